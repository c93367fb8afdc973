import type { PaymentResult } from '../../../contract/payments.ts';
import type { Payment } from './payment-subject.ts';

interface Told {
  description: string;
  link: string;
  isInWallet: boolean;
}

export function presentPaymentResult(payment: Payment, told: Told): PaymentResult {
  return {
    reference: payment.reference,
    status: payment.status,
    purpose: payment.purpose,
    amount: payment.amountHalalas / 100,
    createdAt: payment.createdAt.toISOString(),
    settledAt: payment.settledAt?.toISOString() ?? null,
    ...told,
  };
}
