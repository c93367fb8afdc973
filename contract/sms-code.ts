import { foldDigits } from './digits.ts';

/** Capital letters and digits that are not confused: no 0 and O, no 1 and I (DESIGN §5). */
export const SMS_CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Normalises a typed code: digits folded, spaces and hyphens dropped, capital letters. */
export function normaliseCode(input: string): string {
  return foldDigits(input).replace(/[\s-]/g, '').toUpperCase();
}
