import { and, eq, gt } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addVisitors, comeBack, postAs, read } from '../../../tests/support/bookings.ts';
import { moyasarFixture } from '../../../tests/support/moyasar-fixture.ts';
import { orderFields, sendOrder } from '../../../tests/support/orders.ts';
import { payments } from '../../db/schema/money.ts';
import { properties } from '../../db/schema/properties.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const fixture = moyasarFixture();
const { made, standIn, own, addCard, topUp, reserve, wallet, result, pageOf, sweepAfter } = fixture;
const atOnce = (...works: (() => Promise<unknown>)[]) => Promise.all(works.map((work) => work()));

describe('money that several callers learn of at once', () => {
  it('is credited once', async () => {
    await topUp(300);
    const { payment, id } = await pageOf();
    standIn().pay(id);
    made().clock.forward(31 * MINUTE_MS);
    const { sweep } = made().app.timed.payments;
    const back = () => comeBack(made().app, `/payments/return/${payment.reference}`);
    const notice = () => fixture.notice(id);
    const close = () => made().app.timed.wallet.releaseAbandoned();
    const look = () => result(payment.reference);
    await atOnce(sweep, notice, back, close, look, sweep, notice, back, close, look);
    await sweepAfter(HOUR_MS);
    expect(await own()).toMatchObject([{ status: 'paid' }]);
    expect(await fixture.entriesOf(payment.id)).toBe(1);
    expect(await wallet()).toBe(30_000);
  });

  it('pays a reservation or is in the wallet, where it comes as its time runs out', async () => {
    await reserve(0);
    const { payment, id } = await pageOf();
    standIn().pay(id);
    made().clock.forward(31 * MINUTE_MS);
    const release = () => made().app.timed.reservations.releaseUnpaid();
    const next = () => reserve(0, fixture.other);
    await atOnce(release, () => fixture.notice(id), next, made().app.timed.payments.sweep, release, next);
    await sweepAfter(HOUR_MS);
    expect(await result(payment.reference)).toMatchObject({ status: 'paid' });
    expect(await fixture.entriesOf(payment.id)).toBe(1);
    const { rows } = await read(made().app, fixture.payer, '/api/propReservation/list');
    const isReserved = rows[0].status === 'reserved';
    expect(await wallet()).toBe(isReserved ? 0 : payment.amountHalalas);
    const others = (await read(made().app, fixture.other, '/api/propReservation/list')).rows;
    expect(others).toHaveLength(isReserved ? 0 : 1);
  });

  it('by two pages of one thing pays it once, and the rest is in the wallet', async () => {
    await reserve(1);
    const first = await pageOf();
    const paymentMethodId = await addCard();
    standIn().next.charge = 'initiated';
    await reserve(1, fixture.payer, { paymentMethodId, cvv: '911' });
    const second = await pageOf();
    expect(second.payment.id).not.toBe(first.payment.id);
    standIn().pay(first.id);
    Object.assign(standIn().payments.get(second.id) ?? {}, { status: 'paid' });
    made().clock.forward(2 * MINUTE_MS);
    const { sweep } = made().app.timed.payments;
    await atOnce(sweep, () => fixture.notice(first.id), sweep);
    expect((await own()).map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(await wallet()).toBe(first.payment.amountHalalas);
  });
});

describe('one person in several windows', () => {
  it('charges a card once', async () => {
    const paymentMethodId = await addCard();
    const propertyId = made().listings[2]?.id;
    const body = { propertyId, paymentMethodId, cvv: '911' };
    const charged = standIn().callsOf('POST /payments');
    const windows = ['a', 'b', 'c', 'd'].map((key) =>
      postAs(
        made().app,
        fixture.payer,
        '/api/propReservation/create',
        body,
        `card-${fixture.payer.id}-${key}`,
      ),
    );
    const answers = await Promise.all(windows);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(standIn().callsOf('POST /payments') - charged).toBe(1);
    expect(await own()).toMatchObject([{ status: 'paid' }]);
  });

  it('by a card, by a page and out of the wallet pays once, and is charged for nothing else', async () => {
    const { app } = made();
    const paymentMethodId = await addCard();
    await topUp(5_000, { paymentMethodId, cvv: '911' });
    const charged = standIn().callsOf('POST /payments');
    const byCard = () => reserve(4, fixture.payer, { paymentMethodId, cvv: '911' });
    const byWallet = () => reserve(4, fixture.payer, { payWith: 'wallet' });
    await atOnce(
      () => reserve(4),
      byCard,
      byWallet,
      byCard,
      () => reserve(4),
      app.timed.payments.sweep,
    );
    const cards = standIn().callsOf('POST /payments') - charged;
    const paid = (await own()).filter(
      ({ purpose, status }) => purpose === 'reservation' && status === 'paid',
    );
    expect(paid.filter(({ method }) => method === 'gateway')).toHaveLength(cards);
    const spent = paid.filter(({ method }) => method === 'wallet');
    expect(await wallet()).toBe(500_000 - spent.reduce((sum, { amountHalalas }) => sum + amountHalalas, 0));
    expect(paid).toHaveLength(1);
  });

  it('goes on with its third unpaid hold, which is not one too many', async () => {
    const free = and(eq(properties.status, 'published'), gt(properties.id, 80));
    const listings = await made().db.select({ id: properties.id }).from(properties).where(free).limit(3);
    const [first, second, third] = listings.map(({ id }) => id);
    const hold = (propertyId: number | undefined, key: string) =>
      postAs(made().app, fixture.payer, '/api/propReservation/create', { propertyId }, key);
    await hold(first, `first-${fixture.payer.id}`);
    await hold(second, `second-${fixture.payer.id}`);
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((key) => hold(third, `${key}-${fixture.payer.id}`)),
    );
    expect(answers.map((answer) => answer.json().error_number)).toEqual(Array(4).fill(undefined));
    expect(new Set(answers.map((answer) => answer.json().paymentUrl)).size).toBe(1);
  });
});

