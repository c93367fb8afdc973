import { foldDigits } from './digits.ts';

/** Normalises a national id or residence number: folds digits, drops spaces and hyphens. */
export function normaliseIdentity(input: string): string {
  return foldDigits(input).replace(/[\s-]/g, '');
}

/**
 * Whether the text, once normalised, is a national id (1…) or a residence number (2…): ten digits,
 * the last a check digit (every second digit doubled, from the first; the sum ends in 0).
 */
export function isIdentity(input: string): boolean {
  const digits = normaliseIdentity(input);
  if (!/^[12]\d{9}$/.test(digits)) return false;
  const sum = [...digits].reduce((total, each, index) => {
    const doubled = Number(each) * 2;
    return total + (index % 2 === 1 ? Number(each) : doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
