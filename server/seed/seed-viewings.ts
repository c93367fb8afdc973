import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { daysAfter, weekdayOf } from '../../contract/day-arithmetic.ts';
import { LUXURY_VIEWING_SAR } from '../../contract/limits.ts';
import { riyadhDay, riyadhMoment } from '../../contract/riyadh.ts';
import type { Database } from '../db/database.ts';
import { payments } from '../db/schema/money.ts';
import { properties } from '../db/schema/properties.ts';
import { viewingHours, viewings } from '../db/schema/viewings.ts';
import { inHalalas } from '../lib/money.ts';
import { move } from '../modules/payments/ledger/repository.ts';
import { saraId } from './demo/sara-listings.ts';
import { demoViewings, demoWeeks } from './demo/viewings.ts';

const DAY_MS = 86_400_000;
const FRIDAY = 5;

/** A third of the listings have evening hours, a third long days; the others the default. */
async function seedHours(db: Database): Promise<void> {
  for (const [index, week] of demoWeeks.entries()) {
    await db.execute(sql`
      insert into ${viewingHours} (property_id, week)
      select id, ${`{${week.join()}}`}::int[] from ${properties} where id % 3 = ${index + 1}
      on conflict do nothing`);
  }
}

/** Writes the demo's viewings with their payments. Needs the listings. */
export async function seedViewings(db: Database): Promise<void> {
  await seedHours(db);
  const listings = await db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.status, 'published'), ne(properties.advertiserId, saraId)))
    .orderBy(asc(properties.id))
    .limit(demoViewings.length);
  const now = new Date();
  const today = riyadhDay(now);
  for (const [index, { status, days, clock, isLuxury, paidBy, expert }] of demoViewings.entries()) {
    const listing = listings[index];
    if (!listing) return;
    const wanted = daysAfter(today, days);
    const startsAt = riyadhMoment(weekdayOf(wanted) === FRIDAY ? daysAfter(wanted, 1) : wanted, clock);
    const createdAt = new Date(Math.min(now.getTime(), startsAt.getTime()) - 2 * DAY_MS);
    const amountHalalas = isLuxury ? inHalalas(LUXURY_VIEWING_SAR) : 0;
    const [viewing] = await db
      .insert(viewings)
      .values({
        userId: saraId,
        propertyId: listing.id,
        startsAt,
        status,
        isLuxury,
        expertName: expert?.name ?? null,
        expertMobile: expert?.mobile ?? null,
        amountHalalas,
        // Longer than the usual half hour, so that the demo's users still find it unpaid.
        payBefore: isLuxury ? new Date(startsAt.getTime() - DAY_MS) : null,
        createdAt,
        scheduledAt: createdAt,
      })
      .returning();
    if (viewing && paidBy) await payFor(db, { viewing, reference: paidBy, at: createdAt });
  }
}

interface Paid {
  viewing: typeof viewings.$inferSelect;
  reference: string;
  at: Date;
}

async function payFor(db: Database, { viewing, reference, at }: Paid): Promise<void> {
  const [payment] = await db
    .insert(payments)
    .values({
      reference,
      userId: viewing.userId,
      purpose: 'viewing',
      subjectId: viewing.id,
      amountHalalas: viewing.amountHalalas,
      method: 'gateway',
      status: 'paid',
      createdAt: at,
      settledAt: at,
    })
    .returning();
  if (!payment) return;
  await move(db, { kind: 'payment', payment, from: { kind: 'gateway' }, to: { kind: 'income' }, at });
}
