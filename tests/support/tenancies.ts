import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';
import { users } from '../../server/db/schema/people.ts';
import { properties } from '../../server/db/schema/properties.ts';
import { recordOwner, recordTenancy } from '../../server/modules/rentals/recording.ts';
import type { Visitor } from './bookings.ts';

/** Ids of published properties for rent that no test user owns. */
export async function propertiesToLet(db: Database, count: number): Promise<number[]> {
  const rows = await db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.status, 'published'), eq(properties.purpose, 'for_rent'), gt(properties.id, 60)))
    .orderBy(asc(properties.id))
    .limit(count);
  return rows.map(({ id }) => id);
}

export async function mobileOf(db: Database, { id }: Visitor): Promise<string> {
  const [found] = await db.select({ mobile: users.mobile }).from(users).where(eq(users.id, id));
  if (!found) throw new Error(`There is no person ${id}`);
  return found.mobile;
}

export async function giveTo(db: Database, owner: Visitor, propertyId: number): Promise<void> {
  const mobile = await mobileOf(db, owner);
  const done = await db.transaction((transaction) => recordOwner(transaction, { propertyId, mobile }));
  if (done.outcome === 'refused') throw new Error(done.why);
}

type Terms = Partial<Omit<Parameters<typeof recordTenancy>[1], 'propertyId' | 'mobile'>>;

/**
 * Records a tenancy as an operator does: by default for a year from 1 January 2026, SAR 3,000 a
 * quarter.
 */
export async function letTo(db: Database, tenant: Visitor, propertyId: number, terms: Terms = {}) {
  const mobile = await mobileOf(db, tenant);
  return db.transaction((transaction) =>
    recordTenancy(transaction, {
      propertyId,
      mobile,
      startsOn: '2026-01-01',
      term: 1,
      unit: 'year',
      rentSar: 3_000,
      everyMonths: 3,
      at: new Date(),
      ...terms,
    }),
  );
}
