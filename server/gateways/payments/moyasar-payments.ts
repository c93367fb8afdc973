import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { callProvider, ProviderError } from '../provider-error.ts';
import { createMoyasarCards } from './moyasar-cards.ts';
import type { CardRefusal, GatewayPayment, PaymentsGateway } from './payments-gateway.ts';

const MOYASAR_API = 'https://api.moyasar.com/v1';

interface MoyasarSettings {
  /** `sk_live_…` or `sk_test_…`: the server's. */
  secretKey: string;
  /** `pk_…`: the browser's, which may make tokens and nothing else of ours. */
  publishableKey: string;
  /** The secret token of the webhook, as it stands in the dashboard. */
  webhookSecret: string;
}

/** What we read of a payment, https://docs.moyasar.com/api/payments/payment-reference. */
const payment = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  refunded: z.int().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  source: z.object({ transaction_url: z.string().nullish(), response_code: z.string().nullish() }).nullish(),
});
type MoyasarPayment = z.output<typeof payment>;

/** https://docs.moyasar.com/api/invoices/01-create-invoice: a page on which one amount can be paid. */
const invoice = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  url: z.string(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  payments: z.array(payment).nullish(),
});
type Invoice = z.output<typeof invoice>;

const failure = z.object({ type: z.string().nullish(), message: z.string().nullish() });
const noticeBody = z.object({
  secret_token: z.string(),
  live: z.boolean(),
  data: z.object({ id: z.string(), invoice_id: z.string().nullish() }),
});

/** Our id of a page begins so: an invoice and a payment are asked for in two ways. */
const PAGE = 'invoice_';
const PAID = new Set(['paid', 'captured']);
const OPEN = new Set(['initiated', 'authorized', 'on_hold']);
/** ISO 8583 answers of the payer's bank. */
const REFUSALS: Record<string, CardRefusal> = { '51': 'funds', '54': 'expired', '82': 'cvv', N7: 'cvv' };

function statusOf(status: string): GatewayPayment['status'] {
  if (PAID.has(status)) return 'paid';
  return OPEN.has(status) ? 'open' : 'failed';
}

const referenceOf = ({ metadata }: Pick<MoyasarPayment, 'metadata'>) => String(metadata?.reference ?? '');

function asKnown(known: MoyasarPayment): GatewayPayment {
  const status = statusOf(known.status);
  return {
    gatewayId: known.id,
    reference: referenceOf(known),
    status,
    amountHalalas: known.amount,
    currency: known.currency,
    refusal: status === 'failed' ? (REFUSALS[known.source?.response_code ?? ''] ?? 'declined') : null,
  };
}

