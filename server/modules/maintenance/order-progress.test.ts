import { describe, expect, it } from 'vitest';
import { postAs, read } from '../../../tests/support/bookings.ts';
import { orderFixture } from '../../../tests/support/order-fixture.ts';
import type { Database } from '../../db/database.ts';
import { assignTechnician, finishOrder, markArrived, setFinalPayment } from './progress.ts';

const fixture = orderFixture();
const { made, order, paidOrder, pay, cancel, rate, rowOf, messages, settle, wallet } = fixture;

const at = new Date();
describe('the way of an order', () => {
  const step = <Result>(work: (db: Database) => Promise<Result>) => made().db.transaction(work);

  it('goes over assigned and arrived to done, is paid less the call-out, and rated', async () => {
    const id = await paidOrder();
    await step((db) => assignTechnician(db, { id, technicianId: 1, at }));
    expect(await rowOf(id)).toMatchObject({
      status: 'assigned',
      assignTime: at.toISOString(),
      Provider: { name: 'فهد الحربي', mobile: '0500002001' },
      canCancel: true,
    });
    await step((db) => markArrived(db, { id, at }));
    expect(await rowOf(id)).toMatchObject({ status: 'arrived', canCancel: false });
    expect((await cancel(id)).json()).toMatchObject({ error_number: 4062 });
    await step((db) => setFinalPayment(db, { id, amountSar: 260, at }));
    expect(await rowOf(id)).toMatchObject({
      finalPayment: 260,
      bill: { callOut: 80, finalPayment: 260, credit: 80, total: 260, paid: 80, due: 180 },
    });
    expect((await rate(id, { stars: 5 })).json().error_number).toBe(4066);
    await settle((await pay({ orderId: id })).json().paymentUrl);
    expect((await rowOf(id)).bill).toMatchObject({ paid: 260, due: 0 });
    await step((db) => finishOrder(db, { id, at }));
    expect((await rate(id, { stars: 0 })).statusCode).toBe(422);
    expect((await rate(id, { stars: 4, comment: ' ممتاز ' })).statusCode).toBe(200);
    expect(await rowOf(id)).toMatchObject({ status: 'done', rating: { stars: 4, comment: 'ممتاز' } });
    expect((await cancel(id)).json().error_number).toBe(4064);
    expect(await messages()).toEqual([
      'orderDone',
      'orderPaid',
      'orderPriced',
      'orderArrived',
      'orderAssigned',
      'orderReceived',
    ]);
    const { currentOrders, previousOrders } = await read(made().app, fixture.visitor, '/api/orders/list');
    expect([currentOrders.length, previousOrders.length]).toEqual([0, 1]);
  });

  it('priced again while its old page is open, takes the new amount only', async () => {
    const id = await paidOrder();
    await step((db) => assignTechnician(db, { id, technicianId: 1, at }));
    await step((db) => setFinalPayment(db, { id, amountSar: 260, at }));
    const old = (await pay({ orderId: id })).json().paymentUrl;
    await step((db) => setFinalPayment(db, { id, amountSar: 300, at }));
    const page = (await pay({ orderId: id })).json().paymentUrl;
    await settle(old);
    expect((await rowOf(id)).bill).toMatchObject({ paid: 80, due: 220 });
    expect(await wallet()).toBe(18_000);
    await settle(page);
    expect((await rowOf(id)).bill).toMatchObject({ paid: 300, due: 0 });
  });

  it('done without arrival counts as done, and can’t be cancelled', async () => {
    const id = await paidOrder();
    await step((db) => assignTechnician(db, { id, technicianId: 2, at }));
    await step((db) => finishOrder(db, { id, at }));
    expect(await rowOf(id)).toMatchObject({ status: 'done', arriveTime: null, canCancel: false });
    expect((await cancel(id)).json().error_number).toBe(4064);
  });

  it('refuses steps out of turn', async () => {
    const { orderId: unpaid } = await order();
    const mosque = (await order({ orderType: 'mosque' })).orderId;
    const fast = await paidOrder({ orderType: 'fast' });
    const outcomes = await step(async (db) => [
      await assignTechnician(db, { id: unpaid, technicianId: 1, at }),
      await assignTechnician(db, { id: fast, technicianId: 999, at }),
      await markArrived(db, { id: fast, at }),
      await finishOrder(db, { id: fast, at }),
      await setFinalPayment(db, { id: fast, amountSar: 300, at }),
      await assignTechnician(db, { id: 999_999, technicianId: 1, at }),
    ]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([
      ...Array.from({ length: 5 }, () => 'refused'),
      'missing',
    ]);
    await step((db) => assignTechnician(db, { id: mosque, technicianId: 1, at }));
    await step((db) => assignTechnician(db, { id: fast, technicianId: 1, at }));
    expect(await step((db) => setFinalPayment(db, { id: mosque, amountSar: 300, at }))).toMatchObject({
      outcome: 'refused',
    });
    expect(await step((db) => setFinalPayment(db, { id: fast, amountSar: 199, at }))).toEqual({
      outcome: 'refused',
      kind: 'tooLittle',
      why: 'A fast order costs 200\u00A0R.S at least',
    });
  });

  it('cancelled gives its money back to the card unless the wallet is preferred', async () => {
    const id = await paidOrder();
    expect((await cancel(id)).statusCode).toBe(200);
    expect(await wallet()).toBe(0);
    const url = `/api/payments/receipts?subject=order&subjectIds=${id}`;
    expect((await read(made().app, fixture.visitor, url)).rows).toMatchObject([
      { amount: 80, method: 'card', refund: { to: 'card', isDone: false } },
    ]);
  });

  it('cancelled gives its money back to the wallet, once, for a reason of the server’s', async () => {
    const id = await paidOrder();
    expect((await cancel(id, 'because')).json().errors).toEqual({ cancelReason: expect.any(String) });
    expect((await cancel(id, '')).json().errors).toEqual({ cancelReason: 'اختر سبب الإلغاء' });
    const toWallet = { refundTo: 'wallet' };
    expect((await cancel(id, 'mended', toWallet)).statusCode).toBe(200);
    expect((await cancel(id, 'mended', toWallet)).statusCode).toBe(200);
    expect(await wallet()).toBe(8_000);
    expect(await rowOf(id)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'زال العطل',
      canCancel: false,
    });
    expect((await messages())[0]).toBe('orderCancelled');
    expect((await pay({ orderId: id })).json().error_number).toBe(4063);
  });

  it('belongs to its own user only', async () => {
    const id = await paidOrder();
    const { stranger } = fixture;
    const answers = [
      await made().app.inject({ url: `/api/orders/retrieve/${id}`, headers: stranger.headers }),
      await postAs(made().app, stranger, `/api/orders/cancel/${id}`, { cancelReason: 'mended' }),
      await postAs(made().app, stranger, `/api/orders/rate/${id}`, { stars: 1 }),
      await postAs(made().app, stranger, '/api/orders/pay', { orderId: id }),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json().error_number])).toEqual(
      Array.from({ length: 4 }, () => [404, 4061]),
    );
  });
});
