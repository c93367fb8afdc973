import { and, eq, ne } from 'drizzle-orm';
import type { RefundWay } from '../../../contract/payments.ts';
import type { Database } from '../../db/database.ts';
import { paymentDiscrepancies, payments, walletTopUps } from '../../db/schema/money.ts';
import { notify } from '../notifications/notify.ts';
import { giveBack } from './card-refunds.ts';
import type { Discrepancy } from './discrepancies.ts';
import { move } from './ledger/repository.ts';
import type { Payment } from './payment-subject.ts';
import { cancelOpenPayment, lockPayment, newReference } from './repository.ts';

export type ClosedDiscrepancy =
  | ({ outcome: 'done'; movedHalalas: number } & Pick<Discrepancy, 'kind' | 'notedAt'>)
  | { outcome: 'missing' }
  | { outcome: 'closed' }
  /** The gateway holds no unmatched money of this discrepancy, or it can't be moved from here. */
  | { outcome: 'noMoney' };

/** Kinds where the money is still at the gateway, and its payer is known. */
const WITH_MONEY: readonly Discrepancy['kind'][] = ['gatewayId', 'amount', 'refunded'];

/** The halalas at the gateway that no payment's ledger entry covers. */
export function unmatchedHalalas(
  { kind, currency, takenHalalas, refundedHalalas }: Discrepancy,
  payment: Payment,
): number {
  if (currency !== 'SAR' || !WITH_MONEY.includes(kind)) return 0;
  const entered = kind !== 'gatewayId' && payment.status === 'paid' ? payment.amountHalalas : 0;
  return Math.max(0, takenHalalas - refundedHalalas - entered);
}

/**
 * Whether another payment already has this gateway id: a refund by the id would then refund that
 * payment.
 */
async function isTaken(transaction: Database, { gatewayId }: Discrepancy, { id, status }: Payment) {
  const isOther = status === 'paid' ? undefined : ne(payments.id, id);
  return (await transaction.$count(payments, and(eq(payments.gatewayId, gatewayId), isOther))) > 0;
}

/**
 * Creates a paid top-up for unmatched money, which then goes to the payer's wallet or back to the
 * card.
 */
async function addOwnPayment(
  transaction: Database,
  { userId, paymentMethodId }: Payment,
  { amountHalalas, gatewayId, at }: { amountHalalas: number; gatewayId: string | null; at: Date },
): Promise<Payment> {
  const [topUp] = await transaction
    .insert(walletTopUps)
    .values({ userId, amountHalalas, createdAt: at })
    .returning({ id: walletTopUps.id });
  if (!topUp) throw new Error('The top-up was not written');
  const [made] = await transaction
    .insert(payments)
    .values({
      userId,
      paymentMethodId,
      purpose: 'top_up',
      subjectId: topUp.id,
      amountHalalas,
      gatewayId,
      reference: newReference(),
      method: 'gateway',
      status: 'paid',
      createdAt: at,
      settledAt: at,
      askAt: null,
    })
    .returning();
  if (!made) throw new Error('The payment was not written');
  return made;
}

async function toWallet(transaction: Database, payment: Payment, amountHalalas: number, at: Date) {
  const own = await addOwnPayment(transaction, payment, { amountHalalas, gatewayId: null, at });
  const { userId } = payment;
  const to = { kind: 'wallet', userId } as const;
  await move(transaction, { kind: 'payment', payment: own, from: { kind: 'gateway' }, to, at });
  await notify(transaction, userId, { kind: 'walletToppedUp', params: { amountHalalas } });
}

/** Refunds the whole amount: the gateway subtracts what it has refunded before. */
async function toCard(
  transaction: Database,
  payment: Payment,
  { gatewayId, takenHalalas }: Discrepancy,
  at: Date,
) {
  // The new payment takes over the money, and with it the gateway id.
  if (payment.gatewayId === gatewayId) {
    await transaction
      .update(payments)
      .set({ gatewayId: null, askAt: null })
      .where(eq(payments.id, payment.id));
  }
  const own = await addOwnPayment(transaction, payment, { amountHalalas: takenHalalas, gatewayId, at });
  const [from, to] = [{ kind: 'gateway' }, { kind: 'held' }] as const;
  await move(transaction, { kind: 'payment', payment: own, from, to, at });
  await giveBack(transaction, own, { from: 'held', to: 'card', at });
}

interface Closing {
  /** What the operator did about it. */
  note: string;
  /** Where to move the unmatched money; undefined if the operator moved it elsewhere. */
  to: RefundWay | undefined;
  at: Date;
}

/** Closes a discrepancy that an operator has dealt with. To be called in a transaction. */
export async function closeDiscrepancy(
  transaction: Database,
  paymentId: number,
  { note, to, at }: Closing,
): Promise<ClosedDiscrepancy> {
  const ofPayment = eq(paymentDiscrepancies.paymentId, paymentId);
  const [discrepancy] = await transaction.select().from(paymentDiscrepancies).where(ofPayment).for('update');
  if (!discrepancy) return { outcome: 'missing' };
  if (discrepancy.closedAt !== null) return { outcome: 'closed' };
  const payment = await lockPayment(transaction, paymentId);
  const odd = unmatchedHalalas(discrepancy, payment);
  if (to) {
    if (odd === 0) return { outcome: 'noMoney' };
    if (to === 'card' && (await isTaken(transaction, discrepancy, payment))) return { outcome: 'noMoney' };
    if (payment.status === 'open') {
      await cancelOpenPayment(transaction, payment.purpose, payment.subjectId, at);
    }
    if (to === 'card') await toCard(transaction, payment, discrepancy, at);
    else await toWallet(transaction, payment, odd, at);
  }
  await transaction
    .update(paymentDiscrepancies)
    .set({ closedAt: at, note, wentTo: to ?? null })
    .where(ofPayment);
  const { kind, notedAt } = discrepancy;
  return { outcome: 'done', kind, notedAt, movedHalalas: to ? odd : 0 };
}
