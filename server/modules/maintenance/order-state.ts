import { MAINTENANCE_FAST_FROM_SAR, MAINTENANCE_NORMAL_FROM_SAR } from '../../../contract/limits.ts';
import type { OrderStatus, OrderType } from '../../../contract/order-statuses.ts';
import type { orders } from '../../db/schema/orders.ts';

export type OrderFields = typeof orders.$inferSelect;
type Moments = Pick<
  OrderFields,
  'callOutHalalas' | 'callOutPaidAt' | 'assignTime' | 'arriveTime' | 'doneTime' | 'cancelledAt'
>;
type Sums = Pick<
  OrderFields,
  'callOutHalalas' | 'tipHalalas' | 'discountHalalas' | 'callOutPaidAt' | 'finalHalalas' | 'finalPaidAt'
>;

/** What an order may be paid for: its call-out first, then the rest of its final payment. */
export type Due = 'callOut' | 'maintenance';

/** An order's status by its moments: done, else arrived, assigned or created (services §4). */
export function statusOf(order: Moments): OrderStatus {
  if (order.cancelledAt) return 'cancelled';
  if (order.doneTime) return 'done';
  if (order.arriveTime) return 'arrived';
  if (order.assignTime) return 'assigned';
  return order.callOutHalalas > 0 && !order.callOutPaidAt ? 'waiting_payment' : 'created';
}

/**
 * Its user may cancel until the technician arrives (services §4). A done order counts as arrived
 * (DESIGN §6).
 */
export function isCancellable(order: Moments): boolean {
  return !order.cancelledAt && !order.arriveTime && !order.doneTime;
}

/** What the call-out comes to, in halalas. */
export function callOutCharge(
  order: Pick<Sums, 'callOutHalalas' | 'tipHalalas' | 'discountHalalas'>,
): number {
  return order.callOutHalalas + order.tipHalalas - order.discountHalalas;
}

/** What remains of the final payment, which holds the call-out (DESIGN §6); 0 where none is set. */
export function finalCharge({ finalHalalas, callOutHalalas }: Sums): number {
  return finalHalalas === null ? 0 : finalHalalas - callOutHalalas;
}

/** What is to be paid now; null where nothing is. */
export function dueOf(order: Moments & Sums): Due | null {
  if (order.cancelledAt) return null;
  if (order.callOutHalalas > 0 && !order.callOutPaidAt) return 'callOut';
  return order.finalHalalas !== null && !order.finalPaidAt ? 'maintenance' : null;
}

/** What a due payment comes to, in halalas. */
export function chargeOf(order: Sums, due: Due): number {
  return due === 'callOut' ? callOutCharge(order) : finalCharge(order);
}

/** The least final payment of a type in SAR (services §9); null for what is free. */
export function leastFinalPayment(orderType: OrderType): number | null {
  if (orderType === 'mosque') return null;
  return orderType === 'fast' ? MAINTENANCE_FAST_FROM_SAR : MAINTENANCE_NORMAL_FROM_SAR;
}
