import { foldDigits } from '../../contract/digits.ts';

/** Between two digits that whole threes of them follow. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/**
 * A number with comma thousands, in Western digits; of a broken one at most so many decimals. A
 * whole one is not left to Intl: a browser's first formatter of numbers takes a slow phone 40 ms,
 * on every first load.
 */
export function formatCount(count: number, maximumFractionDigits = 3): string {
  return Number.isInteger(count)
    ? String(count).replace(THOUSANDS, ',')
    : count.toLocaleString('en-US', { maximumFractionDigits });
}

/**
 * The digits of what a person typed or pasted into a number field: Arabic digits folded, grouping
 * marks and all else dropped, cut after `max` digits.
 */
export function onlyDigits(typed: string, max: number): string {
  return foldDigits(typed).replace(/\D/g, '').slice(0, max);
}
