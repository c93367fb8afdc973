import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { addVisitors, comeBack, postAs, read } from '../../../tests/support/bookings.ts';
import { addOperator } from '../../../tests/support/console.ts';
import { moyasarFixture } from '../../../tests/support/moyasar-fixture.ts';
import type { Mischief } from '../../../tests/support/moyasar-stand-in.ts';
import { cardRemovals, paymentMethods } from '../../db/schema/money.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const fixture = moyasarFixture();
const { made, standIn, own, addCard, topUp, wallet, result, kinds, pageOf, sweepAfter, operate } = fixture;

describe('a saved card whose answer is lost', () => {
  const losses: [string, Mischief][] = [
    ['cut', 'cut'],
    ['late', 'silent'],
    ['a fault', { status: 500, works: true }],
  ];
  it.each(losses)('(%s) is found charged, and not charged again', async (_what, kind) => {
    const paymentMethodId = await addCard();
    standIn().spoil('POST /payments', kind);
    const answer = await topUp(300, { paymentMethodId, cvv: '911' });
    expect(answer.json().paymentUrl).toMatch(/^\/payment\/success/);
    expect(await wallet()).toBe(30_000);
  });

  it('leads to the open payment while its status is unknown, and so does a second one', async () => {
    const paymentMethodId = await addCard();
    standIn().spoil('POST /payments', 'cut');
    standIn().spoil('GET /payments', { status: 500 }, 3);
    const charged = standIn().callsOf('POST /payments');
    const first = (await topUp(300, { paymentMethodId, cvv: '911' })).json().paymentUrl;
    const [payment] = await own();
    expect(first).toBe(`/payment/failed?reference=${payment?.reference}`);
    expect((await topUp(500, { paymentMethodId, cvv: '911' })).json().paymentUrl).toBe(first);
    expect((await topUp(700)).json().paymentUrl).toBe(first);
    expect(standIn().callsOf('POST /payments') - charged).toBe(1);
    // Its time to pay runs out while the gateway still does not answer: the fifth failure, after
    // which it is not called for a while.
    made().clock.forward(HOUR_MS);
    standIn().spoil('GET /payments', { status: 500 });
    await made().app.timed.wallet.releaseAbandoned();
    expect(await result(payment?.reference ?? '')).toMatchObject({ status: 'open' });
    await sweepAfter(HOUR_MS);
    expect(await result(payment?.reference ?? '')).toMatchObject({ status: 'paid' });
    expect(await wallet()).toBe(30_000);
  });

  it('that the gateway does not know is over after a while, and then the next one is charged', async () => {
    const paymentMethodId = await addCard();
    standIn().spoil('POST /payments', 'refuse');
    const lost = (await topUp(300, { paymentMethodId, cvv: '911' })).json().paymentUrl;
    expect(lost).toMatch(/^\/payment\/failed/);
    await sweepAfter(11 * MINUTE_MS);
    expect(await own()).toMatchObject([{ status: 'failed', sentAt: null }]);
    expect((await topUp(500, { paymentMethodId, cvv: '911' })).json().paymentUrl).toMatch(/success/);
    expect(await wallet()).toBe(50_000);
  });

  it('says that nothing was charged where the gateway refuses the call', async () => {
    const paymentMethodId = await addCard();
    standIn().spoil('POST /payments', { status: 400, body: { type: 'invalid_request_error' } });
    const answer = await topUp(300, { paymentMethodId, cvv: '911' });
    expect(answer.json()).toMatchObject({ error_number: 4023 });
    expect((await topUp(300, { paymentMethodId, cvv: '911' })).json().paymentUrl).toMatch(/success/);
  });
});

describe('a page', () => {
  it('is paid by a second card after a first one failed, without a notice and without a return', async () => {
    await topUp(300);
    const { payment, id } = await pageOf();
    for (const status of ['failed', 'processing']) {
      standIn().pay(id, { status });
      await comeBack(made().app, `/payments/return/${payment.reference}`);
      made().clock.forward(5_000);
    }
    expect(await result(payment.reference)).toMatchObject({ status: 'open' });
    standIn().pay(id);
    await sweepAfter(30 * MINUTE_MS);
    expect(await wallet()).toBe(30_000);
  });

  it('is polled until hours after the end that the gateway gives it', async () => {
    await topUp(300);
    const { payment, id } = await pageOf();
    const endsAt = new Date(made().clock.now().getTime() + 48 * HOUR_MS).toISOString();
    Object.assign(standIn().invoices.get(id) ?? {}, { expired_at: endsAt });
    await sweepAfter(2 * MINUTE_MS);
    for (let hour = 0; hour < 47; hour += 1) await sweepAfter(HOUR_MS);
    standIn().pay(id);
    await sweepAfter(HOUR_MS);
    expect(await result(payment.reference)).toMatchObject({ status: 'paid' });
  });

  it('that ends unpaid is notified once, by what is released', async () => {
    const propertyId = made().listings[1]?.id;
    await postAs(made().app, fixture.payer, '/api/propReservation/create', { propertyId });
    const { id } = await pageOf();
    Object.assign(standIn().invoices.get(id) ?? {}, { status: 'expired' });
    made().clock.forward(31 * MINUTE_MS);
    await made().app.timed.reservations.releaseUnpaid();
    await sweepAfter(MINUTE_MS);
    expect(await kinds()).toEqual(['reservationReleased']);
  });

  it('is fetched once however often its return address is opened', async () => {
    await topUp(300);
    const { payment } = await pageOf();
    const asked = standIn().callsOf('GET /invoices/');
    const opened = Array.from({ length: 50 }, () =>
      made().app.inject(`/payments/return/${payment.reference}`),
    );
    expect(new Set((await Promise.all(opened)).map(({ statusCode }) => statusCode))).toEqual(new Set([303]));
    expect(standIn().callsOf('GET /invoices/') - asked).toBe(1);
  });
});

