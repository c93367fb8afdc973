import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { CardBrand } from '../../../contract/card-number.ts';
import type { CardRefusal } from '../../../contract/payments.ts';
import { type ProviderAnswer, ProviderError } from '../../lib/provider-error.ts';
import { createMoyasarCalls, type MoyasarCalls, type MoyasarReach } from './moyasar-calls.ts';
import {
  CardNotUsableError,
  type CardVault,
  ChargeUnknownError,
  type GatewayPayment,
  type PaymentsGateway,
  type RefundAnswer,
  type Reversal,
} from './payments-gateway.ts';

interface MoyasarSettings {
  /** The API's base URL, without a trailing slash. */
  apiUrl: string;
  /** The server's key: `sk_live_…` or `sk_test_…`. */
  secretKey: string;
  /** The browser's key, `pk_…`: it can only create tokens. */
  publishableKey: string;
  /** The webhook's secret token, as set in the dashboard. */
  webhookSecret: string;
}

const failure = z.object({ type: z.string().nullish(), message: z.string().nullish() });
const noticeBody = z.object({
  secret_token: z.string(),
  live: z.boolean(),
  data: z.object({ id: z.string(), invoice_id: z.string().nullish() }),
});

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Moyasar rejected the call and did nothing. Other error statuses leave open what it did. */
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 409;

/** Refusals that are not about the payment: a wrong key, or too many calls. */
const PASSING = new Set([401, 403, 429]);

function whyOf({ status, answer }: ProviderAnswer): string {
  return `HTTP ${status}, ${failure.safeParse(answer).data?.type ?? 'unreadable'}`;
}

function isBack({ status, refunded }: MoyasarPayment, amountHalalas: number): boolean {
  return status === 'voided' || (refunded ?? 0) >= amountHalalas;
}

/**
 * Moyasar, a gateway of Saudi Arabia (docs/decisions/0012 names the source of its format). Its
 * amounts are in halalas too. Its invoices are our pages; its payments are our saved-card payments.
 */
export function createMoyasarPayments(settings: MoyasarSettings, reach: MoyasarReach = {}): PaymentsGateway {
  const calls = createMoyasarCalls(settings, reach);
  const { call, get } = calls;
  const now = reach.now ?? Date.now;
  return {
    async createPage({ reference, amountHalalas, currency, description, returnUrl, expiresAt }) {
      // We can't choose an invoice's id: if the response to its creation was lost, this search
      // finds it.
      const query = new URLSearchParams({ 'metadata[reference]': reference });
      const made = await get(`/invoices?${query}`, z.object({ invoices: z.array(moyasarInvoice) }));
      const [there] = made?.invoices.filter((one) => referenceOf(one) === reference) ?? [];
      if (there) return asHostedPage(calls, there);
      const answered = await call('POST', '/invoices', {
        amount: amountHalalas,
        currency,
        description,
        success_url: returnUrl,
        back_url: returnUrl,
        expired_at: expiresAt.toISOString(),
        metadata: { reference },
      });
      const parsed = moyasarInvoice.safeParse(answered.answer);
      if (answered.status !== 201 || !parsed.success)
        throw new ProviderError(`Moyasar made no page: ${whyOf(answered)}`);
      return asHostedPage(calls, parsed.data);
    },

    // As Moyasar's own clients call it, https://github.com/moyasar/moyasar-php.
    async closePage(gatewayId) {
      const invoiceId = invoiceIdOf(gatewayId);
      if (invoiceId === null) return;
      const answered = await call('PUT', `/invoices/${invoiceId}/cancel`);
      // A refusal means that it is paid or has ended: the next fetch says which.
      if (answered.status >= 300 && (!isRefusal(answered.status) || PASSING.has(answered.status)))
        throw new ProviderError(`Moyasar closed no page: ${whyOf(answered)}`);
    },

    async fetch(gatewayId): Promise<GatewayPayment | null> {
      const invoiceId = invoiceIdOf(gatewayId);
      if (invoiceId === null) {
        const known = await paymentOf(calls, gatewayId);
        return known && asCharged(calls, known);
      }
      const page = await get(`/invoices/${invoiceId}`, moyasarInvoice);
      return page && asPage(page, now());
    },

    async charge({ gatewayId, reference, amountHalalas, currency, description, returnUrl, token, cvv }) {
      const answered = await postCharge(calls, {
        given_id: gatewayId,
        amount: amountHalalas,
        currency,
        description,
        callback_url: returnUrl,
        source: { type: 'token', token, cvc: cvv, '3ds': true },
        metadata: { reference },
      });
      const { status, answer } = answered;
      if (failure.safeParse(answer).data?.type === 'used_given_id')
        return asCharged(calls, await chargedBefore(calls, gatewayId));
      if (isRefusal(status)) throw new ProviderError(`Moyasar charged no card: ${whyOf(answered)}`);
      const made = moyasarPayment.safeParse(answer);
      if (status < 200 || status > 299 || !made.success)
        throw new ChargeUnknownError(`Moyasar may have charged a card: ${whyOf(answered)}`);
      return asCharged(calls, made.data);
    },

    async refund(gatewayId, amountHalalas) {
      const paid = await takenOf(calls, gatewayId);
      if (!paid) return { isDone: false, why: 'unknown', said: null };
      if (isBack(paid, amountHalalas)) return { isDone: true };
      const amount = amountHalalas - (paid.refunded ?? 0);
      const answered = await call('POST', `/payments/${paid.id}/refund`, { amount });
      const after = moyasarPayment.safeParse(answered.answer).data;
      if (after && isBack(after, amountHalalas)) return { isDone: true };
      return lookedUp(calls, gatewayId, amountHalalas, answered);
    },

    async readNotice({ body }) {
      const { data: notice } = noticeBody.safeParse(body);
      if (!notice || !isSame(notice.secret_token, settings.webhookSecret)) return null;
      if (notice.live !== settings.secretKey.startsWith('sk_live')) return null;
      const { id, invoice_id: page } = notice.data;
      return page ? pageId(page) : id;
    },

    cards: createMoyasarCards(settings, calls),
  };
}

