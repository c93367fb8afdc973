import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/schema/money.ts';
import type { Payment } from './payment-subject.ts';

/*
 * When the server polls the gateway for a payment's status: next at `ask_at`, or never again if
 * that is null.
 */

/** Delay of the first poll: the browser's return or a webhook usually brings the status earlier. */
const FIRST_MS = 60_000;
/** How long a page accepts payment if the payment has no `payBefore`. */
export const PAGE_OPEN_MS = 24 * 3_600_000;
/**
 * Polling goes on this long after the page's end: clocks differ, and a payment that began before
 * the end may finish after it.
 */
const AFTER_PAGE = sql`interval '6 hours'`;
const PAGE_OPEN = sql`interval '24 hours'`;
/** Longest pause between polls of an unpaid payment: a poll must follow the page's last payment. */
const LONGEST_PAUSE = sql`interval '30 minutes'`;
/** For this long the payer's bank may reverse a payment; polls become rarer with its age. */
const PAID_WITHIN = sql`interval '120 days'`;
const PAID_PAUSE_MS = 3_600_000;

export const firstPollAt = (at: Date): Date => new Date(at.getTime() + FIRST_MS);
export const pollPaidAt = (at: Date): Date => new Date(at.getTime() + PAID_PAUSE_MS);

/** Claims a payment's next poll; false if another caller polled it less than `everyMs` ago. */
export async function claimPoll(db: Database, id: number, at: Date, everyMs: number): Promise<boolean> {
  const isNotPolledSince = lt(payments.askedAt, new Date(at.getTime() - everyMs));
  const claimed = await db
    .update(payments)
    .set({ askedAt: at })
    .where(and(eq(payments.id, id), or(isNull(payments.askedAt), isNotPolledSince)))
    .returning({ id: payments.id });
  return claimed.length > 0;
}

const now = (at: Date) => sql`${at.toISOString()}::timestamptz`;
const isPaid = sql`${payments.status} = 'paid'`;

/** Claims due payments (paid ones last) for this caller alone, and sets their next poll. */
export async function claimDue(db: Database, at: Date, most: number): Promise<Payment[]> {
  const age = sql`(${now(at)} - ${payments.createdAt})`;
  const pause = sql`case when ${isPaid} then greatest(interval '1 hour', ${age})
    else least(greatest(interval '1 minute', ${age} / 10), ${LONGEST_PAUSE}) end`;
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(lte(payments.askAt, at))
    .orderBy(isPaid, asc(payments.askAt))
    .limit(most)
    .for('update', { skipLocked: true });
  return db
    .update(payments)
    .set({ askedAt: at, askAt: sql`${now(at)} + ${pause}` })
    .where(inArray(payments.id, due))
    .returning();
}

/** Stops polling those of these answered payments that can no longer change. */
export async function endPolling(db: Database, answered: Payment[], at: Date): Promise<void> {
  const ids = answered.map(({ id }) => id);
  // The gateway's page of an open payment may not have been created yet.
  const isOfGateway = sql`${payments.method} = 'gateway'
    and (${payments.gatewayId} is not null or ${payments.status} = 'open')`;
  const end = sql`case when ${isPaid} then ${payments.createdAt} + ${PAID_WITHIN}
    else coalesce(${payments.pageEndsAt}, ${payments.createdAt} + ${PAGE_OPEN}) + ${AFTER_PAGE} end`;
  await db
    .update(payments)
    .set({ askAt: null })
    .where(and(inArray(payments.id, ids), sql`not (${isOfGateway} and ${now(at)} < ${end})`));
}
