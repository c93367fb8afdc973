import { z } from 'zod';
import { dueOf, statusOf } from '../../modules/orders/order-state.ts';
import { findAnyOrder } from '../../modules/orders/repository.ts';
import { inSar } from '../../money.ts';
import { orderId } from '../order-arguments.ts';
import { Refused, readingVerb } from '../verb.ts';

const isoOf = (moment: Date | null) => moment?.toISOString() ?? null;

export const ordersShow = readingVerb({
  name: 'orders show',
  summary: 'All that a technician must know of an order',
  args: z.object({ id: orderId }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args: { id } }) {
    const order = await findAnyOrder(db, id);
    if (!order) throw new Refused(`There is no order ${id}`);
    const { latitude, longitude } = order;
    return {
      item: {
        id,
        type: order.orderType,
        status: statusOf(order),
        due: dueOf(order),
        title: order.title,
        description: order.description,
        image: order.image,
        map: latitude === null ? null : `https://www.google.com/maps?q=${latitude},${longitude}`,
        technicianId: order.technicianId,
        finalPaymentSar: inSar(order.finalHalalas),
        createdAt: order.createdAt.toISOString(),
        assignTime: isoOf(order.assignTime),
        arriveTime: isoOf(order.arriveTime),
        doneTime: isoOf(order.doneTime),
        cancelledAt: isoOf(order.cancelledAt),
        cancelReason: order.cancelReason,
        stars: order.ratingStars,
        comment: order.ratingComment,
      },
    };
  },
});
