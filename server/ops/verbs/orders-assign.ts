import { z } from 'zod';
import { assignTechnician } from '../../modules/orders/progress.ts';
import { orderId, technicianId } from '../order-arguments.ts';
import { changingVerb } from '../verb.ts';
import { steppedOrder } from './stepped-order.ts';

export const ordersAssign = changingVerb({
  name: 'orders assign',
  summary: 'Give an order to a technician, or to another before the first has arrived',
  args: z.object({ id: orderId, technician: technicianId }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args: { id, technician }, at }) {
    const stepped = await assignTechnician(db, { id, technicianId: technician, at });
    return steppedOrder(id, stepped, `Order ${id} is technician ${technician}’s`);
  },
});
