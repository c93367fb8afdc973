import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SETTINGS } from '../../../tests/support/moyasar-exchanges.ts';
import {
  createMoyasarStandIn,
  type Mischief,
  type MoyasarStandIn,
} from '../../../tests/support/moyasar-stand-in.ts';
import { ProviderError } from '../../lib/provider-error.ts';
import { createMoyasarPayments } from './moyasar-payments.ts';
import { ChargeUnknownError } from './payments-gateway.ts';

const HUGE = { status: 200, text: JSON.stringify({ padding: 'x'.repeat(2_000_000) }), works: true };
let standIn: MoyasarStandIn;
beforeAll(async () => {
  standIn = await createMoyasarStandIn();
});
afterEach(() => standIn.behave());
afterAll(() => standIn.close());

/** An adapter connected to the stand-in, with short timeouts. */
function adapter(now = Date.now()) {
  const time = { now };
  const settings = { ...SETTINGS, apiUrl: standIn.apiUrl };
  const reach = { now: () => time.now, readWithinMs: 1_000, writeWithinMs: 1_000 };
  return { time, moyasar: createMoyasarPayments(settings, reach) };
}

const request = {
  reference: 'RK23456789',
  amountHalalas: 200_000,
  currency: 'SAR',
  description: 'حجز عقار',
  returnUrl: 'https://rukn.example/payments/return/RK23456789',
} as const;
const charge = () => ({ ...request, gatewayId: crypto.randomUUID(), token: 'token_x6ok', cvv: '911' });
let references = 0;
const page = () => {
  references += 1;
  const reference = `RK2345${String(references).padStart(4, '2')}`;
  return { ...request, reference, expiresAt: new Date('2030-01-01T00:00:00Z') };
};
const failureOf = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error);

describe('a charge', () => {
  const unknown: [string, Mischief][] = [
    ['is cut', 'cut'],
    ['never comes', 'silent'],
    ['is a fault of the gateway', { status: 500, works: true }],
    ['is a fault in HTML', { status: 502, text: '<h1>Bad gateway</h1>', works: true }],
    ['is empty', { status: 200, text: '', works: true }],
    ['is something else', { status: 201, body: { ok: true }, works: true }],
    ['is huge', HUGE],
    ['leads elsewhere', { status: 307, headers: { location: 'https://evil.example/' }, works: true }],
    ['breaks off before anything is done', 'refuse'],
  ];
  it.each(unknown)('whose answer %s may have been made', async (_what, kind) => {
    standIn.spoil('POST /payments', kind);
    const { moyasar } = adapter();
    expect(await failureOf(moyasar.charge(charge()))).toBeInstanceOf(ChargeUnknownError);
  });

  const certain: [string, Mischief][] = [
    ['refused', { status: 400, body: { type: 'invalid_request_error' } }],
    ['refused in HTML', { status: 403, text: '<h1>Forbidden</h1>' }],
    ['put off', { status: 429, body: { type: 'rate_limit_error' } }],
  ];
  it.each(certain)('that is %s was not made', async (_what, kind) => {
    standIn.spoil('POST /payments', kind);
    const failure = await failureOf(adapter().moyasar.charge(charge()));
    expect(failure).toBeInstanceOf(ProviderError);
    expect(failure).not.toBeInstanceOf(ChargeUnknownError);
  });

  it('that no server takes was not made', async () => {
    const gone = await createMoyasarStandIn();
    await gone.close();
    const moyasar = createMoyasarPayments({ ...SETTINGS, apiUrl: gone.apiUrl });
    const failure = await failureOf(moyasar.charge(charge()));
    expect(failure).toMatchObject({ name: 'ProviderError', isUnsent: true });
  });

  it('whose bank challenge is not at the gateway’s address redirects to no challenge', async () => {
    for (const url of [
      'javascript:alert(1)',
      'https://moyasar.com.evil.example/',
      'https://a@moyasar.com/',
    ]) {
      const body = { status: 'initiated', source: { transaction_url: url } };
      const made = { id: 'x', amount: 200_000, currency: 'SAR', ...body };
      standIn.spoil('POST /payments', { status: 201, body: made });
      expect(await adapter().moyasar.charge(charge())).toMatchObject({ status: 'open', challengeUrl: null });
    }
  });
});

