import type { Payment } from './payment-subject.ts';

/** Path of the result page, which shows the payer how the payment ended. */
export function resultPathOf({ status, reference }: Pick<Payment, 'status' | 'reference'>): string {
  return `/payment/${status === 'paid' ? 'success' : 'failed'}?reference=${reference}`;
}
