import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cardRefunds } from '../../db/schema/money.ts';

type CardRefund = typeof cardRefunds.$inferSelect;

/** The result when an operator retries a refund. */
export type Retried =
  | { outcome: 'done'; before: CardRefund }
  | { outcome: 'missing' }
  /** The refund is pending or done. */
  | { outcome: 'wrongStatus'; status: CardRefund['status'] };

/**
 * Queues a refund that the gateway refused, so that the job sends it again. The ledger entry exists
 * already, and the gateway refunds a payment only once. Must be called in a transaction.
 */
export async function retryRefund(transaction: Database, paymentId: number): Promise<Retried> {
  const ofPayment = eq(cardRefunds.paymentId, paymentId);
  const [before] = await transaction.select().from(cardRefunds).where(ofPayment).for('update');
  if (!before) return { outcome: 'missing' };
  if (before.status !== 'failed') return { outcome: 'wrongStatus', status: before.status };
  await transaction.update(cardRefunds).set({ status: 'pending', tryAt: null }).where(ofPayment);
  return { outcome: 'done', before };
}
