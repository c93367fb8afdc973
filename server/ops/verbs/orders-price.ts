import { z } from 'zod';
import { setFinalPayment } from '../../modules/orders/progress.ts';
import { orderId, sarAmount } from '../order-arguments.ts';
import { changingVerb } from '../verb.ts';
import { steppedOrder } from './stepped-order.ts';

export const ordersPrice = changingVerb({
  name: 'orders price',
  summary: 'Set the final payment, the call-out included: from 100 SAR, fast from 200; anew until it is paid',
  args: z.object({ id: orderId, amount: sarAmount }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args: { id, amount }, at }) {
    const stepped = await setFinalPayment(db, { id, amountSar: amount, at });
    return steppedOrder(id, stepped, `The final payment of order ${id} is ${amount} SAR`);
  },
});
