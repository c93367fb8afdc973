import { z } from 'zod';
import { markArrived } from '../../modules/orders/progress.ts';
import { orderId } from '../order-arguments.ts';
import { changingVerb } from '../verb.ts';
import { steppedOrder } from './stepped-order.ts';

export const ordersArrive = changingVerb({
  name: 'orders arrive',
  summary: 'The technician is there: the order can’t be cancelled any more',
  args: z.object({ id: orderId }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args: { id }, at }) {
    return steppedOrder(id, await markArrived(db, { id, at }), `The technician of order ${id} is there`);
  },
});
