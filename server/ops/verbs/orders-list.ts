import { z } from 'zod';
import { statusOf } from '../../modules/orders/order-state.ts';
import { listAllOrders } from '../../modules/orders/repository.ts';
import { page } from '../arguments.ts';
import { orderPart } from '../order-arguments.ts';
import { readingVerb } from '../verb.ts';

export const ordersList = readingVerb({
  name: 'orders list',
  summary:
    'Maintenance orders that are open, the longest waiting first; --part all for every one, newest first',
  args: z.object({ part: orderPart, page }),
  places: [],
  whoMay: 'operator',
  async run({ db, args: { part, page: wanted = 1 } }) {
    const { rows, hasMore } = await listAllOrders(db, { isOpenOnly: part !== 'all', page: wanted });
    return {
      rows: rows.map(({ order, issue, mobile, technician }) => ({
        id: order.id,
        type: order.orderType,
        status: statusOf(order),
        issue,
        title: order.title,
        mobile,
        technician,
        createdAt: order.createdAt.toISOString(),
      })),
      page: wanted,
      hasMore,
    };
  },
});
