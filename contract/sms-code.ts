import { foldDigits } from './digits.ts';

/** Capital letters and digits that nobody takes for another: no 0 and O, no 1 and I (DESIGN §5). */
export const SMS_CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * A code as it was sent, however it was typed: digits folded, spaces and hyphens dropped, capitals.
 */
export function normaliseCode(input: string): string {
  return foldDigits(input).replace(/[\s-]/g, '').toUpperCase();
}
