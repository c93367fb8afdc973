import type { Payment } from './payment-subject.ts';

/** Path of our own page, where the payer chooses how to pay. */
export const payPathOf = ({ reference }: Pick<Payment, 'reference'>): string => `/pay/${reference}`;

/** Path of the result page, which shows the payer how the payment ended. */
export function resultPathOf({ status, reference }: Pick<Payment, 'status' | 'reference'>): string {
  return `/payment/${status === 'paid' ? 'success' : 'failed'}?reference=${reference}`;
}
