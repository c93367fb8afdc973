import type { Payment } from './payment-subject.ts';

/** Where the browser sees how a payment ended. */
export function resultPathOf({ status, reference }: Pick<Payment, 'status' | 'reference'>): string {
  return `/payment/${status === 'paid' ? 'success' : 'failed'}?reference=${reference}`;
}
