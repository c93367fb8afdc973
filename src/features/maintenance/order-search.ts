import { foldDigits } from '../../../contract/digits.ts';
import { MAX_ID, MAX_PAGE } from '../../../contract/limits.ts';

function wholeWithin(given: unknown, most: number): number | null {
  const text = foldDigits(String(given ?? '')).trim();
  const number = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : null;
}

/** The order that an address names; null where it can't be one. */
export const orderIdOf = (text: unknown): number | null => wholeWithin(text, MAX_ID);

/** The page that an address of /maintenanceslist names, from 1; the first where it names none that can be. */
export const orderPage = ({ page }: { page?: unknown }): number => wholeWithin(page, MAX_PAGE) ?? 1;

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
