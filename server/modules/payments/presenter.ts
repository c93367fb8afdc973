import type { Language } from '../../../contract/language.ts';
import type { PaymentEntry, PaymentResult } from '../../../contract/payments.ts';
import { inSar } from '../../lib/money.ts';
import { say } from '../../texts/texts.ts';
import { type Fault, MISMATCHES } from './faults.ts';
import type { ListedPayment } from './listing.ts';
import type { Payment } from './payment-subject.ts';

interface Told {
  description: string;
  link: string;
  isInWallet: boolean;
  /** When it was given back to the card. */
  toCardAt: Date | null;
  /** Why its money fits no payment; null where it does. */
  fault: Fault | null;
}

function faultFor(fault: Fault | null): PaymentResult['fault'] {
  if (fault === null || fault.wentTo !== null) return null;
  if (fault.closedAt !== null) return 'reviewed';
  return MISMATCHES.includes(fault.kind) ? 'mismatch' : 'reversed';
}

export function presentPaymentResult(payment: Payment, { toCardAt, fault, ...told }: Told): PaymentResult {
  return {
    reference: payment.reference,
    // A card was sent, and what it was for is gone: whether it was charged nobody knows yet.
    status: payment.status === 'cancelled' && payment.sentAt !== null ? 'open' : payment.status,
    purpose: payment.purpose,
    amount: inSar(payment.amountHalalas),
    createdAt: payment.createdAt.toISOString(),
    settledAt: payment.settledAt?.toISOString() ?? null,
    fault: faultFor(fault),
    ...told,
    isInWallet: told.isInWallet || fault?.wentTo === 'wallet',
    toCardAt: ((fault?.wentTo === 'card' ? fault.closedAt : null) ?? toCardAt)?.toISOString() ?? null,
  };
}

export function presentPaymentEntry(
  { id, kind, amountHalalas, createdAt, payment, card, wentToCard, isReversed }: ListedPayment,
  { description, link }: Pick<Told, 'description' | 'link'>,
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
