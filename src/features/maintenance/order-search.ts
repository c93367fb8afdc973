import { foldDigits } from '../../../contract/digits.ts';
import { MAX_ID } from '../../../contract/limits.ts';

/** The order id in an address; null where it can't be one. */
export function orderIdOf(value: unknown): number | null {
  const text = foldDigits(String(value ?? '')).trim();
  const number = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= MAX_ID ? number : null;
}

export interface OrderSearch {
  /** The chosen type: the form is open. */
  type?: string;
  /** `paid` or `cancelled`, of `order`. */
  notice?: string;
  order?: string | number;
}

/** The notice in an address of /maintenances; null without a valid one, or without an order. */
export function noticeOf({ notice, order }: OrderSearch) {
  const orderId = orderIdOf(order);
  const isKnown = notice === 'paid' || notice === 'cancelled';
  return isKnown && orderId !== null ? { notice: notice as 'paid' | 'cancelled', orderId } : null;
}
