import { describe, expect, it } from 'vitest';
import {
  INVOICE_ID,
  invoice,
  moyasarThatAnswers,
  NOT_FOUND,
  PAYMENT_ID,
  payment,
  SETTINGS,
  token,
} from '../../../tests/support/moyasar-exchanges.ts';
import { ProviderError } from '../../lib/provider-error.ts';
import { CardNotUsableError } from './payments-gateway.ts';

const request = {
  reference: 'RK23456789',
  amountHalalas: 200_000,
  currency: 'SAR',
  description: 'حجز عقار',
  returnUrl: 'https://rukn.example/payments/return/RK23456789',
} as const;
const page = { ...request, expiresAt: new Date('2026-11-21T20:00:00Z') };
const charge = { ...request, gatewayId: PAYMENT_ID, token: 'token_x6ok', cvv: '911' };

describe('a page', () => {
  it('is an invoice in halalas that names our reference and ends when we say', async () => {
    const { moyasar, requests } = moyasarThatAnswers([200, { invoices: [], meta: {} }], [201, invoice()]);
    expect(await moyasar.createPage(page)).toEqual({
      gatewayId: `invoice_${INVOICE_ID}`,
      url: `https://checkout.moyasar.com/invoices/${INVOICE_ID}?lang=en`,
      endsAt: page.expiresAt,
    });
    expect(requests).toEqual([
      expect.objectContaining({
        method: 'GET',
        url: 'https://api.moyasar.com/v1/invoices?metadata%5Breference%5D=RK23456789',
        key: `Basic ${Buffer.from('sk_test_ours:').toString('base64')}`,
      }),
      expect.objectContaining({
        method: 'POST',
        url: 'https://api.moyasar.com/v1/invoices',
        body: {
          amount: 200_000,
          currency: 'SAR',
          description: 'حجز عقار',
          success_url: request.returnUrl,
          back_url: request.returnUrl,
          expired_at: '2026-11-21T20:00:00.000Z',
          metadata: { reference: 'RK23456789' },
        },
      }),
    ]);
  });

  it('is made once a reference: one whose answer was lost is found', async () => {
    const other = invoice({ id: 'other', metadata: { reference: 'RK99999999' } });
    const { moyasar, requests } = moyasarThatAnswers([200, { invoices: [other, invoice()], meta: {} }]);
    expect((await moyasar.createPage(page)).gatewayId).toBe(`invoice_${INVOICE_ID}`);
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['initiated', 'open'],
    ['paid', 'paid'],
    // A failed attempt leaves the page open for another.
    ['failed', 'open'],
    ['expired', 'expired'],
    ['canceled', 'expired'],
  ])('that is %s is %s', async (status, expected) => {
    const { moyasar } = moyasarThatAnswers([200, invoice({ status })]);
    expect(await moyasar.fetch(`invoice_${INVOICE_ID}`)).toMatchObject({
      reference: 'RK23456789',
      status: expected,
      amountHalalas: 200_000,
      currency: 'SAR',
    });
  });
});

