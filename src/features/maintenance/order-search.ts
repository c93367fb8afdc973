import { foldDigits } from '../../../contract/digits.ts';
import { MAX_ID } from '../../../contract/limits.ts';

/** The order that an address names; null where it can't be one. */
export function orderIdOf(value: unknown): number | null {
  const text = foldDigits(String(value ?? '')).trim();
  const number = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= MAX_ID ? number : null;
}

export interface OrderSearch {
  /** The chosen type: the form stands open. */
  type?: string;
  /** What has just been done to an order. */
  notice?: string;
  order?: string | number;
}

/** The notice that an address of /maintenances asks for; null where it names none, or no order. */
export function noticeOf({ notice, order }: OrderSearch) {
  const orderId = orderIdOf(order);
  const isKnown = notice === 'paid' || notice === 'cancelled';
  return isKnown && orderId !== null ? { notice: notice as 'paid' | 'cancelled', orderId } : null;
}
