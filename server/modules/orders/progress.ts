import type { Database } from '../../db/database.ts';
import { tellOfAmount, tellOfOrder, tellOfTechnician } from './notices.ts';
import { finalCharge, leastFinalPayment, type OrderFields, statusOf } from './order-state.ts';
import { changeOrder, findTechnician, lockOrder } from './repository.ts';

const HALALAS = 100;

/** Why a step can't be taken, where it is not for the status. */
type RefusedStep =
  | 'noTechnician'
  | 'technicianInactive'
  | 'technicianSame'
  | 'free'
  | 'tooLittle'
  | 'paidAlready';

/** What came of an operator's step; `refused` says in a line why it can't be taken. */
export type Stepped =
  | { outcome: 'missing' }
  | { outcome: 'refused'; why: string; kind?: RefusedStep | undefined }
  | { outcome: 'done'; before: OrderFields; after: OrderFields };

const refused = (why: string, kind?: RefusedStep): Stepped => ({ outcome: 'refused', why, kind });
const changed = (before: OrderFields, after: OrderFields): Stepped => ({ outcome: 'done', before, after });

/** Gives an order that is paid for to a technician, or to another one before the first has come. */
export async function assignTechnician(
  transaction: Database,
  { id, technicianId, at }: { id: number; technicianId: number; at: Date },
): Promise<Stepped> {
  const order = await lockOrder(transaction, id);
  if (!order) return { outcome: 'missing' };
  const status = statusOf(order);
  if (status !== 'created' && status !== 'assigned') {
    return refused(`Order ${id} is ${status}: this is for orders that are created or assigned`);
  }
  const technician = await findTechnician(transaction, technicianId);
  if (!technician) return refused(`There is no technician ${technicianId}`, 'noTechnician');
  if (!technician.isActive)
    return refused(`Technician ${technicianId} takes no more orders`, 'technicianInactive');
  if (order.technicianId === technicianId)
    return refused(`Order ${id} is technician ${technicianId}’s already`, 'technicianSame');
  const after = await changeOrder(transaction, id, { technicianId, assignTime: at });
  await tellOfTechnician(transaction, after, 'orderAssigned', technician);
  return changed(order, after);
}

/** The technician is there: from now on the order can't be cancelled. */
export async function markArrived(
  transaction: Database,
  { id, at }: { id: number; at: Date },
): Promise<Stepped> {
  const order = await lockOrder(transaction, id);
  if (!order) return { outcome: 'missing' };
  const status = statusOf(order);
  const technician =
    order.technicianId === null ? undefined : await findTechnician(transaction, order.technicianId);
  if (status !== 'assigned' || !technician) {
    return refused(`Order ${id} is ${status}: this is for orders that are assigned`);
  }
  const after = await changeOrder(transaction, id, { arriveTime: at });
  await tellOfTechnician(transaction, after, 'orderArrived', technician);
  return changed(order, after);
}

/** Says what the work costs in all, the call-out included; may be said anew until it is paid. */
export async function setFinalPayment(
  transaction: Database,
  { id, amountSar }: { id: number; amountSar: number },
): Promise<Stepped> {
  const order = await lockOrder(transaction, id);
  if (!order) return { outcome: 'missing' };
  const status = statusOf(order);
  if (!['assigned', 'arrived', 'done'].includes(status)) {
    return refused(`Order ${id} is ${status}: this is for orders that are assigned, arrived or done`);
  }
  const least = leastFinalPayment(order.orderType);
  if (least === null) return refused(`Order ${id} is for a mosque, which is free`, 'free');
  if (amountSar < least)
    return refused(`A ${order.orderType} order costs ${least} SAR at least`, 'tooLittle');
  if (order.finalPaidAt) return refused(`The final payment of order ${id} is paid`, 'paidAlready');
  const after = await changeOrder(transaction, id, { finalHalalas: Math.round(amountSar * HALALAS) });
  await tellOfAmount(transaction, after, 'orderPriced', finalCharge(after));
  return changed(order, after);
}

/** The work is done; one that was done without anybody marking his arrival counts as done too (DESIGN §6). */
export async function finishOrder(
  transaction: Database,
  { id, at }: { id: number; at: Date },
): Promise<Stepped> {
  const order = await lockOrder(transaction, id);
  if (!order) return { outcome: 'missing' };
  const status = statusOf(order);
  if (status !== 'assigned' && status !== 'arrived') {
    return refused(`Order ${id} is ${status}: this is for orders that are assigned or arrived`);
  }
  const after = await changeOrder(transaction, id, { doneTime: at });
  await tellOfOrder(transaction, after, 'orderDone');
  return changed(order, after);
}
