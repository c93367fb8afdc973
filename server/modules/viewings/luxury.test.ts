import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addVisitors,
  book,
  comeBack,
  createBookingApp,
  decidePayment,
  freeTimes,
  postAs,
  read,
  type Visitor,
} from '../../../tests/support/bookings.ts';
import { answerOf } from '../../../tests/support/test-app.ts';
import { ledgerEntries, payments } from '../../db/schema/money.ts';
import { notifications } from '../../db/schema/people.ts';
import { sandboxPayments } from '../../db/schema/sandbox.ts';
import { viewings } from '../../db/schema/viewings.ts';
import type { PaymentsGateway } from '../../gateways/payments/payments-gateway.ts';
import {
  createSandboxPayments,
  findSandboxPayment,
  noticeOf,
} from '../../gateways/payments/sandbox-payments.ts';
import { ProviderError } from '../../lib/provider-error.ts';
import { findDiscrepancy } from '../payments/discrepancies.ts';
import { balanceOf } from '../payments/ledger/repository.ts';

const PRICE = 50_000;

let made: Awaited<ReturnType<typeof createBookingApp>>;
let visitor: Visitor;
let propertyId: number;

beforeAll(async () => {
  made = await createBookingApp();
  propertyId = made.listings[0]?.id ?? 0;
});
afterAll(() => made.app.close());
beforeEach(async () => {
  [visitor = { id: 0, headers: {} }] = await addVisitors(made.db, 1);
});

async function bookLuxury(more: object = {}) {
  const [slot] = await freeTimes(made.app, propertyId, visitor);
  const answer = await book(made.app, visitor, { propertyId, ...slot, fancyReview: true, ...more });
  const { row, paymentUrl } = answer.json();
  return { row, paymentUrl, slot, gatewayId: String(paymentUrl).split('/').at(-1) ?? '' };
}

const statusOf = async (id: number) =>
  (await read(made.app, visitor, `/api/reservation/get/${id}`)).row.status;
const pay = (reservationId: number, more: object = {}) =>
  postAs(made.app, visitor, '/api/reservation/pay', { reservationId, payWith: 'card', ...more });
const wallet = () => balanceOf(made.db, { kind: 'wallet', userId: visitor.id });
const kinds = async () =>
  (await made.db.select().from(notifications).where(eq(notifications.userId, visitor.id))).map(
    ({ kind }) => kind,
  );
const entries = async (gatewayId: string) =>
  made.db
    .select({ kind: ledgerEntries.kind })
    .from(ledgerEntries)
    .innerJoin(payments, eq(payments.id, ledgerEntries.paymentId))
    .where(eq(payments.gatewayId, gatewayId));

async function notice(gatewayId: string, change: { headers?: object; body?: object } = {}) {
  const payment = await findSandboxPayment(made.db, gatewayId);
  if (!payment) throw new Error('no such payment');
  const { headers, body } = noticeOf(payment);
  return made.app.inject({
    method: 'POST',
    url: '/webhooks/payments',
    headers: { ...headers, ...change.headers },
    payload: { ...body, ...change.body },
  });
}

