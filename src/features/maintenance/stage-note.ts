import type { Order } from '../../../contract/maintenance.ts';
import type { Stage } from './order-status.ts';

/** A key of `timeline`. */
type StageNote =
  | `${Stage}.note`
  | 'created.unpaid'
  | 'assign.onTheWay'
  | 'arrive.expected'
  | 'arrive.free'
  | 'arrive.priced'
  | 'arrive.paid'
  | 'done.mended'
  | 'done.unpaid';

type Standing = Pick<Order, 'status' | 'orderType' | 'finalPayment' | 'expectedArrival'> & {
  bill: Pick<Order['bill'], 'due'>;
};

/** The note under an order's current or later stage; null where a later stage has none. */
export function stageNote(order: Standing, stage: Stage, state: 'now' | 'later'): StageNote | null {
  const isFree = order.orderType === 'mosque';
  const isPaid = order.finalPayment !== null && order.bill.due === 0;
  if (state === 'later') {
    if (stage === 'arrive' && order.expectedArrival) return 'arrive.expected';
    if (stage !== 'done') return null;
    return isFree || isPaid ? 'done.mended' : 'done.note';
  }
  if (order.status === 'waiting_payment') return 'created.unpaid';
  if (order.status === 'on_the_way') return 'assign.onTheWay';
  if (stage === 'done' && order.bill.due > 0) return 'done.unpaid';
  if (stage !== 'arrive') return `${stage}.note`;
  if (isFree) return 'arrive.free';
  if (isPaid) return 'arrive.paid';
  return order.bill.due > 0 ? 'arrive.priced' : 'arrive.note';
}
