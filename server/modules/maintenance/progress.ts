import type { OrderStatus } from '../../../contract/order-statuses.ts';
import type { Database } from '../../db/database.ts';
import { inHalalas } from '../../lib/money.ts';
import { writtenMoney } from '../../texts/texts.ts';
import { cancelOpenPayment } from '../payments/repository.ts';
import { notifyOfAmount, notifyOfOrder, notifyOfTechnician } from './notices.ts';
import { finalCharge, leastFinalPayment, type OrderFields, statusOf } from './order-state.ts';
import { changeOrder, findTechnician, lockOrder } from './repository.ts';

/** British English puts no comma before “or”. */
const ONE_OF = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Why a step was refused, if not for the order's status. */
export type RefusedStep =
  | 'noTechnician'
  | 'technicianInactive'
  | 'technicianSame'
  | 'free'
  | 'tooLittle'
  | 'paidAlready';

/** The result of an operator's step; `why` is the reason of a refusal, in one line. */
export type Stepped =
  | { outcome: 'missing' }
  | { outcome: 'refused'; why: string; kind?: RefusedStep | undefined }
  | { outcome: 'done'; before: OrderFields; after: OrderFields };

const refused = (why: string, kind?: RefusedStep): Stepped => ({ outcome: 'refused', why, kind });

/**
 * Runs a step on a locked order if its status is one of `from`, and returns the result. `work`
 * returns the changed order, or its own refusal.
 */
async function step(
  transaction: Database,
  { id, from }: { id: number; from: OrderStatus[] },
  work: (order: OrderFields) => Promise<OrderFields | Stepped>,
): Promise<Stepped> {
  const order = await lockOrder(transaction, id);
  if (!order) return { outcome: 'missing' };
  const status = statusOf(order);
  if (!from.includes(status)) {
    return refused(`Order ${id} is ${status}: this is for orders that are ${ONE_OF.format(from)}`);
  }
  const after = await work(order);
  return 'outcome' in after ? after : { outcome: 'done', before: order, after };
}

/** Assigns a technician to a paid order, or another one before the first arrives. */
export function assignTechnician(
  transaction: Database,
  { id, technicianId, at }: { id: number; technicianId: number; at: Date },
): Promise<Stepped> {
  return step(transaction, { id, from: ['created', 'assigned'] }, async (order) => {
    const technician = await findTechnician(transaction, technicianId);
    if (!technician) return refused(`There is no technician ${technicianId}`, 'noTechnician');
    if (!technician.isActive)
      return refused(`Technician ${technicianId} takes no more orders`, 'technicianInactive');
    if (order.technicianId === technicianId)
      return refused(`Order ${id} is technician ${technicianId}’s already`, 'technicianSame');
    const after = await changeOrder(transaction, id, { technicianId, assignTime: at });
    await notifyOfTechnician(transaction, after, 'orderAssigned', technician);
    return after;
  });
}

/** Records the technician's arrival: from then on the order can't be cancelled. */
export function markArrived(transaction: Database, { id, at }: { id: number; at: Date }): Promise<Stepped> {
  return step(transaction, { id, from: ['assigned'] }, async ({ technicianId }) => {
    const technician = technicianId === null ? undefined : await findTechnician(transaction, technicianId);
    if (!technician) throw new Error(`Order ${id} is assigned to nobody`);
    const after = await changeOrder(transaction, id, { arriveTime: at });
    await notifyOfTechnician(transaction, after, 'orderArrived', technician);
    return after;
  });
}

/** Sets the price of the work, the call-out included; it may change until it is paid. */
export function setFinalPayment(
  transaction: Database,
  { id, amountSar, at }: { id: number; amountSar: number; at: Date },
): Promise<Stepped> {
  return step(transaction, { id, from: ['assigned', 'arrived', 'done'] }, async (order) => {
    const least = leastFinalPayment(order.orderType);
    if (least === null) return refused(`Order ${id} is for a mosque, which is free`, 'free');
    if (amountSar < least) {
      const money = writtenMoney(inHalalas(least), 'en');
      return refused(`A ${order.orderType} order costs ${money} at least`, 'tooLittle');
    }
    if (order.finalPaidAt) return refused(`The final payment of order ${id} is paid`, 'paidAlready');
    // A page over another amount is not to be paid any more.
    await cancelOpenPayment(transaction, 'maintenance', id, at);
    const after = await changeOrder(transaction, id, { finalHalalas: inHalalas(amountSar) });
    await notifyOfAmount(transaction, after, 'orderPriced', finalCharge(after));
    return after;
  });
}

/** Records that the work is done, also without a recorded arrival (DESIGN §6). */
export function finishOrder(transaction: Database, { id, at }: { id: number; at: Date }): Promise<Stepped> {
  return step(transaction, { id, from: ['assigned', 'arrived'] }, async () => {
    const after = await changeOrder(transaction, id, { doneTime: at });
    await notifyOfOrder(transaction, after, 'orderDone');
    return after;
  });
}
