import { z } from 'zod';
import type { CardRefusal, GatewayPayment, Reversal } from './payments-gateway.ts';

/** What we read of a payment, https://docs.moyasar.com/api/payments/payment-reference. */
export const moyasarPayment = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  refunded: z.int().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  source: z.object({ transaction_url: z.string().nullish(), response_code: z.string().nullish() }).nullish(),
});
export type MoyasarPayment = z.output<typeof moyasarPayment>;

/** https://docs.moyasar.com/api/invoices/01-create-invoice: a page on which one amount can be paid. */
export const moyasarInvoice = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  url: z.string(),
  expired_at: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  payments: z.array(moyasarPayment).nullish(),
});
export type MoyasarInvoice = z.output<typeof moyasarInvoice>;

/** Our id of a page begins so: an invoice and a payment are asked for in two ways. */
const PAGE = 'invoice_';
export const pageId = (invoiceId: string): string => `${PAGE}${invoiceId}`;
/** The invoice that an id of ours names; null where it names a payment. */
export const invoiceIdOf = (gatewayId: string): string | null =>
  gatewayId.startsWith(PAGE) ? gatewayId.slice(PAGE.length) : null;

const PAID = new Set(['paid', 'captured']);
const REVERSALS: Record<string, Reversal> = {
  refunded: 'refunded',
  voided: 'voided',
  chargeback: 'chargedBack',
  charged_back: 'chargedBack',
  disputed: 'chargedBack',
};
/** A page that ended unpaid. */
const ENDED = new Set(['expired', 'canceled', 'cancelled']);
/** ISO 8583 answers of the payer's bank. */
const REFUSALS: Record<string, CardRefusal> = { '51': 'funds', '54': 'expired', '82': 'cvv', N7: 'cvv' };

/** Money came by it, whether or not it is still there. */
export const isTaken = ({ status }: Pick<MoyasarPayment, 'status'>): boolean =>
  PAID.has(status) || Object.hasOwn(REVERSALS, status);

export const referenceOf = ({ metadata }: Pick<MoyasarPayment, 'metadata'>): string =>
  String(metadata?.reference ?? '');

function takenStatus(status: string): Pick<GatewayPayment, 'status' | 'reversal'> {
  const reversal = REVERSALS[status];
  return reversal ? { status: 'reversed', reversal } : { status: 'paid' };
}

/** Only words that are final close a payment; all others, also those that we do not know, leave it open. */
export function asKnown(payment: MoyasarPayment): GatewayPayment {
  const { id: gatewayId, status, amount: amountHalalas, currency, refunded, source } = payment;
  const told = {
    gatewayId,
    reference: referenceOf(payment),
    amountHalalas,
    currency,
    refundedHalalas: refunded ?? 0,
    refusal: null,
  };
  if (isTaken(payment)) return { ...told, ...takenStatus(status) };
  if (status !== 'failed') return { ...told, status: 'open' };
  return { ...told, status: 'failed', refusal: REFUSALS[source?.response_code ?? ''] ?? 'declined' };
}

export function endOf({ expired_at: said }: MoyasarInvoice): Date | null {
  const end = new Date(said ?? Number.NaN);
  return Number.isNaN(end.getTime()) ? null : end;
}

const sumOf = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0);

/**
 * A page by the money that came on it. An attempt that failed leaves it open until its end: the next one, by
 * another card, may succeed.
 */
export function asPage(invoice: MoyasarInvoice, now: number): GatewayPayment {
  const { id, status, amount, currency } = invoice;
  const endsAt = endOf(invoice);
  const all = invoice.payments ?? [];
  const paid = all.filter((one) => PAID.has(one.status));
  const taken = paid.length > 0 ? paid : all.filter(isTaken);
  const told = {
    gatewayId: pageId(id),
    reference: referenceOf(invoice),
    amountHalalas: taken.length > 0 ? sumOf(taken.map((one) => one.amount)) : amount,
    currency: taken.find((one) => one.currency !== currency)?.currency ?? currency,
    refundedHalalas: sumOf(taken.map((one) => one.refunded ?? 0)),
    endsAt,
  };
  const reversed = [invoice, ...taken].find((one) => Object.hasOwn(REVERSALS, one.status));
  if (reversed) return { ...told, ...takenStatus(reversed.status) };
  if (PAID.has(status) || taken.length > 0) return { ...told, status: 'paid' };
  const isOver = ENDED.has(status) || (status === 'failed' && endsAt !== null && endsAt.getTime() <= now);
  return { ...told, status: isOver ? 'expired' : 'open' };
}
