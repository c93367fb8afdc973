import { bookingGround } from './booking-fixture.ts';
import { postAs, read } from './bookings.ts';
import { type orderFields, sendOrder } from './orders.ts';

/** The ground of bookings, and what a person does there with orders of maintenance. */
export function orderGround() {
  const ground = bookingGround();
  const { made } = ground;

  async function order(fields: Partial<typeof orderFields> = {}) {
    const answer = await sendOrder(made().app, ground.visitor, { fields });
    return answer.json() as { orderId: number; paymentUrl: string };
  }

  return Object.assign(ground, {
    order,
    /** An order whose call-out is paid; its id. */
    async paidOrder(fields: Partial<typeof orderFields> = {}): Promise<number> {
      const { orderId, paymentUrl } = await order(fields);
      await ground.settle(paymentUrl);
      return orderId;
    },
    pay: (payload: object, who = ground.visitor, key?: string) =>
      postAs(made().app, who, '/api/orders/pay', payload, key),
    cancel: (id: number, cancelReason: unknown = 'mended') =>
      postAs(made().app, ground.visitor, `/api/orders/cancel/${id}`, { cancelReason }),
    rate: (id: number, payload: object) =>
      postAs(made().app, ground.visitor, `/api/orders/rate/${id}`, payload),
    rowOf: async (id: number, who = ground.visitor) =>
      (await read(made().app, who, `/api/orders/retrieve/${id}`)).row,
    /** The kinds of what the person reads among his notifications, the latest first. */
    messages: async () =>
      (await read(made().app, ground.visitor, '/api/users/notifications')).rows.map(
        (row: { kind: string }) => row.kind,
      ),
  });
}
