import { MAINTENANCE_FAST_FROM_SAR, MAINTENANCE_NORMAL_FROM_SAR } from '../../../contract/limits.ts';
import type { OrderStatus, OrderType } from '../../../contract/order-statuses.ts';
import type { orders } from '../../db/schema/orders.ts';

export type OrderFields = typeof orders.$inferSelect;
type Moments = Pick<
  OrderFields,
  'callOutHalalas' | 'callOutPaidAt' | 'assignTime' | 'leaveTime' | 'arriveTime' | 'doneTime' | 'cancelledAt'
>;
type Sums = Pick<
  OrderFields,
  | 'callOutHalalas'
  | 'tipHalalas'
  | 'discountHalalas'
  | 'callOutPaidAt'
  | 'finalHalalas'
  | 'finalTipHalalas'
  | 'finalPaidAt'
>;

/** The parts of an order that are paid: first its call-out, then the rest of its final payment. */
export type Due = 'callOut' | 'maintenance';

/** An order's status, by its latest moment (services §4). */
export function statusOf(order: Moments): OrderStatus {
  if (order.cancelledAt) return 'cancelled';
  if (order.doneTime) return 'done';
  if (order.arriveTime) return 'arrived';
  if (order.leaveTime) return 'on_the_way';
  if (order.assignTime) return 'assigned';
  return order.callOutHalalas > 0 && !order.callOutPaidAt ? 'waiting_payment' : 'created';
}

/**
 * Its user may cancel, and choose another window, until the technician arrives (services §4). A
 * done order counts as arrived (DESIGN §6).
 */
export function isCancellable(order: Moments): boolean {
  return !order.cancelledAt && !order.arriveTime && !order.doneTime;
}

/** The call-out's price in halalas, with tip and discount. */
export function callOutCharge(
  order: Pick<Sums, 'callOutHalalas' | 'tipHalalas' | 'discountHalalas'>,
): number {
  return order.callOutHalalas + order.tipHalalas - order.discountHalalas;
}

/**
 * The final payment less the call-out, which it includes (DESIGN §6), with its tip, in halalas; 0
 * if not set.
 */
export function finalCharge({ finalHalalas, finalTipHalalas, callOutHalalas }: Sums): number {
  return finalHalalas === null ? 0 : finalHalalas - callOutHalalas + finalTipHalalas;
}

/** The part that must be paid now; null if none. */
export function dueOf(order: Moments & Sums): Due | null {
  if (order.cancelledAt) return null;
  if (order.callOutHalalas > 0 && !order.callOutPaidAt) return 'callOut';
  return order.finalHalalas !== null && !order.finalPaidAt ? 'maintenance' : null;
}

type Question = Pick<OrderFields, 'questionedAt' | 'answeredAt' | 'finalPaidAt' | 'cancelledAt'>;

/** Whether a question about the final price can be answered, or its answer corrected. */
export const isAnswerable = ({ questionedAt, finalPaidAt, cancelledAt }: Question): boolean =>
  questionedAt !== null && !finalPaidAt && !cancelledAt;

/** Whether a question about the final price waits for an operator's answer. */
export const isQuestioned = (order: Question): boolean => isAnswerable(order) && !order.answeredAt;

/** A due part's price in halalas. */
export function chargeOf(order: Sums, due: Due): number {
  return due === 'callOut' ? callOutCharge(order) : finalCharge(order);
}

/** The least final payment of a type in SAR (services §9); null for what is free. */
export function leastFinalPayment(orderType: OrderType): number | null {
  if (orderType === 'mosque') return null;
  return orderType === 'fast' ? MAINTENANCE_FAST_FROM_SAR : MAINTENANCE_NORMAL_FROM_SAR;
}
