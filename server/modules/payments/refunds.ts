import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { PAGE_AND_ONE, pageOf, rowsBefore } from '../../db/page.ts';
import { cardRefunds, payments } from '../../db/schema/money.ts';
import { users } from '../../db/schema/people.ts';

type CardRefund = typeof cardRefunds.$inferSelect;

/** What came of an operator's wish to try again. */
export type Retried =
  | { outcome: 'done'; before: CardRefund }
  | { outcome: 'missing' }
  /** It is under way, or done. */
  | { outcome: 'wrongStatus'; status: CardRefund['status'] };

/**
 * Has the job tell the gateway once more of a refund that it refused. Nothing of the ledger moves: it was moved when
 * the money was given back, and the gateway gives a payment back but once. To be called in a transaction.
 */
export async function retryRefund(transaction: Database, paymentId: number): Promise<Retried> {
  const ofPayment = eq(cardRefunds.paymentId, paymentId);
  const [before] = await transaction.select().from(cardRefunds).where(ofPayment).for('update');
  if (!before) return { outcome: 'missing' };
  if (before.status !== 'failed') return { outcome: 'wrongStatus', status: before.status };
  await transaction.update(cardRefunds).set({ status: 'pending', tryAt: null }).where(ofPayment);
  return { outcome: 'done', before };
}

/** A page of the refunds that the gateway refused, the longest wait first, and whether there are more. */
export async function listRefused(db: Database, page = 1) {
  const rows = await db
    .select({ refund: cardRefunds, payment: payments, name: users.name, mobile: users.mobile })
    .from(cardRefunds)
    .innerJoin(payments, eq(payments.id, cardRefunds.paymentId))
    .innerJoin(users, eq(users.id, payments.userId))
    .where(eq(cardRefunds.status, 'failed'))
    .orderBy(asc(cardRefunds.createdAt), asc(cardRefunds.paymentId))
    .limit(PAGE_AND_ONE)
    .offset(rowsBefore(page));
  return pageOf(rows);
}