const paymentOf = ({ get }: MoyasarCalls, gatewayId: string) => get(`/payments/${gatewayId}`, moyasarPayment);

/** The payment that paid an invoice, or the saved-card payment itself. */
async function takenOf(calls: MoyasarCalls, gatewayId: string): Promise<MoyasarPayment | null> {
  const invoiceId = invoiceIdOf(gatewayId);
  if (invoiceId === null) return paymentOf(calls, gatewayId);
  const page = await calls.get(`/invoices/${invoiceId}`, moyasarInvoice);
  return page?.payments?.find(isTaken) ?? null;
}

function asHostedPage({ pageAddress }: MoyasarCalls, invoice: MoyasarInvoice) {
  const url = pageAddress(invoice.url);
  if (url === null) throw new ProviderError('Moyasar’s page is at an address that is not its own');
  return { gatewayId: pageId(invoice.id), url, endsAt: endOf(invoice) };
}

function asCharged({ pageAddress }: MoyasarCalls, payment: MoyasarPayment) {
  const known = asKnown(payment);
  const isOpen = known.status === 'open';
  return { ...known, challengeUrl: isOpen ? pageAddress(payment.source?.transaction_url) : null };
}

/** The charge that an earlier request made under the same id. */
async function chargedBefore(calls: MoyasarCalls, gatewayId: string): Promise<MoyasarPayment> {
  const made = await paymentOf(calls, gatewayId).catch(() => null);
  if (made) return made;
  throw new ChargeUnknownError('Moyasar knows the id of a charge, and not what became of it');
}

async function postCharge({ call }: MoyasarCalls, body: object): Promise<ProviderAnswer> {
  try {
    return await call('POST', '/payments', body);
  } catch (error) {
    if (error instanceof ProviderError && !error.isUnsent) throw new ChargeUnknownError(error.message);
    throw error;
  }
}

/** Fetches whether a payment is refunded, if the refund's response did not say so. */
async function lookedUp(
  calls: MoyasarCalls,
  gatewayId: string,
  amount: number,
  answered: ProviderAnswer,
): Promise<RefundAnswer> {
  const there = await takenOf(calls, gatewayId);
  if (there && isBack(there, amount)) return { isDone: true };
  const { status, answer } = answered;
  const isOfPayment = isRefusal(status) && !PASSING.has(status);
  if (!isOfPayment) throw new ProviderError(`Moyasar gave nothing back: ${whyOf(answered)}`);
  const { type, message } = failure.safeParse(answer).data ?? {};
  return { isDone: false, why: 'refused', said: [type, message].filter(Boolean).join(': ') || null };
}

