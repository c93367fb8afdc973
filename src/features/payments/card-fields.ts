import { brandOf, cardDigits, isCardNumber, isExpired } from '../../../contract/card-number.ts';
import { foldDigits } from '../../../contract/digits.ts';
import { CARD_NUMBER_MAX_DIGITS } from '../../../contract/limits.ts';

/** The number in groups of four, as printed on the card. */
export function groupedNumber(typed: string): string {
  const digits = cardDigits(typed).replace(/\D/g, '').slice(0, CARD_NUMBER_MAX_DIGITS);
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/**
 * A complete month and year, in either order, with any separator; without one as four or six
 * digits.
 */
const WHOLE = [
  /^(?<month>\d{1,2})\D+(?<year>\d{4}|\d{2})$/,
  /^(?<year>20\d{2})\D+(?<month>\d{1,2})$/,
  /^(?<year>20\d{2})(?<month>0[1-9]|1[0-2])$/,
  /^(?<month>\d{2})(?<year>20\d{2}|\d{2})$/,
];

/**
 * MM/YYYY of a text that is pasted or filled in by the browser; null where it is no month and year.
 */
export function wholeExpiry(text: string): string | null {
  for (const form of WHOLE) {
    const { month = '', year = '' } = form.exec(foldDigits(text).trim())?.groups ?? {};
    if (month) return `${month.padStart(2, '0')}/${year.padStart(4, '20')}`;
  }
  return null;
}

/**
 * core §5: formats input as MM/YYYY, seven characters. `8` becomes 08. Pasted or filled-in text is
 * read as a whole, in the usual forms (1/29, 01-2029, 2029-01, 0129). Deleting the slash works.
 */
export function maskedExpiry(typed: string, before: string): string {
  const plain = foldDigits(typed).trim();
  const digits = plain.replace(/\D/g, '');
  const isDeleting = plain.length < before.length;
  // A key adds or removes one character.
  const isAtOnce = Math.abs(plain.length - before.length) !== 1;
  const whole = isAtOnce && !before.startsWith(plain) ? wholeExpiry(plain) : null;
  if (whole) return whole;
  if (!isDeleting && /^[2-9]$/.test(digits)) return `0${digits}/`;
  if (!isDeleting && /^\d{1}\/$/.test(plain)) return `0${plain}`;
  const [month, year] = [digits.slice(0, 2), digits.slice(2, 6)];
  if (month.length < 2 || (isDeleting && year === '')) return month;
  return `${month}/${year}`;
}

/** Month and year of the field's value, also with a two-digit year; null if it is not valid. */
export function readExpiry(expiry: string): { month: number; year: number } | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(20\d{2}|\d{2})$/.exec(expiry) ?? [];
  return month && year ? { month: Number(month), year: Number(year.padStart(4, '20')) } : null;
}

/** What is wrong with the fields, as keys under `addCard`. */
export function cardErrors(number: string, expiry: string, now: Date) {
  const read = readExpiry(expiry);
  return {
    number:
      number === ''
        ? 'numberMissing'
        : !isCardNumber(number)
          ? 'numberWrong'
          : brandOf(number) === null
            ? 'numberNotTaken'
            : null,
    expiry: expiry === '' ? 'expiryMissing' : !read ? 'expiryWrong' : isExpired(read, now) ? 'expired' : null,
  } as const;
}
