import { foldDigits } from '../../contract/digits.ts';

const COUNT = new Intl.NumberFormat('en-US');

/** A whole number with comma thousands, in Western digits. */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

/**
 * The digits of what a person typed or pasted into a number field: Arabic digits folded, grouping marks
 * and all else dropped, cut after `max` digits.
 */
export function onlyDigits(typed: string, max: number): string {
  return foldDigits(typed).replace(/\D/g, '').slice(0, max);
}
