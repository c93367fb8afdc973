import { daysAfter, daysBetween } from '../../../contract/day-arithmetic.ts';
import { RENEWAL_SHORT_TERM_DAYS, RENEWAL_TOLD_DAYS, RENT_NOTICE_DAYS } from '../../../contract/limits.ts';
import type { RentDue, RentedProperty } from '../../../contract/rentals.ts';

/**
 * How a tenancy stands on a day, by the device's own reckoning: an answer that was kept is right
 * offline too. Days are YYYY-MM-DD, Riyadh's.
 */

/** A rented property that has a tenancy: its days are known. */
export type Let = RentedProperty & { rentStart: string; rentExpire: string };
export const isLet = (rented: RentedProperty): rented is Let =>
  rented.rentStart !== null && rented.rentExpire !== null;

/**
 * `coming`: not begun; `ending`: since both parties were first notified of its end; `over`: its
 * last day has passed.
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
 * Until when notice can be given that it is not to renew by itself, and how many days that is away,
 * below zero once it has passed; null of a short term, which does not renew by itself.
 */
export function renewalOf({ rentStart, rentExpire }: Pick<Let, 'rentStart' | 'rentExpire'>, today: string) {
  if (daysBetween(rentStart, rentExpire) < RENEWAL_SHORT_TERM_DAYS) return null;
  const noticeBy = daysAfter(rentExpire, -RENT_NOTICE_DAYS);
  return { noticeBy, daysLeft: daysBetween(today, noticeBy) };
}

/** How much of the term has gone by, from 0 to 1; the last day is part of it. */
export function shareGone(
  { rentStart, rentExpire }: Pick<Let, 'rentStart' | 'rentExpire'>,
  today: string,
): number {
  const share = daysBetween(rentStart, today) / (daysBetween(rentStart, rentExpire) + 1);
  return Math.min(1, Math.max(0, share));
}

/** Unpaid dues: those whose day has passed, and those to come, today's among them. */
export function splitDues(dues: readonly RentDue[], today: string) {
  return {
    late: dues.filter(({ dueDate }) => dueDate < today),
    coming: dues.filter(({ dueDate }) => dueDate >= today),
  };
}

/** What dues come to, in SAR: added as halalas, so that no fraction creeps in. */
export function sumOf(dues: readonly RentDue[]): number {
  return dues.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
}