it('what a sent card held is not given on while it is unknown whether it was charged', async () => {
  const paymentMethodId = await addCard();
  made().clock.forward(HOUR_MS);
  await reserve(3);
  made().clock.forward(29 * MINUTE_MS);
  standIn().spoil('POST /payments', 'refuse');
  await reserve(3, fixture.payer, { paymentMethodId, cvv: '911' });
  const { payment } = await pageOf();
  expect(payment.sentAt).not.toBeNull();
  // The gateway answers that it has no such payment, but may still record it.
  made().clock.forward(2 * MINUTE_MS);
  expect((await reserve(3, fixture.other)).json().error_number).toBe(4023);
  await made().app.timed.reservations.releaseUnpaid();
  expect((await reserve(3, fixture.other)).json().error_number).toBe(4023);
  made().clock.forward(10 * MINUTE_MS);
  expect((await reserve(3, fixture.other)).statusCode).toBe(200);
});

it('what an order costs stays as it is while it is unknown whether a card paid it', async () => {
  const { orderId } = (await sendOrder(made().app, fixture.payer, { fields: orderFields })).json();
  const paymentMethodId = await addCard();
  const pay = (tip: number) =>
    postAs(made().app, fixture.payer, '/api/orders/pay', { orderId, tip, paymentMethodId, cvv: '911' });
  standIn().spoil('POST /payments', 'cut');
  standIn().spoil('GET /payments', { status: 500 }, 3);
  const first = (await pay(10)).json().paymentUrl;
  expect((await pay(25)).json().paymentUrl).toBe(first);
  await sweepAfter(HOUR_MS);
  const { row } = await read(made().app, fixture.payer, `/api/orders/retrieve/${orderId}`);
  expect(row.bill).toMatchObject({ tip: 10, paid: 90, due: 0 });
  expect((await own()).at(-1)).toMatchObject({ status: 'paid' });
  expect(await wallet()).toBe(0);
});

it('a payment is polled past its last hour, until the gateway has answered once more', async () => {
  await topUp(300);
  const { payment, id } = await pageOf();
  await sweepAfter(2 * MINUTE_MS);
  standIn().pay(id);
  standIn().spoil('GET', { status: 500 }, 1_000);
  for (let hour = 0; hour < 20; hour += 1) await sweepAfter(2 * HOUR_MS);
  standIn().behave();
  await sweepAfter(HOUR_MS);
  // The payer does not open the result page.
  expect(await own()).toMatchObject([{ id: payment.id, status: 'paid' }]);
  expect(await wallet()).toBe(30_000);
});

it('an unpaid page is polled no more in the end', async () => {
  const [loner] = await addVisitors(made().db, 1);
  if (!loner) throw new Error('nobody was added');
  await postAs(made().app, loner, '/api/users/addBalance', { amount: 100, payWith: 'card' });
  for (let hour = 0; hour < 20; hour += 1) await sweepAfter(2 * HOUR_MS);
  const [payment] = await made().db.select().from(payments).where(eq(payments.userId, loner.id));
  expect(payment).toMatchObject({ status: 'open', askAt: null });
});
