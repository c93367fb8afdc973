import { z } from 'zod';
import { finishOrder } from '../../modules/orders/progress.ts';
import { orderId } from '../order-arguments.ts';
import { changingVerb } from '../verb.ts';
import { steppedOrder } from './stepped-order.ts';

export const ordersDone = changingVerb({
  name: 'orders done',
  summary: 'The work is done, also where nobody marked the arrival',
  args: z.object({ id: orderId }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args: { id }, at }) {
    return steppedOrder(id, await finishOrder(db, { id, at }), `Order ${id} is done`);
  },
});
