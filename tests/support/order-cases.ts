import { eq } from 'drizzle-orm';
import { orderWindowDays, orderWindows } from '../../contract/order-windows.ts';
import type { App } from '../../server/app.ts';
import type { Database } from '../../server/db/database.ts';
import { orders } from '../../server/db/schema/orders.ts';
import type { Case, Owner } from './authorization-case.ts';
import { orderFields, sendOrder } from './orders.ts';

/**
 * Cases for the endpoints that take an order's id. `made` returns the server, once it has started.
 */
export function orderCases(made: () => { app: App; db: Database }): Case[] {
  async function orderFor(owner: Owner, change: Partial<typeof orders.$inferInsert> = {}): Promise<number> {
    const { app, db } = made();
    const { orderId } = (await sendOrder(app, owner)).json();
    if (Object.keys(change).length > 0) await db.update(orders).set(change).where(eq(orders.id, orderId));
    return orderId;
  }
  const ownOrder = async ({ id }: Owner) =>
    (await made().db.select().from(orders).where(eq(orders.userId, id)))[0];
  return [
    {
      name: 'maintenance.create',
      about: 'an issue, which is everybody’s; without a picture',
      prepare: async () => ({ url: '/api/orders/create', payload: { ...orderFields } }),
      statuses: [422, 422, 401],
    },
    {
      name: 'maintenance.retrieve',
      about: 'an order',
      prepare: async (owner) => ({ url: `/api/orders/retrieve/${await orderFor(owner)}` }),
      statuses: [200, 404, 401],
    },
    {
      name: 'maintenance.pay',
      about: 'an order',
      prepare: async (owner) => ({
        url: '/api/orders/pay',
        payload: { orderId: await orderFor(owner), tip: 5 },
      }),
      statuses: [200, 404, 401],
      isUntouched: async (owner) => (await ownOrder(owner))?.tipHalalas === 0,
    },
    {
      name: 'maintenance.cancel',
      about: 'an order',
      prepare: async (owner) => ({
        url: `/api/orders/cancel/${await orderFor(owner)}`,
        payload: { cancelReason: 'other' },
      }),
      statuses: [200, 404, 401],
      isUntouched: async (owner) => (await ownOrder(owner))?.cancelledAt === null,
    },
    {
      name: 'maintenance.move',
      about: 'an order',
      prepare: async (owner) => {
        const expectedArrival = new Date(Date.now() + 3_600_000);
        const windowFrom = orderWindows(orderWindowDays(Date.now()).at(-1) ?? '', Date.now())[0] as Date;
        const id = await orderFor(owner, { expectedArrival, windowFrom });
        return { url: `/api/orders/move/${id}`, payload: { windowFrom: null } };
      },
      statuses: [200, 404, 401],
      isUntouched: async (owner) => (await ownOrder(owner))?.windowFrom !== null,
    },
    {
      name: 'maintenance.question',
      about: 'an order with a final price',
      prepare: async (owner) => {
        const priced = { callOutPaidAt: new Date(), finalHalalas: 26_000 };
        const id = await orderFor(owner, priced);
        return { url: `/api/orders/question/${id}`, payload: { question: 'لماذا؟' } };
      },
      statuses: [200, 404, 401],
      isUntouched: async (owner) => (await ownOrder(owner))?.question === null,
    },
    {
      name: 'maintenance.rate',
      about: 'an order that is done',
      prepare: async (owner) => ({
        url: `/api/orders/rate/${await orderFor(owner, { doneTime: new Date() })}`,
        payload: { stars: 1 },
      }),
      statuses: [200, 404, 401],
      isUntouched: async (owner) => (await ownOrder(owner))?.ratingStars === null,
    },
  ];
}
