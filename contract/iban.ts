import { foldDigits } from './digits.ts';
import type { ErrorName } from './error-numbers.ts';
import { IBAN_MAX_LENGTH } from './limits.ts';

const COUNTRY = 'SA';

/**
 * Normalises an IBAN to its electronic form: digits folded, spaces, hyphens, dots and a leading
 * "IBAN" dropped, capital letters. If only the 22 digits are given, as after a form's printed SA,
 * adds the country.
 */
export function normaliseIban(typed: string): string {
  const bare = foldDigits(typed)
    .replace(/[\s.\u2010-\u2015-]/g, '')
    .toUpperCase()
    .replace(/^IBAN:?/, '');
  return /^\d{22}$/.test(bare) ? COUNTRY + bare : bare;
}

/**
 * ISO 13616: with the first four characters moved to the end, and A as 10 … Z as 35, the remainder
 * of 97 is 1.
 */
function passesCheckDigits(iban: string): boolean {
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** The error of a normalised Saudi IBAN; null if it is valid. */
export function ibanError(iban: string): Extract<ErrorName, `iban${string}`> | null {
  if (/^[A-Z]{2}/.test(iban) && !iban.startsWith(COUNTRY)) return 'ibanNotSaudi';
  if (!/^SA[0-9A-Z]*$/.test(iban)) return 'ibanNotValid';
  if (iban.length !== IBAN_MAX_LENGTH) return 'ibanLength';
  return /^SA\d{4}/.test(iban) && passesCheckDigits(iban) ? null : 'ibanNotValid';
}

/** The two digits of the bank in a Saudi IBAN; null if they are not typed yet. */
export function ibanBankCode(iban: string): string | null {
  return /^SA\d\d(\d\d)/.exec(normaliseIban(iban))?.[1] ?? null;
}
