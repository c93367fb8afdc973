import { createMoyasarPayments } from '../../server/gateways/payments/moyasar-payments.ts';

/**
 * Responses in the format of Moyasar's public documentation (docs.moyasar.com: payments, invoices,
 * tokens, webhooks, errors), with our own values.
 */
export const SETTINGS = {
  apiUrl: 'https://api.moyasar.com/v1',
  secretKey: 'sk_test_ours',
  publishableKey: 'pk_test_ours',
  webhookSecret: 'a-long-secret-of-ours',
};
/** An hour before `invoice` expires. */
const NOW = Date.parse('2026-11-21T19:00:00.000Z');
export const PAYMENT_ID = '760878ec-d1d3-5f72-9056-191683f55872';
export const INVOICE_ID = '73bda482-5f95-4f59-87d3-3fe3615c54bc';

export const payment = (change: object = {}) => ({
  id: PAYMENT_ID,
  status: 'paid',
  amount: 200_000,
  fee: 0,
  currency: 'SAR',
  refunded: 0,
  refunded_at: null,
  captured: 0,
  captured_at: null,
  voided_at: null,
  description: 'حجز عقار',
  amount_format: '2,000.00 SAR',
  invoice_id: null,
  ip: null,
  callback_url: 'https://rukn.example/payments/return/RK23456789',
  created_at: '2023-08-23T12:12:55.857Z',
  updated_at: '2023-08-23T12:12:55.857Z',
  metadata: { reference: 'RK23456789' },
  source: {
    type: 'creditcard',
    company: 'mada',
    name: 'Sara',
    number: 'XXXX-XXXX-XXXX-1010',
    gateway_id: 'moyasar_cc_ce1iUidxhrh74257S891wvW',
    reference_number: '125478454231',
    token: null,
    message: 'APPROVED',
    transaction_url: null,
    response_code: '00',
  },
  ...change,
});
export const invoice = (change: object = {}) => ({
  id: INVOICE_ID,
  status: 'initiated',
  amount: 200_000,
  currency: 'SAR',
  description: 'حجز عقار',
  amount_format: '2,000.00 SAR',
  url: `https://checkout.moyasar.com/invoices/${INVOICE_ID}?lang=en`,
  callback_url: null,
  expired_at: '2026-11-21T20:00:00.000Z',
  created_at: '2023-08-23T11:21:15.690Z',
  updated_at: '2023-08-23T11:21:15.690Z',
  back_url: null,
  success_url: null,
  payments: [],
  metadata: { reference: 'RK23456789' },
  ...change,
});
export const token = (change: object = {}) => ({
  id: 'token_x6okRgkZJrhgDHyqJ9zztW2X1k',
  status: 'active',
  brand: 'mada',
  funding: 'debit',
  country: 'SA',
  month: '09',
  year: '2027',
  name: 'Sara',
  last_four: '1010',
  metadata: null,
  message: null,
  verification_url: null,
  created_at: '2023-08-23T12:12:55.857Z',
  updated_at: '2023-08-23T12:12:55.857Z',
  ...change,
});
export const NOT_FOUND = { type: 'api_error', message: 'Object not found', errors: null };

/** The adapter with a fake Moyasar that returns these answers in order; records the requests. */
export function moyasarThatAnswers(...answers: [status: number, body: unknown][]) {
  const requests: { method: string; url: string; body: unknown; key: string | null }[] = [];
  const fetcher: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    const key = request.headers.get('authorization');
    requests.push({ method: request.method, url: request.url, body: text ? JSON.parse(text) : null, key });
    const [status, body] = answers.shift() ?? [500, {}];
    return new Response(status === 204 ? null : JSON.stringify(body), { status });
  };
  return { requests, moyasar: createMoyasarPayments(SETTINGS, { fetch: fetcher, now: () => NOW }) };
}
