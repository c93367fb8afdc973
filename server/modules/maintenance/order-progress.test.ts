import { describe, expect, it } from 'vitest';
import { orderWindowDays, orderWindows } from '../../../contract/order-windows.ts';
import { postAs, read } from '../../../tests/support/bookings.ts';
import { orderFixture } from '../../../tests/support/order-fixture.ts';
import type { Database } from '../../db/database.ts';
import {
  answerQuestion,
  assignTechnician,
  finishOrder,
  markArrived,
  setFinalPayment,
  setOff,
} from './progress.ts';

const fixture = orderFixture();
const { made, order, paidOrder, pay, cancel, move, ask, rate, rowOf, messages, settle, wallet } = fixture;

const at = new Date();
const inHours = (hours: number) => new Date(at.getTime() + hours * 3_600_000);
/** The first window of the last day on offer. */
const later = (orderWindows(orderWindowDays(Date.now()).at(-1) ?? '', Date.now())[0] as Date).toISOString();
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

  it('is on the way once he has set off; the same technician may be expected at another time', async () => {
    const id = await paidOrder();
    const assign = (expectedArrival?: Date) =>
      step((db) => assignTechnician(db, { id, technicianId: 1, expectedArrival, at }));
    expect(await assign(inHours(-1))).toMatchObject({ outcome: 'refused', kind: 'arrivalPast' });
    await assign(inHours(2));
    expect(await rowOf(id)).toMatchObject({
      status: 'assigned',
      leaveTime: null,
      expectedArrival: inHours(2).toISOString(),
    });
    expect(await assign(inHours(2))).toMatchObject({ outcome: 'refused', kind: 'technicianSame' });
    await step((db) => setOff(db, { id, at }));
    await assign(inHours(3));
    expect(await rowOf(id)).toMatchObject({
      status: 'on_the_way',
      canCancel: true,
      expectedArrival: inHours(3).toISOString(),
    });
    await step((db) => markArrived(db, { id, at }));
    expect((await rowOf(id)).status).toBe('arrived');
    expect(await messages()).toEqual([
      'orderArrived',
      'orderAssigned',
      'orderOnTheWay',
      'orderAssigned',
      'orderReceived',
    ]);
  });

  it('moves to another window for nothing until he has arrived, and is then expected anew', async () => {
    const id = await paidOrder();
    await step((db) => assignTechnician(db, { id, technicianId: 1, expectedArrival: inHours(2), at }));
    await step((db) => setOff(db, { id, at }));
    expect((await move(id, '2020-01-01T05:00:00.000Z')).json()).toMatchObject({ error_number: 4069 });
    expect((await move(id, later, fixture.stranger)).statusCode).toBe(404);
    for (const time of [1, 2]) expect([time, (await move(id, later)).statusCode]).toEqual([time, 200]);
    expect(await rowOf(id)).toMatchObject({
      status: 'assigned',
      windowFrom: later,
      expectedArrival: null,
      Provider: { name: 'فهد الحربي' },
      bill: { total: 80, paid: 80 },
    });
    expect((await move(id, null)).statusCode).toBe(200);
    await step((db) => markArrived(db, { id, at }));
    expect((await move(id, later)).json()).toMatchObject({ error_number: 4077 });
    await step((db) => finishOrder(db, { id, at }));
    expect((await move(id, later)).json()).toMatchObject({ error_number: 4064 });
  });

  it('costs nothing to cancel on the way, and gives all back', async () => {
    const { orderId: id } = await order();
    await settle((await pay({ orderId: id, tip: 20 })).json().paymentUrl);
    await step((db) => assignTechnician(db, { id, technicianId: 1, at }));
    await step((db) => setOff(db, { id, at }));
    expect((await cancel(id, 'other', { refundTo: 'wallet' })).statusCode).toBe(200);
    expect(await wallet()).toBe(10_000);
    expect((await move(id, later)).json()).toMatchObject({ error_number: 4063 });
  });

  it('has a final price that its user questions, once at a time, and pays with a tip', async () => {
    const id = await paidOrder();
    await step((db) => assignTechnician(db, { id, technicianId: 1, at }));
    expect((await ask(id, 'لماذا؟')).json()).toMatchObject({ error_number: 4075 });
    expect(await step((db) => answerQuestion(db, { id, answer: 'لأن', at }))).toMatchObject({
      outcome: 'refused',
      kind: 'notQuestioned',
    });
    await step((db) => setFinalPayment(db, { id, amountSar: 260, at }));
    const old = (await pay({ orderId: id, part: 'maintenance', tip: 10 })).json().paymentUrl;
    expect((await rowOf(id)).bill).toMatchObject({ tip: 10, total: 270, due: 190 });
    expect((await ask(id, '  ')).json().errors).toEqual({ question: 'اكتب سؤالك' });
    expect((await ask(id, 'لماذا 260؟', fixture.stranger)).statusCode).toBe(404);
    for (const time of [1, 2]) expect([time, (await ask(id, 'لماذا 260؟')).statusCode]).toEqual([time, 200]);
    expect((await ask(id, 'ولماذا؟')).json()).toMatchObject({ error_number: 4076 });
    expect(await rowOf(id)).toMatchObject({
      question: { text: 'لماذا 260؟', answer: null, answeredAt: null },
    });
    const low = await step((db) => answerQuestion(db, { id, answer: 'خصمنا', amountSar: 90, at }));
    expect(low).toMatchObject({ outcome: 'refused', kind: 'tooLittle' });
    await step((db) => answerQuestion(db, { id, answer: 'خصمنا القطعة', amountSar: 200, at }));
    expect((await messages())[0]).toBe('orderAnswered');
    const row = await rowOf(id);
    expect(row.question).toMatchObject({ answer: 'خصمنا القطعة', answeredAt: at.toISOString() });
    expect(row.bill).toMatchObject({
      callOut: 80,
      tip: 0,
      finalPayment: 200,
      credit: 80,
      total: 200,
      due: 120,
    });
    // The page over the questioned price is closed, at the gateway too.
    await settle(old);
    expect(await wallet()).toBe(0);
    expect((await pay({ orderId: id, tip: 5 })).json()).toMatchObject({ error_number: 4065 });
    await settle((await pay({ orderId: id, part: 'maintenance', tip: 5.5 })).json().paymentUrl);
    expect((await rowOf(id)).bill).toMatchObject({ tip: 5.5, total: 205.5, paid: 205.5, due: 0 });
    const receipts = `/api/payments/receipts?subject=order&subjectIds=${id}`;
    const { rows } = await read(made().app, fixture.visitor, receipts);
    expect(rows.map(({ amount }: { amount: number }) => amount)).toEqual(expect.arrayContaining([80, 125.5]));
    expect((await ask(id, 'لماذا؟')).json()).toMatchObject({ error_number: 4075 });
  });

  it('is paid at last out of the wallet where it holds enough, or by a saved card with its code', async () => {
    const [first, second, third] = [await paidOrder(), await paidOrder(), await paidOrder()];
    for (const id of [first, second]) {
      await step((db) => assignTechnician(db, { id, technicianId: 1, at }));
      await step((db) => setFinalPayment(db, { id, amountSar: 150, at }));
    }
    const fromWallet = { orderId: first, part: 'maintenance', tip: 5, payWith: 'wallet' };
    expect((await pay(fromWallet)).json()).toMatchObject({ error_number: 4022 });
    await cancel(third, 'mended', { refundTo: 'wallet' });
    expect((await pay(fromWallet)).json().paymentUrl).toMatch(/^\/payment\/success\?reference=RK/);
    // 150 + 5 − the call-out's 80, out of the 80 that came back.
    expect(await wallet()).toBe(500);
    expect((await rowOf(first)).bill).toMatchObject({ total: 155, paid: 155, due: 0 });

    const card = { number: '4111111111111111', expiry_month: 12, expiry_year: 2040 };
    const { paymentMethod } = (
      await postAs(made().app, fixture.visitor, '/api/payments/addPayment', card)
    ).json();
    const byCard = { orderId: second, part: 'maintenance', paymentMethodId: paymentMethod.id };
    expect((await pay(byCard)).json().errors).toEqual({ cvv: expect.any(String) });
    expect((await pay({ ...byCard, cvv: '123' })).json().paymentUrl).toMatch(/^\/payment\/success/);
    expect((await rowOf(second)).bill).toMatchObject({ total: 150, paid: 150, due: 0 });
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
    expect(await wallet()).toBe(0);
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
