import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cardRefunds } from '../../db/schema/money.ts';

type CardRefund = typeof cardRefunds.$inferSelect;

/** What came of an operator's wish to try again. */
export type Retried =
  | { outcome: 'done'; before: CardRefund }
  | { outcome: 'missing' }
  /** It is under way, or done. */
  | { outcome: 'wrongStatus'; status: CardRefund['status'] };

/**
 * Has the job send the gateway once more a refund that it refused. Nothing of the ledger moves: it
 * was moved when the money was given back, and the gateway gives a payment back but once. To be
 * called in a transaction.
 */
export async function retryRefund(transaction: Database, paymentId: number): Promise<Retried> {
  const ofPayment = eq(cardRefunds.paymentId, paymentId);
  const [before] = await transaction.select().from(cardRefunds).where(ofPayment).for('update');
  if (!before) return { outcome: 'missing' };
  if (before.status !== 'failed') return { outcome: 'wrongStatus', status: before.status };
  await transaction.update(cardRefunds).set({ status: 'pending', tryAt: null }).where(ofPayment);
  return { outcome: 'done', before };
}