it('gives one person in several windows one reservation of one listing', async () => {
  const propertyId = made().listings[2]?.id;
  const windows = ['a', 'b', 'c', 'd', 'e'].map((key) =>
    postAs(
      made().app,
      fixture.payer,
      '/api/propReservation/create',
      { propertyId },
      `window-of-${fixture.payer.id}-${key}`,
    ),
  );
  const answers = await Promise.all(windows);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map((answer) => answer.json().paymentUrl)).size).toBe(1);
  expect(await own()).toHaveLength(1);
});

describe('money that fits no payment', () => {
  const operators = () => operate('payments list');

  it('of another amount waits for an operator, and its payer reads so', async () => {
    await topUp(300);
    const { payment, id } = await pageOf();
    standIn().pay(id, { amount: 30_100 });
    await sweepAfter(2 * MINUTE_MS);
    made().clock.forward(HOUR_MS);
    await made().app.timed.wallet.releaseAbandoned();
    expect(await result(payment.reference)).toMatchObject({ fault: 'mismatch' });
    expect(await wallet()).toBe(0);
    expect(await operators()).toMatchObject({
      rows: expect.arrayContaining([
        expect.objectContaining({ id: payment.id, fault: 'amount', asked: 300, amount: 301 }),
      ]),
    });
    const noura = await addOperator(made().db);
    const { queues } = await read(made().app, noura, '/api/ops/overview');
    expect(queues.find(({ queue }: { queue: string }) => queue === 'payments').count).toBeGreaterThan(0);
    await operate('payments close', { id: String(payment.id), note: 'أُعيد من اللوحة' });
    expect(await result(payment.reference)).toMatchObject({ fault: 'reviewed' });
    await sweepAfter(HOUR_MS);
    expect(JSON.stringify(await operators())).not.toContain(payment.reference);
  });

  it('refunded in part before the server knows of it is not credited', async () => {
    await topUp(300);
    const { payment, id } = await pageOf();
    standIn().pay(id, { refunded: 5_000 });
    await sweepAfter(2 * MINUTE_MS);
    expect(await result(payment.reference)).toMatchObject({ fault: 'reversed' });
    expect(await wallet()).toBe(0);
  });

  it.each(['refunded', 'voided', 'chargeback', 'a word of next year'])(
    'that was paid and is %s at the gateway is noticed without a notice',
    async (status) => {
      await topUp(300);
      const { payment, id } = await pageOf();
      const paid = standIn().pay(id);
      await sweepAfter(2 * MINUTE_MS);
      expect(await result(payment.reference)).toMatchObject({ status: 'paid', fault: null });
      Object.assign(paid, { status });
      Object.assign(standIn().invoices.get(id) ?? {}, { status });
      await sweepAfter(2 * HOUR_MS);
      expect(await result(payment.reference)).toMatchObject({ status: 'paid', fault: 'reversed' });
    },
  );
});

it('waits for no gateway that hangs in a row', async () => {
  const people = await addVisitors(made().db, 24);
  for (const person of people)
    await postAs(made().app, person, '/api/users/addBalance', { amount: 100, payWith: 'card' });
  standIn().spoil('GET', { status: 500 }, 1_000);
  made().clock.forward(5 * MINUTE_MS);
  const asked = standIn().callsOf('GET');
  await made().app.timed.payments.sweep();
  expect(standIn().callsOf('GET') - asked).toBe(8);
  made().clock.forward(HOUR_MS);
  await made().app.timed.wallet.releaseAbandoned();
  expect(standIn().mostAtOnce()).toBeLessThanOrEqual(8);
});

it('forgets a removed card at the gateway once it is there again', async () => {
  const id = await addCard();
  const [card] = await made().db.select().from(paymentMethods).where(eq(paymentMethods.id, id));
  standIn().spoil('DELETE', { status: 503 });
  await made().app.inject({
    method: 'DELETE',
    url: `/api/payments/delete/${id}`,
    headers: fixture.payer.headers,
  });
  await vi.waitUntil(() => standIn().callsOf('DELETE /tokens/') > 0, 20_000);
  expect(standIn().forgotten).not.toContain(card?.token);
  made().clock.forward(2 * MINUTE_MS);
  await made().app.timed.forgetRemovedCards();
  expect(standIn().forgotten).toContain(card?.token);
  expect(await made().db.$count(cardRemovals)).toBe(0);
});
