import { foldDigits } from './digits.ts';

/**
 * Normalises a Saudi mobile to 05XXXXXXXX: folds digits, drops separators, turns +966, 00966 or 966
 * (also when a 0 follows) into 0, and adds the 0 to 5XXXXXXXX. Leaves everything else unchanged, so
 * that users see their mistake. Normalise before a length limit cuts a pasted number.
 */
export function normaliseMobile(input: string): string {
  return (
    foldDigits(input)
      .replace(/[\s()._/\u2010-\u2015-]/g, '')
      // In right-to-left text the plus may end up after the number.
      .replace(/^(966\d+)\+$/, '$1')
      .replace(/^(?:\+|00)?966\+?(?=0?5)0?/, '0')
      // Without the leading 0: no other number has nine digits and begins with 5.
      .replace(/^5\d{8}$/, '0$&')
  );
}

/** Whether the text, once normalised, is a Saudi mobile. */
export function isMobile(input: string): boolean {
  return /^05\d{8}$/.test(normaliseMobile(input));
}