describe('paying', () => {
  it('holds the time unpaid, and confirms when the browser comes back from the gateway', async () => {
    const { row, paymentUrl, gatewayId, slot } = await bookLuxury();
    expect(row).toMatchObject({ status: 'waiting_payment', fancyReview: true, amount: 500, ...slot });
    expect(Date.parse(row.payBefore) - made.clock.now().getTime()).toBeLessThanOrEqual(30 * 60_000);
    expect(paymentUrl).toMatch(/^\/sandbox\/pay\/[0-9a-f-]{36}$/);
    expect(await freeTimes(made.app, propertyId, visitor)).not.toContainEqual(slot);
    const home = await postAs(made.app, visitor, '/api/home', {});
    expect(home.json().nextReservation).toMatchObject({ id: row.id, status: 'waiting_payment' });

    const landed = await comeBack(made.app, await decidePayment(made.app, paymentUrl, 'approve'));
    expect(landed).toMatch(/^\/payment\/success\?reference=RK[2-9A-HJ-NP-Z]{8}$/);
    expect(await statusOf(row.id)).toBe('confirmed');
    expect(await entries(gatewayId)).toEqual([{ kind: 'payment' }]);
    expect(await kinds()).toEqual(['viewingConfirmed']);
    const reference = landed.split('=')[1];
    expect(await read(made.app, visitor, `/api/payments/result/${reference}`)).toMatchObject({
      payment: {
        reference,
        status: 'paid',
        purpose: 'viewing',
        amount: 500,
        description: expect.stringMatching(/^معاينة فاخرة: /),
        isInWallet: false,
        link: `/previewdetails/${row.id}`,
      },
    });
    // A second payment leads to the paid one.
    expect((await pay(row.id)).json().paymentUrl).toBe(landed);
  });

  it('goes on after a decline, on a new page; the choice is kept', async () => {
    const { row, paymentUrl } = await bookLuxury();
    const landed = await comeBack(made.app, await decidePayment(made.app, paymentUrl, 'decline'));
    expect(landed).toMatch(/^\/payment\/failed\?reference=RK/);
    expect(await statusOf(row.id)).toBe('waiting_payment');
    expect(await kinds()).toEqual(['paymentFailed']);
    const again = (await pay(row.id)).json().paymentUrl;
    expect(again).not.toBe(paymentUrl);
    expect(await comeBack(made.app, await decidePayment(made.app, again, 'approve'))).toContain('success');
    expect(await statusOf(row.id)).toBe('confirmed');
  });

  it('stays open where it was not decided, on the same page in every window', async () => {
    const { row, paymentUrl } = await bookLuxury();
    const landed = await comeBack(made.app, await decidePayment(made.app, paymentUrl, 'close'));
    expect(landed).toMatch(/^\/payment\/failed\?reference=RK/);
    const reference = landed.split('=')[1];
    const result = await read(made.app, visitor, `/api/payments/result/${reference}`);
    expect(result.payment).toMatchObject({ status: 'open', settledAt: null });
    const pages = await Promise.all([pay(row.id), pay(row.id), pay(row.id)]);
    expect(pages.map((page) => page.json().paymentUrl)).toEqual([paymentUrl, paymentUrl, paymentUrl]);
  });

  it('is learnt by the result page where the browser never came back', async () => {
    const { row, paymentUrl } = await bookLuxury();
    const returnUrl = await decidePayment(made.app, paymentUrl, 'approve');
    expect(await statusOf(row.id)).toBe('waiting_payment');
    const result = await read(made.app, visitor, `/api/payments/result/${returnUrl.split('/').at(-1)}`);
    expect(result.payment.status).toBe('paid');
    expect(await statusOf(row.id)).toBe('confirmed');
  });

  it('is not asked for twice of who paid and closed the page', async () => {
    const { row, paymentUrl, gatewayId } = await bookLuxury();
    await decidePayment(made.app, paymentUrl, 'approve');
    for (const more of [{}, { payWith: 'wallet' }]) {
      expect((await pay(row.id, more)).json().paymentUrl).toMatch(/^\/payment\/success\?reference=RK/);
    }
    expect(await statusOf(row.id)).toBe('confirmed');
    expect(await entries(gatewayId)).toEqual([{ kind: 'payment' }]);
  });

  it('settles nothing by opening a result page or a return address by hand', async () => {
    const { row } = await bookLuxury();
    const [payment] = await made.db.select().from(payments).where(eq(payments.subjectId, row.id));
    for (const url of [
      `/payments/return/${payment?.reference}`,
      '/payments/return/RKAAAAAAAA',
      '/payments/return/x',
      `/payments/return/${payment?.reference}?status=paid&amount=50000`,
    ]) {
      expect(await comeBack(made.app, url)).toMatch(/^\/payment\/failed/);
    }
    expect(await statusOf(row.id)).toBe('waiting_payment');
  });

  it('out of the wallet takes what it holds, and never more', async () => {
    const { row, paymentUrl } = await bookLuxury();
    expect(answerOf(await pay(row.id, { payWith: 'wallet' }))).toMatchObject({
      status: 422,
      body: { error_number: 4022, errors: { payWith: expect.any(String) } },
    });
    await decidePayment(made.app, paymentUrl, 'approve', 'once');
    await made.app.inject({ url: '/sandbox' });
    await made.app.inject({
      url: `/api/reservation/cancel/${row.id}?refundTo=wallet`,
      headers: visitor.headers,
    });
    expect(await wallet()).toBe(PRICE);
    expect(await kinds()).toContain('viewingCancelled');
    const second = await bookLuxury({ payWith: 'wallet' });
    expect(second.row.status).toBe('confirmed');
    expect(second.paymentUrl).toMatch(/^\/payment\/success\?reference=RK/);
    expect(await wallet()).toBe(0);
  });

  it('by a card that is not saved is refused at its field', async () => {
    const { row } = await bookLuxury();
    expect(answerOf(await pay(row.id, { paymentMethodId: 7, cvv: '123' }))).toMatchObject({
      status: 404,
      body: { error_number: 4021, errors: { paymentMethodId: expect.any(String) } },
    });
  });

  it('is refused where there is nothing to pay, and for what is cancelled', async () => {
    const [slot] = await freeTimes(made.app, propertyId, visitor);
    const { row } = (await book(made.app, visitor, { propertyId, ...slot })).json();
    expect(answerOf(await pay(row.id))).toMatchObject({ status: 409, body: { error_number: 4018 } });
    await made.app.inject({ url: `/api/reservation/cancel/${row.id}`, headers: visitor.headers });
    expect(answerOf(await pay(row.id))).toMatchObject({ status: 409, body: { error_number: 4016 } });
  });

  it('can be tried again where the gateway was down, under the same key', async () => {
    let isDown = true;
    const sandbox = createSandboxPayments(made.db);
    const flaky: PaymentsGateway = {
      ...sandbox,
      createPage: async () => {
        if (isDown) throw new ProviderError('down');
        return { gatewayId: 'one', url: 'https://gateway.example/one' };
      },
      fetch: async () => null,
      readNotice: async () => null,
    };
    const other = await createBookingApp({ gateways: { payments: flaky } });
    const [person] = await addVisitors(other.db, 1);
    if (!person) throw new Error('nobody was added');
    const id = other.listings[0]?.id ?? 0;
    const [slot] = await freeTimes(other.app, id, person);
    const attempt = () => book(other.app, person, { propertyId: id, ...slot, fancyReview: true }, 'key-1');
    expect(answerOf(await attempt())).toMatchObject({ status: 503, body: { error_number: 4023 } });
    isDown = false;
    expect((await attempt()).json()).toMatchObject({ paymentUrl: 'https://gateway.example/one' });
    expect(await other.db.$count(viewings, eq(viewings.userId, person.id))).toBe(1);
    await other.app.close();
  });
});

