import type { OrderFields } from '../../modules/orders/order-state.ts';
import { statusOf } from '../../modules/orders/order-state.ts';
import type { Stepped } from '../../modules/orders/progress.ts';
import { inSar } from '../../money.ts';
import { type Changed, type Facts, Refused } from '../verb.ts';

const isoOf = (moment: Date | null) => moment?.toISOString() ?? null;

/** What the log keeps of an order. */
function factsOf(order: OrderFields): Facts {
  return {
    status: statusOf(order),
    technicianId: order.technicianId,
    assignTime: isoOf(order.assignTime),
    arriveTime: isoOf(order.arriveTime),
    doneTime: isoOf(order.doneTime),
    finalPaymentSar: inSar(order.finalHalalas),
  };
}

/** A step in an order's life as a verb's answer. `message` is the line for when it was taken. */
export function steppedOrder(id: number, stepped: Stepped, message: string): Changed {
  if (stepped.outcome === 'missing') throw new Refused(`There is no order ${id}`, 1, { kind: 'missing' });
  if (stepped.outcome === 'refused') throw new Refused(stepped.why, 1, { kind: stepped.kind });
  return { message, before: factsOf(stepped.before), after: factsOf(stepped.after) };
}
