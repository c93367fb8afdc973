import { cardDigits, isCardNumber, isExpired } from '../../../contract/card-number.ts';
import { foldDigits } from '../../../contract/digits.ts';
import { CARD_NUMBER_MAX_DIGITS } from '../../../contract/limits.ts';

/** The number in groups of four, as it stands on the card. */
export function groupedNumber(typed: string): string {
  const digits = cardDigits(typed).replace(/\D/g, '').slice(0, CARD_NUMBER_MAX_DIGITS);
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/**
 * core §5: MM/YYYY, seven characters. `8` is 08, a year of two digits from autofill (08/27) becomes four once it is
 * complete; going back over the slash removes it.
 */
export function maskedExpiry(typed: string, before: string): string {
  const plain = foldDigits(typed);
  const digits = plain.replace(/\D/g, '');
  const isDeleting = plain.length < before.length;
  if (!isDeleting && /^[2-9]$/.test(digits)) return `0${digits}/`;
  if (!isDeleting && /^\d{1}\/$/.test(plain)) return `0${plain}`;
  // Filled in whole by the browser.
  if (before === '' && /^\d{4}$/.test(digits)) return `${digits.slice(0, 2)}/20${digits.slice(2)}`;
  const [month, year] = [digits.slice(0, 2), digits.slice(2, 6)];
  if (month.length < 2 || (isDeleting && year === '')) return month;
  return `${month}/${year}`;
}

/** Month and year of what stands in the field; null where it is no month of a year. */
export function readExpiry(expiry: string): { month: number; year: number } | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(20\d{2})$/.exec(expiry) ?? [];
  return month && year ? { month: Number(month), year: Number(year) } : null;
}

/** What is wrong with the fields, as keys under `addCard`. */
export function cardFaults(number: string, expiry: string, now: Date) {
  const read = readExpiry(expiry);
  return {
    number: number === '' ? 'numberMissing' : isCardNumber(number) ? null : 'numberWrong',
    expiry: expiry === '' ? 'expiryMissing' : !read ? 'expiryWrong' : isExpired(read, now) ? 'expired' : null,
  } as const;
}
