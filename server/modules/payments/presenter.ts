import type { Language } from '../../../contract/language.ts';
import type { PaymentEntry, PaymentResult } from '../../../contract/payments.ts';
import { inSar } from '../../money.ts';
import type { PaymentFault } from './faults.ts';
import type { ListedPayment } from './listing.ts';
import type { Payment } from './payment-subject.ts';

interface Told {
  description: string;
  link: string;
  isInWallet: boolean;
  /** When it was given back to the card. */
  toCardAt: Date | null;
  /** Why its money fits no payment; null where it does. */
  fault: PaymentFault | null;
}

const MISMATCHES: readonly PaymentFault[] = ['reference', 'gatewayId', 'currency', 'amount'];

function faultFor(fault: PaymentFault | null): PaymentResult['fault'] {
  if (fault === null) return null;
  return MISMATCHES.includes(fault) ? 'mismatch' : 'reversed';
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
    toCardAt: toCardAt?.toISOString() ?? null,
    fault: faultFor(fault),
    ...told,
  };
}

const REFUND = { ar: 'استرداد', en: 'Refund' };

export function presentPaymentEntry(
  { id, kind, amountHalalas, createdAt, payment, card, wentToCard }: ListedPayment,
  { description, link }: Pick<Told, 'description' | 'link'>,
  language: Language,
): PaymentEntry {
  const isCard = kind === 'refund' ? wentToCard : payment.method !== 'wallet';
  return {
    id,
    description: kind === 'refund' ? `${REFUND[language]}: ${description}` : description,
    createdAt: createdAt.toISOString(),
    amount: inSar(amountHalalas),
    approved: payment.status === 'paid',
    kind,
    purpose: payment.purpose,
    status: payment.status,
    method: isCard ? 'card' : 'wallet',
    card: isCard ? card : null,
    reference: payment.reference,
    link,
  };
}
