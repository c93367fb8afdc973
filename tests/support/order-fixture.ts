import { bookingFixture } from './booking-fixture.ts';
import { postAs, read } from './bookings.ts';
import { type OrderFieldsSent, sendOrder } from './orders.ts';

/** The booking fixture, with functions for the visitor's maintenance orders. */
export function orderFixture() {
  const fixture = bookingFixture();
  const { made } = fixture;

  async function order(fields: OrderFieldsSent = {}) {
    const sent = (await sendOrder(made().app, fixture.visitor, { fields })).json();
    const { orderId, paymentUrl } = sent as { orderId: number; paymentUrl: string | null };
    return { orderId, paymentUrl: paymentUrl && (await fixture.pageOf(paymentUrl)) };
  }

  return Object.assign(fixture, {
    order,
    /** Orders and pays the call-out; returns the order's id. */
    async paidOrder(fields: OrderFieldsSent = {}): Promise<number> {
      const { orderId, paymentUrl } = await order(fields);
      await fixture.settle(paymentUrl ?? '');
      return orderId;
    },
    pay: (payload: object, who = fixture.visitor, key?: string) =>
      postAs(made().app, who, '/api/orders/pay', { payWith: 'card', ...payload }, key),
    cancel: (id: number, cancelReason: unknown = 'mended', more: object = {}) =>
      postAs(made().app, fixture.visitor, `/api/orders/cancel/${id}`, { cancelReason, ...more }),
    move: (id: number, windowFrom: string | null, who = fixture.visitor) =>
      postAs(made().app, who, `/api/orders/move/${id}`, { windowFrom }),
    ask: (id: number, question: string, who = fixture.visitor) =>
      postAs(made().app, who, `/api/orders/question/${id}`, { question }),
    rate: (id: number, payload: object) =>
      postAs(made().app, fixture.visitor, `/api/orders/rate/${id}`, payload),
    rowOf: async (id: number, who = fixture.visitor) =>
      (await read(made().app, who, `/api/orders/retrieve/${id}`)).row,
    /** The kinds of the visitor's notifications, newest first. */
    messages: async () =>
      (await read(made().app, fixture.visitor, '/api/users/notifications')).rows.map(
        (row: { kind: string }) => row.kind,
      ),
  });
}