describe('the gateway’s notices', () => {
  it('settle once, however often and in whatever order they come', async () => {
    const { row, paymentUrl, gatewayId } = await bookLuxury();
    const returnUrl = await decidePayment(made.app, paymentUrl, 'approve');
    const calls = Array.from({ length: 10 }, (_, index) => async () => {
      await new Promise((resolve) => setTimeout(resolve, (index * 7) % 10));
      return index % 3 === 0 ? made.app.inject({ url: returnUrl }) : notice(gatewayId);
    });
    const answers = await Promise.all(calls.map((call) => call()));
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 303)).toBe(true);
    expect(await statusOf(row.id)).toBe('confirmed');
    expect(await entries(gatewayId)).toEqual([{ kind: 'payment' }]);
    expect(await kinds()).toEqual(['viewingConfirmed']);
  });

  it('are refused where the gateway did not write them', async () => {
    const { row, paymentUrl, gatewayId } = await bookLuxury();
    const forged = await notice(gatewayId, { body: { status: 'paid' } });
    expect(answerOf(forged)).toMatchObject({ status: 403, body: { error_number: 2003 } });
    expect((await notice(gatewayId, { headers: { 'x-sandbox-signature': 'f'.repeat(64) } })).statusCode).toBe(
      403,
    );
    expect(
      (await made.app.inject({ method: 'POST', url: '/webhooks/payments', payload: {} })).statusCode,
    ).toBe(403);
    // A genuine notice about an open payment makes the app query the gateway, and settles nothing.
    expect((await notice(gatewayId)).statusCode).toBe(200);
    expect(await statusOf(row.id)).toBe('waiting_payment');
    expect(paymentUrl).toContain(gatewayId);
  });

  it.each([
    ['another amount', { amountHalalas: 1 }, 'amount'],
    ['another currency', { currency: 'USD' }, 'currency'],
    ['another reference', { reference: 'RKZZZZZZZZ' }, 'reference'],
  ])('settle nothing for %s', async (_what, change, fault) => {
    const { row, paymentUrl, gatewayId } = await bookLuxury();
    const returnUrl = await decidePayment(made.app, paymentUrl, 'approve');
    await made.db.update(sandboxPayments).set(change).where(eq(sandboxPayments.id, gatewayId));
    await notice(gatewayId);
    expect(await comeBack(made.app, returnUrl)).toContain('/payment/failed');
    expect(await statusOf(row.id)).toBe('waiting_payment');
    expect(await entries(gatewayId)).toEqual([]);
    const [payment] = await made.db.select().from(payments).where(eq(payments.gatewayId, gatewayId));
    expect(payment).toMatchObject({ status: 'open' });
    expect(await findDiscrepancy(made.db, payment?.id ?? 0)).toMatchObject({ kind: fault });
    await made.db.delete(sandboxPayments).where(eq(sandboxPayments.id, gatewayId));
  });
});

