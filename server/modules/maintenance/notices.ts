import type { Database } from '../../db/database.ts';
import { notify } from '../notifications/notify.ts';
import type { OrderFields } from './order-state.ts';
import type { Technician } from './repository.ts';

/** Notifications that name an order by its title alone. */
type PlainKind = 'orderReceived' | 'orderPaid' | 'orderDone';

const paramsOf = ({ id, title }: OrderFields) => ({ orderId: id, title });

/** Tells an order's person what happened to it, in the transaction in which it did. */
export async function notifyOfOrder(
  transaction: Database,
  order: OrderFields,
  kind: PlainKind,
): Promise<void> {
  await notify(transaction, order.userId, { kind, params: paramsOf(order) });
}

/** Tells who comes, or is there. */
export async function notifyOfTechnician(
  transaction: Database,
  order: OrderFields,
  kind: 'orderAssigned' | 'orderArrived',
  { name, nameEn }: Technician,
): Promise<void> {
  await notify(transaction, order.userId, { kind, params: { ...paramsOf(order), name, nameEn } });
}

/** Tells an amount: what is left to pay, or what went back to the wallet. */
export async function notifyOfAmount(
  transaction: Database,
  order: OrderFields,
  kind: 'orderPriced' | 'orderCancelled',
  amountHalalas: number,
): Promise<void> {
  await notify(transaction, order.userId, { kind, params: { ...paramsOf(order), amountHalalas } });
}
