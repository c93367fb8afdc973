import type { RefundWay } from '../../../contract/payments.ts';
import type { Database } from '../../db/database.ts';
import { notify } from '../notifications/notify.ts';
import type { OrderFields } from './order-state.ts';
import type { Technician } from './repository.ts';

/** Notifications whose only parameter is the order. */
type PlainKind = 'orderReceived' | 'orderPaid' | 'orderDone';

const paramsOf = ({ id, title }: OrderFields) => ({ orderId: id, title });

/** Notifies an order's user of an event, in the transaction of that event. */
export async function notifyOfOrder(
  transaction: Database,
  order: OrderFields,
  kind: PlainKind,
): Promise<void> {
  await notify(transaction, order.userId, { kind, params: paramsOf(order) });
}

/** Notifies the user which technician will come, is on the way or has arrived. */
export async function notifyOfTechnician(
  transaction: Database,
  order: OrderFields,
  kind: 'orderAssigned' | 'orderOnTheWay' | 'orderArrived',
  { name, nameEn }: Technician,
): Promise<void> {
  const params = {
    ...paramsOf(order),
    name,
    nameEn,
    expectedAt: order.expectedArrival?.toISOString() ?? null,
  };
  await notify(transaction, order.userId, { kind, params });
}

/** Notifies the user that a step was marked by mistake, with the operator's reason. */
export async function notifyOfMistake(
  transaction: Database,
  order: OrderFields,
  kind: 'orderUndeparted' | 'orderUnarrived' | 'orderUndone',
  reason: string,
): Promise<void> {
  const params = { ...paramsOf(order), reason };
  await notify(transaction, order.userId, { kind, params });
}

/** Notifies the user that their final payment was given back, and why. */
export async function notifyOfRefund(
  transaction: Database,
  order: OrderFields,
  refund: { amountHalalas: number; to: RefundWay; reason: string },
): Promise<void> {
  await notify(transaction, order.userId, {
    kind: 'orderRefunded',
    params: { ...paramsOf(order), ...refund },
  });
}

/** Notifies the user of an amount: what is left to pay, or what was refunded, and where to. */
export async function notifyOfAmount(
  transaction: Database,
  order: OrderFields,
  kind: 'orderPriced' | 'orderAnswered' | 'orderCancelled',
  amountHalalas: number,
  to?: RefundWay,
): Promise<void> {
  await notify(transaction, order.userId, { kind, params: { ...paramsOf(order), amountHalalas, to } });
}