it('goes back to the card that paid it, and says so', async () => {
  const { row, paymentUrl } = await bookLuxury();
  const landed = await comeBack(made.app, await decidePayment(made.app, paymentUrl, 'approve'));
  const receiptOf = async () =>
    (await read(made.app, visitor, `/api/payments/receipts?subject=viewing&subjectIds=${row.id}`)).rows[0];
  expect(await receiptOf()).toMatchObject({ method: 'card', amount: 500, refund: null });
  const none = `/api/reservation/cancel/${row.id}?refundTo=cash`;
  expect((await made.app.inject({ url: none, headers: visitor.headers })).statusCode).toBe(422);
  await made.app.inject({ url: `/api/reservation/cancel/${row.id}`, headers: visitor.headers });
  expect(await wallet()).toBe(0);
  expect(await receiptOf()).toMatchObject({ refund: { to: 'card', isDone: false } });
  const { rows } = await read(made.app, visitor, '/api/users/notifications');
  expect(rows[0]).toMatchObject({ kind: 'viewingCancelled', link: `/previewdetails/${row.id}` });
  expect(JSON.stringify(rows[0])).toContain('إلى بطاقتك');
  await made.app.timed.sendCardRefunds();
  expect(await receiptOf()).toMatchObject({ refund: { to: 'card', isDone: true } });
  const { payment } = await read(made.app, visitor, `/api/payments/result/${landed.split('=')[1]}`);
  expect(payment).toMatchObject({ isInWallet: false, refund: { to: 'card' } });
});

describe('money that comes too late', () => {
  it('goes to the wallet of who paid it, once', async () => {
    const { row, paymentUrl, gatewayId } = await bookLuxury();
    await made.app.inject({ url: `/api/reservation/cancel/${row.id}`, headers: visitor.headers });
    const returnUrl = await decidePayment(made.app, paymentUrl, 'approve', 'repeated');
    const landed = await comeBack(made.app, returnUrl);
    await made.app.inject({ url: '/sandbox' });
    expect(landed).toContain('/payment/success');
    expect(await statusOf(row.id)).toBe('cancelled');
    expect(await wallet()).toBe(PRICE);
    expect(await entries(gatewayId)).toEqual([{ kind: 'payment' }]);
    expect(await kinds()).toEqual(['viewingCancelled', 'paymentToWallet']);
    const reference = landed.split('=')[1];
    const { payment } = await read(made.app, visitor, `/api/payments/result/${reference}`);
    expect(payment).toMatchObject({ status: 'paid', isInWallet: true });
    const open = and(eq(payments.userId, visitor.id), eq(payments.status, 'open'));
    expect(await made.db.$count(payments, open)).toBe(0);
  });
});
