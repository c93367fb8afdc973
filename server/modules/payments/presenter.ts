import type { Language } from '../../../contract/language.ts';
import type { PaymentEntry, PaymentResult } from '../../../contract/payments.ts';
import { inSar } from '../../lib/money.ts';
import { say } from '../../texts/texts.ts';
import { type Discrepancy, MISMATCHES } from './discrepancies.ts';
import type { ListedPayment } from './payment-list.ts';
import type { Payment } from './payment-subject.ts';

interface ResultDetails
  extends Pick<
    PaymentResult,
    'card' | 'refund' | 'receipts' | 'reason' | 'hasLeft' | 'canPay' | 'heldUntil'
  > {
  description: string;
  link: string;
  isInWallet: boolean;
  /** When it was refunded to the card; null if it was not. */
  toCardAt: Date | null;
  /** The discrepancy of its money; null if there is none. */
  discrepancy: Discrepancy | null;
}

function presentDiscrepancy(found: Discrepancy | null): PaymentResult['fault'] {
  if (found === null || found.wentTo !== null) return null;
  if (found.closedAt !== null) return 'reviewed';
  return MISMATCHES.includes(found.kind) ? 'mismatch' : 'reversed';
}

export function presentPaymentResult(
  payment: Payment,
  { toCardAt, discrepancy, ...details }: ResultDetails,
): PaymentResult {
  return {
    reference: payment.reference,
    // It was cancelled after its card was sent: whether that was charged is unknown.
    status: payment.status === 'cancelled' && payment.sentAt !== null ? 'open' : payment.status,
    purpose: payment.purpose,
    amount: inSar(payment.amountHalalas),
    method: payment.method === 'wallet' ? 'wallet' : 'card',
    createdAt: payment.createdAt.toISOString(),
    settledAt: payment.settledAt?.toISOString() ?? null,
    fault: presentDiscrepancy(discrepancy),
    ...details,
    isInWallet: details.isInWallet || discrepancy?.wentTo === 'wallet',
    toCardAt:
      ((discrepancy?.wentTo === 'card' ? discrepancy.closedAt : null) ?? toCardAt)?.toISOString() ?? null,
  };
}

export function presentPaymentEntry(
  { id, kind, amountHalalas, createdAt, payment, card, wentToCard, isReversed }: ListedPayment,
  { description, link }: Pick<ResultDetails, 'description' | 'link'>,
  language: Language,
): PaymentEntry {
  const isCard = kind === 'refund' ? wentToCard : payment.method !== 'wallet';
  return {
    id,
    description: kind === 'refund' ? say(language, 'payment.refund', { payment: description }) : description,
    createdAt: createdAt.toISOString(),
    amount: inSar(amountHalalas),
    approved: payment.status === 'paid' && !isReversed,
    isReversed,
    kind,
    purpose: payment.purpose,
    status: payment.status,
    method: isCard ? 'card' : 'wallet',
    card: isCard ? card : null,
    reference: payment.reference,
    link,
  };
}
