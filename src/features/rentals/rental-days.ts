import { daysAfter, daysBetween } from '../../../contract/day-arithmetic.ts';
import { RENEWAL_SHORT_TERM_DAYS, RENEWAL_TOLD_DAYS, RENT_NOTICE_DAYS } from '../../../contract/limits.ts';
import type { RentDue, RentedProperty } from '../../../contract/rentals.ts';

/**
 * A tenancy's state on a day, computed on the device, so that cached answers are right offline too.
 * Days are YYYY-MM-DD in Riyadh.
 */

/** A rented property with a tenancy, so that its days are set. */
export type Let = RentedProperty & { rentStart: string; rentExpire: string };
export const isLet = (rented: RentedProperty): rented is Let =>
  rented.rentStart !== null && rented.rentExpire !== null;

/**
 * `coming`: not begun; `ending`: both parties have been notified of its end; `over`: after its last
 * day.
 */
export type Stage = 'coming' | 'running' | 'ending' | 'over';

export function stageOf(
  { rentStart, rentExpire }: Pick<Let, 'rentStart' | 'rentExpire'>,
  today: string,
): Stage {
  if (today > rentExpire) return 'over';
  if (today < rentStart) return 'coming';
  return daysBetween(today, rentExpire) <= RENEWAL_TOLD_DAYS.first ? 'ending' : 'running';
}

/**
 * The last day to give notice against the automatic renewal, and the days until then, negative once
 * it has passed; null for a short term, which does not renew automatically.
 */
export function renewalOf({ rentStart, rentExpire }: Pick<Let, 'rentStart' | 'rentExpire'>, today: string) {
  if (daysBetween(rentStart, rentExpire) < RENEWAL_SHORT_TERM_DAYS) return null;
  const noticeBy = daysAfter(rentExpire, -RENT_NOTICE_DAYS);
  return { noticeBy, daysLeft: daysBetween(today, noticeBy) };
}

/** The elapsed part of the term, from 0 to 1, its last day included. */
export function shareGone(
  { rentStart, rentExpire }: Pick<Let, 'rentStart' | 'rentExpire'>,
  today: string,
): number {
  const share = daysBetween(rentStart, today) / (daysBetween(rentStart, rentExpire) + 1);
  return Math.min(1, Math.max(0, share));
}

/** Unpaid dues: late ones, and those of today or later. */
export function splitDues(dues: readonly RentDue[], today: string) {
  return {
    late: dues.filter(({ dueDate }) => dueDate < today),
    coming: dues.filter(({ dueDate }) => dueDate >= today),
  };
}

/** The total of dues in SAR; added in halalas to avoid rounding errors. */
export function sumOf(dues: readonly RentDue[]): number {
  return dues.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
}
