import { and, asc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { daysAfter } from '../../../contract/day-arithmetic.ts';
import {
  RENEWAL_SHORT_TERM_DAYS,
  RENEWAL_TOLD_DAYS,
  RENT_NOTICE_DAYS,
  RENT_REMINDER_DAYS,
} from '../../../contract/limits.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import type { Database } from '../../db/database.ts';
import { tenancies, tenancyDues } from '../../db/schema/rentals.ts';
import type { Clock } from '../../lib/clock.ts';
import { notifyOfDue, notifyOfRenewal } from './notices.ts';

const BATCH = 100;

/**
 * Runs the work in batches, each in a transaction, until a batch is not full. Returns the total.
 */
async function inBatches(db: Database, work: (transaction: Database) => Promise<number>): Promise<number> {
  let done = 0;
  let batch: number;
  do {
    batch = await db.transaction(work);
    done += batch;
  } while (batch === BATCH);
  return done;
}

/**
 * Notifies tenant and owner that a tenancy renews automatically, and of the last day for notice: 90
 * and 67 days before the end, each once; if both were missed, only the second. After the last day
 * for notice it sends none. Skips short terms, which do not renew automatically, and tenancies
 * followed by another: those were renewed already, or the property is let to others.
 */
function notifyOfRenewals(db: Database, now: Date): Promise<number> {
  const today = riyadhDay(now);
  const { first, second } = RENEWAL_TOLD_DAYS;
  const { expiresOn, noticedAt } = tenancies;
  /** The day of the later of the two notices that is due. */
  const noticeFrom = sql`${expiresOn} - case when ${expiresOn} <= ${daysAfter(today, second)}::date then ${second}::int else ${first}::int end`;
  return inBatches(db, async (transaction) => {
    const due = transaction
      .select({ id: tenancies.id })
      .from(tenancies)
      .where(
        and(
          isNull(tenancies.endedOn),
          gte(expiresOn, daysAfter(today, RENT_NOTICE_DAYS)),
          lte(expiresOn, daysAfter(today, first)),
          or(isNull(noticedAt), sql`(${noticedAt} at time zone 'Asia/Riyadh')::date < ${noticeFrom}`),
          sql`${expiresOn} - ${tenancies.startsOn} >= ${RENEWAL_SHORT_TERM_DAYS}::int`,
          sql`not exists (select from tenancies next where next.property_id = ${tenancies.propertyId}
            and next.ended_on is null and next.starts_on > ${expiresOn})`,
        ),
      )
      .orderBy(asc(expiresOn))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const rows = await transaction
      .update(tenancies)
      .set({ noticedAt: now })
      .where(inArray(tenancies.id, due))
      .returning();
    for (const tenancy of rows) await notifyOfRenewal(transaction, tenancy);
    return rows.length;
  });
}

/** Reminds tenants of each unpaid due within a week, once per due. */
function remindOfDues(db: Database, now: Date): Promise<number> {
  const today = riyadhDay(now);
  return inBatches(db, async (transaction) => {
    const rows = await transaction
      .select({ due: tenancyDues, tenancy: tenancies })
      .from(tenancyDues)
      .innerJoin(tenancies, eq(tenancies.id, tenancyDues.tenancyId))
      .where(
        and(
          isNull(tenancyDues.paidOn),
          isNull(tenancyDues.remindedAt),
          isNull(tenancies.endedOn),
          gte(tenancyDues.dueOn, today),
          lte(tenancyDues.dueOn, daysAfter(today, RENT_REMINDER_DAYS)),
        ),
      )
      .orderBy(asc(tenancyDues.dueOn))
      .limit(BATCH)
      .for('update', { of: tenancyDues, skipLocked: true });
    for (const { due, tenancy } of rows) {
      const { tenancyId, dueOn } = due;
      await transaction
        .update(tenancyDues)
        .set({ remindedAt: now })
        .where(and(eq(tenancyDues.tenancyId, tenancyId), eq(tenancyDues.dueOn, dueOn)));
      await notifyOfDue(transaction, tenancy, 'rentDueSoon', due);
    }
    return rows.length;
  });
}

/**
 * Sends the notices due about tenancies. The transaction that writes a notice also marks it as
 * sent; one missed while no server ran is sent later, as long as it is useful. Returns the number
 * sent.
 */
export async function remindOfTenancies(db: Database, clock: Clock): Promise<number> {
  const now = clock.now();
  return (await notifyOfRenewals(db, now)) + (await remindOfDues(db, now));
}