/** https://docs.moyasar.com/guides/tokenization/tokenized-cards. */
const keptToken = z.object({
  id: z.string(),
  status: z.string(),
  brand: z.string(),
  month: z.coerce.number().int().min(1).max(12),
  year: z.coerce.number().int(),
  last_four: z.string().regex(/^\d{4}$/),
});

const BRANDS: Record<string, CardBrand> = {
  mada: 'mada',
  visa: 'visa',
  master: 'mastercard',
  mastercard: 'mastercard',
};

/** Cards stored at Moyasar: the browser sends it the number, and sends us the token. */
function createMoyasarCards(
  { apiUrl, publishableKey }: { apiUrl: string; publishableKey: string },
  { call }: MoyasarCalls,
): CardVault {
  const pathOf = (token: string) => `/tokens/${encodeURIComponent(token)}`;
  return {
    browser: { url: `${apiUrl}/tokens`, publishableKey },
    keep: null,
    async read(token) {
      const { status, answer } = await call('GET', pathOf(token));
      if (status === 404) return null;
      const parsed = keptToken.safeParse(answer);
      if (status !== 200 || !parsed.success)
        throw new ProviderError(`Moyasar told of no card: HTTP ${status}`);
      const { id, brand, month, year, last_four: last } = parsed.data;
      const known = BRANDS[brand];
      if (!known) throw new CardNotUsableError('brand');
      // `initiated` until the payer's bank has verified the payer.
      if (parsed.data.status !== 'active') throw new CardNotUsableError('unverified');
      return { token: id, brand: known, last, expiry: { month, year } };
    },
    async forget(token) {
      const { status } = await call('DELETE', pathOf(token));
      if (status !== 204 && status !== 404) throw new ProviderError(`Moyasar kept a card: HTTP ${status}`);
    },
  };
}

/** What we read of a payment, https://docs.moyasar.com/api/payments/payment-reference. */
const moyasarPayment = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  refunded: z.int().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  source: z
    .object({
      transaction_url: z.string().nullish(),
      response_code: z.string().nullish(),
      message: z.string().nullish(),
      company: z.string().nullish(),
      number: z.string().nullish(),
    })
    .nullish(),
});
type MoyasarPayment = z.output<typeof moyasarPayment>;

/** A page for one amount, https://docs.moyasar.com/api/invoices/01-create-invoice. */
const moyasarInvoice = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  url: z.string(),
  expired_at: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  payments: z.array(moyasarPayment).nullish(),
});
type MoyasarInvoice = z.output<typeof moyasarInvoice>;

/** Prefix of a page's id: invoices and payments are fetched from different endpoints. */
const PAGE = 'invoice_';
const pageId = (invoiceId: string): string => `${PAGE}${invoiceId}`;
/** The invoice's id in a gateway id; null if that is a payment's. */
const invoiceIdOf = (gatewayId: string): string | null =>
  gatewayId.startsWith(PAGE) ? gatewayId.slice(PAGE.length) : null;

const PAID = new Set(['paid', 'captured']);
const REVERSALS: Record<string, Reversal> = {
  refunded: 'refunded',
  voided: 'voided',
  chargeback: 'chargedBack',
  charged_back: 'chargedBack',
  disputed: 'chargedBack',
};
/** Statuses of a page that ended unpaid. */
const ENDED = new Set(['expired', 'canceled', 'cancelled']);
/** ISO 8583 response codes of the payer's bank. */
const REFUSALS: Record<string, CardRefusal> = {
  '05': 'declined',
  '51': 'funds',
  '54': 'expired',
  '82': 'code',
  N7: 'code',
  '61': 'limit',
  '65': 'limit',
  '1A': 'challenge',
  '04': 'blocked',
  '07': 'blocked',
  '41': 'blocked',
  '43': 'blocked',
  '62': 'blocked',
  '57': 'notOnline',
  '58': 'notOnline',
  '91': 'bank',
  '96': 'bank',
};
/**
 * Moyasar's messages, where there is no known code; the first match counts. From
 * https://docs.moyasar.com/guides/references/payment-errors and 3ds-errors.
 */