describe('a saved card', () => {
  it('is charged by its token under our own id', async () => {
    const { moyasar, requests } = moyasarThatAnswers([201, payment()]);
    expect(await moyasar.charge(charge)).toMatchObject({
      status: 'paid',
      challengeUrl: null,
      refusal: null,
      card: { brand: 'mada', last: '1010' },
    });
    expect(requests[0]?.body).toEqual({
      given_id: PAYMENT_ID,
      amount: 200_000,
      currency: 'SAR',
      description: 'حجز عقار',
      callback_url: request.returnUrl,
      source: { type: 'token', token: 'token_x6ok', cvc: '911', '3ds': true },
      metadata: { reference: 'RK23456789' },
    });
  });

  it('may need a bank challenge', async () => {
    const url = 'https://api.moyasar.com/v1/card_auth/760878ec/prepare';
    const source = { ...payment().source, transaction_url: url };
    const { moyasar } = moyasarThatAnswers([201, payment({ status: 'initiated', source })]);
    expect(await moyasar.charge(charge)).toMatchObject({ status: 'open', challengeUrl: url });
  });

  it('is not charged twice: an id that was used is fetched', async () => {
    const used = {
      type: 'used_given_id',
      message: 'The given_id provided has been already used with a different payment.',
    };
    const { moyasar, requests } = moyasarThatAnswers([400, used], [200, payment()]);
    expect(await moyasar.charge(charge)).toMatchObject({ status: 'paid' });
    expect(requests[1]).toMatchObject({
      method: 'GET',
      url: `https://api.moyasar.com/v1/payments/${PAYMENT_ID}`,
    });
  });

  it.each([
    ['51', 'x', 'funds'],
    ['54', 'x', 'expired'],
    ['N7', 'x', 'code'],
    ['05', 'x', 'declined'],
    ['61', 'x', 'limit'],
    ['43', 'x', 'blocked'],
    ['57', 'x', 'notOnline'],
    ['91', 'x', 'bank'],
    ['ZZ', 'x', 'other'],
    [null, null, 'declined'],
    [null, 'INSUFFICIENT FUNDS', 'funds'],
    [null, 'EXPIRED CARD', 'expired'],
    [null, 'BLOCKED', 'blocked'],
    [null, 'UNSPECIFIED FAILURE', 'declined'],
    [null, 'TIMED OUT', 'bank'],
    [null, 'Allowed time frame for transaction has been expired', 'challenge'],
    [null, '"3DS": Authentication error occurred.', 'challenge'],
    [null, 'something new', 'other'],
  ])('refused with %s and %s is %s', async (response_code, message, refusal) => {
    const source = { ...payment().source, response_code, message };
    const { moyasar } = moyasarThatAnswers([201, payment({ status: 'failed', source })]);
    expect(await moyasar.charge(charge)).toMatchObject({ status: 'failed', refusal });
  });

  it('fails without a word of the card where Moyasar refuses the call, or is down', async () => {
    for (const answer of [
      [
        400,
        {
          type: 'invalid_request_error',
          message: 'Validation Failed',
          errors: { amount: ['must be an integer'] },
        },
      ],
      [401, { type: 'authentication_error', message: 'Invalid authorization credentials', errors: null }],
      [503, {}],
    ] as [number, unknown][]) {
      const failure = await moyasarThatAnswers(answer)
        .moyasar.charge(charge)
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(ProviderError);
      expect(String(failure)).not.toMatch(/911|token_x6ok|sk_test/);
    }
  });

  it('is read by the secret key: mada has a brand of its own', async () => {
    const { moyasar, requests } = moyasarThatAnswers([200, token()]);
    expect(await moyasar.cards.read(token().id)).toEqual({
      token: token().id,
      brand: 'mada',
      last: '1010',
      expiry: { month: 9, year: 2027 },
    });
    expect(requests[0]?.url).toBe(`https://api.moyasar.com/v1/tokens/${token().id}`);
  });

  it('is not taken before the bank has vouched for it, nor of another brand, nor unknown', async () => {
    const read = (answer: [number, unknown]) => moyasarThatAnswers(answer).moyasar.cards.read('token_x');
    await expect(read([200, token({ status: 'initiated' })])).rejects.toMatchObject({ why: 'unverified' });
    await expect(read([200, token({ brand: 'amex' })])).rejects.toBeInstanceOf(CardNotUsableError);
    expect(await read([404, NOT_FOUND])).toBeNull();
  });

  it('is forgotten, also when it is gone', async () => {
    const { moyasar, requests } = moyasarThatAnswers([204, null], [404, NOT_FOUND], [500, {}]);
    await moyasar.cards.forget('token_x');
    await moyasar.cards.forget('token_x');
    await expect(moyasar.cards.forget('token_x')).rejects.toBeInstanceOf(ProviderError);
    expect(requests[0]).toMatchObject({ method: 'DELETE', url: 'https://api.moyasar.com/v1/tokens/token_x' });
  });

  it('gets its token in the browser, with the key that is for it', () => {
    const { moyasar } = moyasarThatAnswers();
    expect(moyasar.cards).toMatchObject({
      browser: { url: 'https://api.moyasar.com/v1/tokens', publishableKey: 'pk_test_ours' },
      keep: null,
    });
  });
});

