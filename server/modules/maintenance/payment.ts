import type { Database } from '../../db/database.ts';
import type { ReceiptLine } from '../../db/schema/receipts.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Payment, PaymentSubject } from '../payments/payment-subject.ts';
import { paymentWords } from '../payments/payment-words.ts';
import { notifyOfOrder } from './notices.ts';
import { chargeOf, type Due, dueOf, type OrderFields } from './order-state.ts';
import { changeOrder, findAnyOrder, lockOrder } from './repository.ts';

/**
 * The app's path after an order is paid or cancelled (DESIGN §6): it shows a notice with a link to
 * the order.
 */
export const noticePath = (orderId: number, notice: 'paid' | 'cancelled') =>
  `/maintenances?order=${orderId}&notice=${notice}`;

interface Taken {
  due: Due;
  /** Null where a coupon left nothing to pay. */
  paymentId: number | null;
  at: Date;
}

/** Marks a locked order's due part as paid, and notifies its user. */
export async function takePayment(
  transaction: Database,
  order: OrderFields,
  { due, paymentId, at }: Taken,
): Promise<void> {
  if (due === 'callOut') {
    const paid = { callOutPaidAt: at, callOutPaymentId: paymentId, couponHeldUntil: null };
    await changeOrder(transaction, order.id, paid);
    await notifyOfOrder(transaction, order, 'orderReceived');
    return;
  }
  await changeOrder(transaction, order.id, { finalPaidAt: at, finalPaymentId: paymentId });
  await notifyOfOrder(transaction, order, 'orderPaid');
}

/** The parts of what is paid for an order: they sum to `chargeOf`. */
export function receiptLinesOf(order: OrderFields, due: Due): ReceiptLine[] {
  const { callOutHalalas, tipHalalas, discountHalalas, finalHalalas, finalTipHalalas } = order;
  const lines: ReceiptLine[] =
    due === 'callOut'
      ? [
          { name: 'callOut', halalas: callOutHalalas },
          { name: 'tip', halalas: tipHalalas },
          { name: 'coupon', halalas: -discountHalalas },
        ]
      : [
          { name: 'work', halalas: finalHalalas ?? 0 },
          { name: 'callOutPaid', halalas: -callOutHalalas },
          { name: 'tip', halalas: finalTipHalalas },
        ];
  return lines.filter(({ halalas }) => halalas !== 0);
}

/** One of an order's two payments as a payment subject. */
function subjectFor(due: Due): PaymentSubject {
  return {
    credits: 'income',
    async lock(transaction, orderId) {
      await lockOrder(transaction, orderId);
    },
    async accept(transaction, { id, subjectId, amountHalalas }, at) {
      const order = await lockOrder(transaction, subjectId);
      // It is paid or cancelled, or its tip or coupon changed after this page was opened.
      if (!order || dueOf(order) !== due || chargeOf(order, due) !== amountHalalas) return false;
      await takePayment(transaction, order, { due, paymentId: id, at });
      return true;
    },
    async owes(transaction, { subjectId }) {
      const order = await lockOrder(transaction, subjectId);
      if (!order) throw new ApiError('orderNotFound');
      if (order.cancelledAt) throw new ApiError('orderCancelled');
      const amountHalalas = chargeOf(order, due);
      if (dueOf(order) !== due || amountHalalas === 0) throw new ApiError('orderNothingToPay');
      return { amountHalalas, payBefore: due === 'callOut' ? order.couponHeldUntil : null };
    },
    async linesOf(transaction, { subjectId }) {
      const order = await findAnyOrder(transaction, subjectId);
      return order ? receiptLinesOf(order, due) : [];
    },
    async describe(db, { subjectId }, language) {
      const order = await findAnyOrder(db, subjectId);
      return paymentWords(due, { title: order?.title ?? String(subjectId), titleEn: null }, language);
    },
    linkOf({ subjectId, status }: Payment) {
      if (status === 'paid') return noticePath(subjectId, 'paid');
      return due === 'callOut' ? `/maintenancePay/${subjectId}` : `/maintenancedetails/${subjectId}`;
    },
  };
}

export const callOutPayment = subjectFor('callOut');
export const finalPayment = subjectFor('maintenance');