/** An attempt on the page may fail and the next succeed: `failed` is what one settles for until then. */
function asPage({ id, status, amount, currency, metadata }: Invoice): GatewayPayment {
  const gatewayId = `${PAGE}${id}`;
  const reference = referenceOf({ metadata });
  return { gatewayId, reference, status: statusOf(status), amountHalalas: amount, currency };
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Moyasar, a gateway of Saudi Arabia (docs/decisions/0012 says where its form is taken from). Amounts are in
 * halalas there too. Its invoices are our pages, its payments those of saved cards.
 */
export function createMoyasarPayments(
  settings: MoyasarSettings,
  fetcher: typeof fetch = fetch,
): PaymentsGateway {
  const headers = { authorization: `Basic ${Buffer.from(`${settings.secretKey}:`).toString('base64')}` };

  async function call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
    return callProvider({
      provider: 'Moyasar',
      method,
      url: `${MOYASAR_API}${path}`,
      headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
      ...(body && { body: JSON.stringify(body) }),
      fetch: fetcher,
    });
  }

  /** Null for what Moyasar hasn't. */
  async function get<Schema extends z.ZodType>(path: string, schema: Schema) {
    const { status, answer } = await call('GET', path);
    if (status === 404) return null;
    const parsed = schema.safeParse(answer);
    if (status === 200 && parsed.success) return parsed.data as z.output<Schema>;
    throw new ProviderError(`Moyasar told nothing of ${path.split('/')[1]}: HTTP ${status}`);
  }

  function refused(what: string, { status, answer }: Awaited<ReturnType<typeof call>>): ProviderError {
    return new ProviderError(
      `Moyasar ${what}: HTTP ${status}, ${failure.safeParse(answer).data?.type ?? 'unreadable'}`,
    );
  }

  /** The payment that paid an invoice, or the payment itself. */
  async function paidOf(gatewayId: string): Promise<MoyasarPayment | null> {
    if (!gatewayId.startsWith(PAGE)) return get(`/payments/${gatewayId}`, payment);
    const page = await get(`/invoices/${gatewayId.slice(PAGE.length)}`, invoice);
    return page?.payments?.find(({ status }) => PAID.has(status) || status === 'refunded') ?? null;
  }

  return {
    async createPage({ reference, amountHalalas, currency, description, returnUrl, expiresAt }) {
      // An invoice has no key of ours: one that was made, and whose answer was lost, is looked for first.
      const query = new URLSearchParams({ 'metadata[reference]': reference });
      const made = await get(`/invoices?${query}`, z.object({ invoices: z.array(invoice) }));
      const [there] = made?.invoices.filter((one) => referenceOf(one) === reference) ?? [];
      if (there) return { gatewayId: `${PAGE}${there.id}`, url: there.url };
      const answered = await call('POST', '/invoices', {
        amount: amountHalalas,
        currency,
        description,
        success_url: returnUrl,
        back_url: returnUrl,
        expired_at: expiresAt.toISOString(),
        metadata: { reference },
      });
      const parsed = invoice.safeParse(answered.answer);
      if (answered.status !== 201 || !parsed.success) throw refused('made no page', answered);
      return { gatewayId: `${PAGE}${parsed.data.id}`, url: parsed.data.url };
    },

    async fetch(gatewayId) {
      if (!gatewayId.startsWith(PAGE)) {
        const known = await get(`/payments/${gatewayId}`, payment);
        return known && asKnown(known);
      }
      const page = await get(`/invoices/${gatewayId.slice(PAGE.length)}`, invoice);
      return page && asPage(page);
    },

    async charge({ gatewayId, reference, amountHalalas, currency, description, returnUrl, token, cvv }) {
      const answered = await call('POST', '/payments', {
        given_id: gatewayId,
        amount: amountHalalas,
        currency,
        description,
        callback_url: returnUrl,
        source: { type: 'token', token, cvc: cvv, '3ds': true },
        metadata: { reference },
      });
      const isUsed = failure.safeParse(answered.answer).data?.type === 'used_given_id';
      const made = isUsed
        ? await get(`/payments/${gatewayId}`, payment)
        : payment.safeParse(answered.answer).data;
      if (!made || !(isUsed || answered.status === 201)) throw refused('charged no card', answered);
      const known = asKnown(made);
      const challengeUrl = known.status === 'open' ? (made.source?.transaction_url ?? null) : null;
      return { ...known, challengeUrl };
    },

    async refund(gatewayId, amountHalalas) {
      const paid = await paidOf(gatewayId);
      if (!paid) return { isDone: false, why: 'unknown', said: null };
      if ((paid.refunded ?? 0) >= amountHalalas) return { isDone: true };
      const answered = await call('POST', `/payments/${paid.id}/refund`, { amount: amountHalalas });
      if (answered.status >= 500 || answered.status === 429) throw refused('gave nothing back', answered);
      if (payment.safeParse(answered.answer).data?.status === 'refunded') return { isDone: true };
      const { type, message } = failure.safeParse(answered.answer).data ?? {};
      return { isDone: false, why: 'refused', said: [type, message].filter(Boolean).join(': ') || null };
    },

    async readNotice({ body }) {
      const { data: notice } = noticeBody.safeParse(body);
      if (!notice || !isSame(notice.secret_token, settings.webhookSecret)) return null;
      if (notice.live !== settings.secretKey.startsWith('sk_live')) return null;
      const { id, invoice_id: page } = notice.data;
      return page ? `${PAGE}${page}` : id;
    },

    cards: createMoyasarCards(settings.publishableKey, call),
  };
}