const SAID: [RegExp, CardRefusal][] = [
  [/expired card|card (has )?expired/i, 'expired'],
  [/3-?d-?s|authenticat|time frame/i, 'challenge'],
  [/insufficient/i, 'funds'],
  [/cvv|cvc|csc|security code/i, 'code'],
  [/limit/i, 'limit'],
  [/lost|stolen|restricted|blocked/i, 'blocked'],
  [/not (permitted|allowed|supported)/i, 'notOnline'],
  [/timed? ?out|unavailable|inoperative/i, 'bank'],
  [/declined|unspecified|refer/i, 'declined'],
];

function refusalOf({ source }: MoyasarPayment): CardRefusal {
  const { response_code: code, message } = source ?? {};
  if (!code && !message) return 'declined';
  const said = SAID.find(([pattern]) => pattern.test(message ?? ''))?.[1];
  return REFUSALS[code ?? ''] ?? said ?? 'other';
}

/** Whether it was ever paid, also if the money was returned since. */
const isTaken = ({ status }: Pick<MoyasarPayment, 'status'>): boolean =>
  PAID.has(status) || Object.hasOwn(REVERSALS, status);

const referenceOf = ({ metadata }: Pick<MoyasarPayment, 'metadata'>): string =>
  String(metadata?.reference ?? '');

function takenStatus(status: string): Pick<GatewayPayment, 'status' | 'reversal'> {
  const reversal = REVERSALS[status];
  return reversal ? { status: 'reversed', reversal } : { status: 'paid' };
}

/** The card that paid, by the last digits of its masked number; null for what is no card. */
function paidCard({ source }: MoyasarPayment): GatewayPayment['card'] {
  const brand = BRANDS[source?.company?.toLowerCase() ?? ''];
  const last = /\d{4}$/.exec(source?.number ?? '')?.[0];
  return brand && last ? { brand, last } : null;
}

/** Only final statuses close a payment; any other, also an unknown one, leaves it open. */
function asKnown(payment: MoyasarPayment): GatewayPayment {
  const { id: gatewayId, status, amount: amountHalalas, currency, refunded } = payment;
  const known = {
    gatewayId,
    reference: referenceOf(payment),
    amountHalalas,
    currency,
    refundedHalalas: refunded ?? 0,
    refusal: null,
  };
  if (isTaken(payment)) return { ...known, ...takenStatus(status), card: paidCard(payment) };
  if (status !== 'failed') return { ...known, status: 'open' };
  return { ...known, status: 'failed', refusal: refusalOf(payment) };
}

function endOf({ expired_at: said }: MoyasarInvoice): Date | null {
  const end = new Date(said ?? Number.NaN);
  return Number.isNaN(end.getTime()) ? null : end;
}

const sumOf = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0);

/**
 * A page's status, by the money paid on it. A failed attempt leaves it open until its end: the next
 * one, by another card, may succeed.
 */
function asPage(invoice: MoyasarInvoice, now: number): GatewayPayment {
  const { id, status, amount, currency } = invoice;
  const endsAt = endOf(invoice);
  const all = invoice.payments ?? [];
  const paid = all.filter((one) => PAID.has(one.status));
  const taken = paid.length > 0 ? paid : all.filter(isTaken);
  const known = {
    gatewayId: pageId(id),
    reference: referenceOf(invoice),
    amountHalalas: taken.length > 0 ? sumOf(taken.map((one) => one.amount)) : amount,
    currency: taken.find((one) => one.currency !== currency)?.currency ?? currency,
    refundedHalalas: sumOf(taken.map((one) => one.refunded ?? 0)),
    endsAt,
  };
  const reversed = [invoice, ...taken].find((one) => Object.hasOwn(REVERSALS, one.status));
  if (reversed) return { ...known, ...takenStatus(reversed.status) };
  if (PAID.has(status) || taken.length > 0)
    return { ...known, status: 'paid', card: taken[0] ? paidCard(taken[0]) : null };
  const isOver = ENDED.has(status) || (status === 'failed' && endsAt !== null && endsAt.getTime() <= now);
  const refused = all.findLast((one) => one.status === 'failed');
  return { ...known, status: isOver ? 'expired' : 'open', refusal: refused ? refusalOf(refused) : null };
}
