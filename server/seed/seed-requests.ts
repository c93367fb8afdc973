import { and, asc, desc, eq, lte, ne } from 'drizzle-orm';
import type { RequestCategory } from '../../contract/request-statuses.ts';
import type { Database } from '../db/database.ts';
import { documentRequests, managementRequests } from '../db/schema/advertising.ts';
import { bankAccounts } from '../db/schema/bank-accounts.ts';
import { users } from '../db/schema/people.ts';
import { properties } from '../db/schema/properties.ts';
import { propertyRequests, requestMatches } from '../db/schema/requests.ts';
import { financeRequests } from '../db/schema/reservations.ts';
import { inHalalas } from '../lib/money.ts';
import { whereMatches } from '../modules/properties/filters.ts';
import { addEvent } from '../modules/requests/events-repository.ts';
import {
  demoBankAccount,
  demoDocumentRequests,
  demoFinanceRequests,
  demoManagementRequests,
  demoPropertyRequests,
} from './demo/requests.ts';
import { saraId } from './demo/sara-listings.ts';

const HOUR_MS = 3_600_000;
/** The type of a listing to finance: a villa. */
const FINANCED_TYPE_ID = 2;

const isOthers = ne(properties.advertiserId, saraId);

interface Asked {
  hoursAgo: number;
  steps: readonly { status: string; message: string | null; hoursAgo: number }[];
}

/**
 * Writes the first demo account's requests of each kind with their events, and its bank account.
 */
export async function seedRequests(db: Database): Promise<void> {
  const [sara] = await db
    .select({ name: users.name, mobile: users.mobile })
    .from(users)
    .where(eq(users.id, saraId));
  if (!sara) throw new Error('The first demo account is missing');
  const now = Date.now();
  const ago = (hours: number) => new Date(now - hours * HOUR_MS);
  const askedAt = ({ hoursAgo }: Asked) => ({ userId: saraId, createdAt: ago(hoursAgo) });
  /** Writes the events of an inserted request. */
  async function tell(category: RequestCategory, [added]: { id: number }[], { steps }: Asked) {
    if (!added) throw new Error('A request was not written');
    for (const { hoursAgo, ...step } of steps)
      await addEvent(db, category, added.id, { ...step, at: ago(hoursAgo) });
    return added.id;
  }

  for (const demo of demoDocumentRequests) {
    const status = demo.steps.at(-1)?.status ?? 'received';
    const row = { ...askedAt(demo), ...sara, status };
    await tell('documents', await db.insert(documentRequests).values(row).returning(), demo);
  }
  for (const demo of demoManagementRequests) {
    const { regionId, cityId, description } = demo;
    const status = demo.steps.at(-1)?.status ?? 'received';
    const row = { ...askedAt(demo), ...sara, status, regionId, cityId, description };
    await tell('management', await db.insert(managementRequests).values(row).returning(), demo);
  }

  const listings = await db
    .select({ id: properties.id })
    .from(properties)
    .where(and(whereMatches({ purpose: 'for_sale', typeId: FINANCED_TYPE_ID }), isOthers))
    .orderBy(asc(properties.id))
    .limit(demoFinanceRequests.length);
  for (const [index, demo] of demoFinanceRequests.entries()) {
    const propertyId = listings[index]?.id;
    if (propertyId === undefined) break;
    const row = {
      ...askedAt(demo),
      propertyId,
      fullName: sara.name,
      mobile: sara.mobile,
      amountHalalas: inHalalas(demo.amountSar),
      salaryHalalas: inHalalas(demo.salarySar),
      obligations: demo.obligations,
      status: demo.steps.at(-1)?.status ?? 'received',
    };
    await tell('finance', await db.insert(financeRequests).values(row).returning(), demo);
  }

  for (const demo of demoPropertyRequests) {
    const { criteria, found } = demo;
    const { propertyType, rooms, priceFrom, priceTo, features, regionId, age, ...place } = criteria;
    const last = demo.steps.at(-1);
    const row = {
      ...askedAt(demo),
      ...place,
      regionId,
      age,
      tenants: propertyType,
      roomsCount: rooms,
      featureIds: features,
      priceFromHalalas: inHalalas(priceFrom),
      priceToHalalas: inHalalas(priceTo),
      status: last?.status ?? 'received',
      closedAt: last?.status === 'closed' ? ago(last.hoursAgo) : null,
    };
    const requestId = await tell('property', await db.insert(propertyRequests).values(row).returning(), demo);
    if (found === 0) continue;
    const isYoung = age === undefined ? undefined : lte(properties.age, age);
    const fitting = await db
      .select({ id: properties.id })
      .from(properties)
      .where(
        and(whereMatches({ ...place, propertyType, rooms, priceFrom, priceTo, features }), isYoung, isOthers),
      )
      .orderBy(desc(properties.createdAt), desc(properties.id))
      .limit(found);
    const matches = fitting.map(({ id: propertyId }, index) => {
      return { requestId, propertyId, createdAt: ago(demo.hoursAgo - index - 1) };
    });
    if (matches.length > 0) await db.insert(requestMatches).values(matches);
  }

  await db
    .insert(bankAccounts)
    .values({ userId: saraId, ...demoBankAccount })
    .onConflictDoNothing();
}
