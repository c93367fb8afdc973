import { foldDigits } from '../../contract/digits.ts';

/** Positions between digits where a multiple of three digits follows. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/**
 * Formats a number with comma thousands, in Western digits; a fraction has at most
 * `maximumFractionDigits`. Whole numbers do not use Intl: a browser's first number formatter takes
 * 40 ms on a slow phone, on every first load.
 */
export function formatCount(count: number, maximumFractionDigits = 3): string {
  return Number.isInteger(count)
    ? String(count).replace(THOUSANDS, ',')
    : count.toLocaleString('en-US', { maximumFractionDigits });
}

/**
 * The digits that a user typed or pasted into a number field: Arabic digits folded, grouping marks
 * and everything else dropped, cut after `max` digits.
 */
export function onlyDigits(typed: string, max: number): string {
  return foldDigits(typed).replace(/\D/g, '').slice(0, max);
}