describe('a page', () => {
  it('keeps the gateway’s own end', async () => {
    const made = await adapter().moyasar.createPage(page());
    expect(made.endsAt).toEqual(new Date('2030-01-01T00:00:00Z'));
  });

  it.each(['javascript:alert(1)', 'https://evil.example/', 'data:text/html,x', '/invoices/1'])(
    'at %s is refused',
    async (url) => {
      standIn.spoil('POST /invoices', {
        status: 201,
        body: { id: 'x', status: 'initiated', amount: 1, currency: 'SAR', url },
      });
      expect(await failureOf(adapter().moyasar.createPage(page()))).toBeInstanceOf(ProviderError);
    },
  );

  it('on which an attempt failed can still be paid, until its end', async () => {
    const { moyasar, time } = adapter();
    const { gatewayId } = await moyasar.createPage(page());
    const id = gatewayId.replace('invoice_', '');
    standIn.pay(id, { status: 'failed' });
    expect(await moyasar.fetch(gatewayId)).toMatchObject({ status: 'open' });
    time.now = Date.parse('2030-01-01T00:00:01Z');
    expect(await moyasar.fetch(gatewayId)).toMatchObject({ status: 'expired' });
    standIn.pay(id);
    expect(await moyasar.fetch(gatewayId)).toMatchObject({ status: 'paid', amountHalalas: 200_000 });
  });

  it.each(['processing', 'authorized', 'a word of next year'])('that is %s is not over', async (status) => {
    const { moyasar } = adapter();
    const { gatewayId } = await moyasar.createPage(page());
    standIn.pay(gatewayId.replace('invoice_', ''), { status });
    expect(await moyasar.fetch(gatewayId)).toMatchObject({ status: 'open' });
  });

  it.each([
    ['refunded', 'refunded'],
    ['voided', 'voided'],
    ['chargeback', 'chargedBack'],
  ])('whose money was %s is reversed', async (status, reversal) => {
    const { moyasar } = adapter();
    const { gatewayId } = await moyasar.createPage(page());
    const paid = standIn.pay(gatewayId.replace('invoice_', ''));
    expect(await moyasar.fetch(gatewayId)).toMatchObject({ status: 'paid', refundedHalalas: 0 });
    Object.assign(paid, { status });
    expect(await moyasar.fetch(gatewayId)).toMatchObject({ status: 'reversed', reversal });
  });

  it('is closed, and does nothing to one that is paid or a saved card’s', async () => {
    const { moyasar } = adapter();
    const [left, paid] = [await moyasar.createPage(page()), await moyasar.createPage(page())];
    standIn.pay(paid.gatewayId.replace('invoice_', ''));
    for (const { gatewayId } of [left, paid, left]) await moyasar.closePage(gatewayId);
    expect(await moyasar.fetch(left.gatewayId)).toMatchObject({ status: 'expired' });
    expect(await moyasar.fetch(paid.gatewayId)).toMatchObject({ status: 'paid' });
    const callsBefore = standIn.calls.length;
    await moyasar.closePage(crypto.randomUUID());
    expect(standIn.calls).toHaveLength(callsBefore);
  });

  it.each([401, 429, 500])('whose closing is answered with %i is closed by the next call', async (status) => {
    const { moyasar } = adapter();
    const { gatewayId } = await moyasar.createPage(page());
    standIn.spoil('PUT', { status, headers: { 'retry-after': '0' } });
    expect(await failureOf(moyasar.closePage(gatewayId))).toBeInstanceOf(ProviderError);
  });

  it('that was paid twice took twice as much, and reports a part that went back', async () => {
    const { moyasar } = adapter();
    const { gatewayId } = await moyasar.createPage(page());
    const id = gatewayId.replace('invoice_', '');
    standIn.pay(id, { refunded: 500 });
    expect(await moyasar.fetch(gatewayId)).toMatchObject({ status: 'paid', refundedHalalas: 500 });
    standIn.pay(id);
    expect(await moyasar.fetch(gatewayId)).toMatchObject({ amountHalalas: 400_000 });
  });
});

describe('a refund', () => {
  const odd: [string, Mischief][] = [
    ['empty', { status: 200, text: '', works: true }],
    ['an empty object', { status: 200, body: {}, works: true }],
    ['cut', 'cut'],
    ['a fault', { status: 500, works: true }],
    ['a refusal', { status: 400, body: { type: 'invalid_request_error' }, works: true }],
  ];
  it.each(odd)('that was made, whose answer is %s, is done', async (_what, kind) => {
    const { moyasar } = adapter();
    const details = charge();
    await moyasar.charge(details);
    standIn.spoil('POST', kind);
    const first = await moyasar.refund(details.gatewayId, 200_000).catch(() => null);
    // After an unreadable response, the job's next run retries.
    expect(first ?? (await moyasar.refund(details.gatewayId, 200_000))).toEqual({ isDone: true });
    expect(standIn.payments.get(details.gatewayId)).toMatchObject({ refunded: 200_000 });
  });

  it.each([401, 403, 429, 500])('that is answered with %i is callsBefore for again', async (status) => {
    const { moyasar } = adapter();
    const details = charge();
    await moyasar.charge(details);
    standIn.spoil('POST', { status });
    expect(await failureOf(moyasar.refund(details.gatewayId, 200_000))).toBeInstanceOf(ProviderError);
  });

  it('gives the rest of what went back in part', async () => {
    const { moyasar } = adapter();
    const details = charge();
    await moyasar.charge(details);
    Object.assign(standIn.payments.get(details.gatewayId) ?? {}, { refunded: 50_000 });
    expect(await moyasar.refund(details.gatewayId, 200_000)).toEqual({ isDone: true });
    expect(standIn.payments.get(details.gatewayId)).toMatchObject({ refunded: 200_000 });
  });
});

it('asks nothing until the time is over that a 429 names', async () => {
  const { moyasar, time } = adapter();
  const { gatewayId } = await moyasar.createPage(page());
  standIn.spoil('GET', { status: 429, headers: { 'retry-after': '30' } });
  expect(await failureOf(moyasar.fetch(gatewayId))).toBeInstanceOf(ProviderError);
  const callsBefore = standIn.calls.length;
  time.now += 29_000;
  expect(await failureOf(moyasar.fetch(gatewayId))).toMatchObject({ isUnsent: true });
  expect(standIn.calls).toHaveLength(callsBefore);
  time.now += 1_001;
  expect(await moyasar.fetch(gatewayId)).toMatchObject({ status: 'open' });
});

it('reads no answer that is longer than any it asks for', async () => {
  const { moyasar } = adapter();
  const { gatewayId } = await moyasar.createPage(page());
  standIn.spoil('GET', HUGE);
  expect(await failureOf(moyasar.fetch(gatewayId))).toMatchObject({
    message: expect.stringContaining('RangeError'),
  });
});