describe('giving back', () => {
  const refunded = payment({ status: 'refunded', refunded: 200_000 });

  it('gives a payment back whole', async () => {
    const { moyasar, requests } = moyasarThatAnswers([200, payment()], [200, refunded]);
    expect(await moyasar.refund(PAYMENT_ID, 200_000)).toEqual({ isDone: true });
    expect(requests[1]).toMatchObject({
      method: 'POST',
      url: `https://api.moyasar.com/v1/payments/${PAYMENT_ID}/refund`,
      body: { amount: 200_000 },
    });
  });

  it('gives back the payment that paid a page', async () => {
    const payments = [payment({ id: 'declined', status: 'failed' }), payment()];
    const { moyasar, requests } = moyasarThatAnswers(
      [200, invoice({ status: 'paid', payments })],
      [200, refunded],
    );
    expect(await moyasar.refund(`invoice_${INVOICE_ID}`, 200_000)).toEqual({ isDone: true });
    expect(requests[1]?.url).toContain(PAYMENT_ID);
  });

  it('gives nothing back twice, says where it is refused, and fails where it must be asked again', async () => {
    const again = moyasarThatAnswers([200, refunded]);
    expect(await again.moyasar.refund(PAYMENT_ID, 200_000)).toEqual({ isDone: true });
    expect(again.requests).toHaveLength(1);
    const refusal = { type: 'invalid_request_error', message: 'Validation Failed', errors: null };
    const refused = moyasarThatAnswers([200, payment()], [400, refusal], [200, payment()]);
    expect(await refused.moyasar.refund(PAYMENT_ID, 1)).toEqual({
      isDone: false,
      why: 'refused',
      said: 'invalid_request_error: Validation Failed',
    });
    const unknown = moyasarThatAnswers([404, { type: 'record_not_found_error' }]);
    expect(await unknown.moyasar.refund(PAYMENT_ID, 1)).toEqual({
      isDone: false,
      why: 'unknown',
      said: null,
    });
    await expect(
      moyasarThatAnswers([200, payment()], [503, {}]).moyasar.refund(PAYMENT_ID, 1),
    ).rejects.toThrow(ProviderError);
  });
});

describe('a notice', () => {
  const notice = (change: object = {}) => ({
    id: 'a2b1dd21-92ff-44ba-9d2c-e1ad78bbbb79',
    type: 'payment_paid',
    created_at: '2023-08-23T12:12:55.857Z',
    secret_token: SETTINGS.webhookSecret,
    account_name: 'Rukn',
    live: false,
    data: payment(),
    ...change,
  });
  const read = (body: unknown) => moyasarThatAnswers().moyasar.readNotice({ headers: {}, body });

  it('names its payment, or the page that it paid', async () => {
    expect(await read(notice())).toBe(PAYMENT_ID);
    expect(await read(notice({ data: payment({ invoice_id: INVOICE_ID }) }))).toBe(`invoice_${INVOICE_ID}`);
  });

  it.each([
    ['another secret', notice({ secret_token: 'a-long-secret-of-owls' })],
    ['a shorter secret', notice({ secret_token: '' })],
    ['no secret', { type: 'payment_paid', live: false, data: payment() }],
    ['the other mode', notice({ live: true })],
    ['nothing', null],
  ])('with %s is nobody’s', async (_what, body) => expect(await read(body)).toBeNull());
});
