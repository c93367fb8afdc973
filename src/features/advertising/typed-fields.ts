import { foldDigits } from '../../../contract/digits.ts';
import {
  AGENCY_NUMBER_LENGTH,
  IDENTITY_LENGTH,
  LICENSE_MAX_DIGITS,
  PRICE_MAX_DIGITS,
  PROPERTY_NUMBER_MAX_DIGITS,
  RECEIPT_NUMBER_MAX_DIGITS,
} from '../../../contract/limits.ts';
import { typedAmount } from '../../../contract/typed-amount.ts';
import { formatCount } from '../../lib/digits.ts';
import { amountAsTyped } from '../../lib/typed-amount.ts';

/**
 * Readers of numbers as users type them or paste them from a deed, a chat or a site; '' without
 * one.
 */

/** Limit for pasted texts: an ad's number is never further on. */
const READ_MOST = 120;
/** Digits with the separators of an identity, a deed or a licence; « - » separates two numbers. */
const GROUPED_DIGITS = /\d(?:(?:\s*|[.,،٬_/\u2010-\u2015-])\d)*/;
/** A number with optional thousands separators and decimals: «١٬٢٠٠٫٥». */
const FIGURE = /\d+(?:[,،٬.'’\s]\d{3}(?!\d))*(?:[.,٫،]\d{1,2}(?!\d))?/;
const DECIMALS = /[.,٫،]\d{0,2}$/;
/** Unfinished decimals or thousands. */
const HALF_TYPED = /^\d+[.,٫،]\d{0,2}$/;
/** A figure, or a word beside it. */
const WORDS = /\d[\d.,٫٬،'’\s]*|[^\d\s]+/g;
const ALL_BUT_DIGITS = /\D/g;

const plainOf = (input: string) => foldDigits(input.slice(0, READ_MOST));

/** How a digits field reads input, and how many digits it takes (services §5 and §9). */
export interface DigitsField {
  read: (input: string) => string;
  most: number;
}

/**
 * The number of an identity, a deed, an agency or a licence: «رقم الصك ٣١٠٢ ٠٥٠٠ ١٢٣٤» is
 * 310205001234.
 */
function typedIdNumber(input: string): string {
  return (GROUPED_DIGITS.exec(plainOf(input))?.[0] ?? '').replace(ALL_BUT_DIGITS, '');
}

/**
 * A number of the property: «١٢٠ م٢» is 120, «٣ غرف» 3. Keeps decimals, for the check to refuse:
 * without their mark «1,5» would be fifteen.
 */
function typedNumber(input: string): string {
  const plain = plainOf(input).trim();
  const figure = HALF_TYPED.exec(plain)?.[0] ?? FIGURE.exec(plain)?.[0] ?? '';
  const decimals = DECIMALS.exec(figure)?.[0].slice(1);
  const whole = figure.replace(DECIMALS, '').replace(ALL_BUT_DIGITS, '');
  return decimals === undefined ? whole : `${whole}.${decimals}`;
}

/**
 * Riyals: «١٬٢٥٠٬٠٠٠ ر.س», «750 ألف», «السعر ١٫٢ مليون», «مليون ونصف». Drops the halalas of a
 * pasted price. Reads only the digits of a text of digits and commas: the field writes those commas
 * itself, and deleting a digit leaves them in place.
 */
function typedPrice(input: string): string {
  const plain = plainOf(input);
  const amount = /[^\d\s,٬،]/.test(plain) ? amountIn(plain) : null;
  const digits = amount === null ? plain.replace(ALL_BUT_DIGITS, '') : String(Math.trunc(amount));
  return digits.replace(/^0+(?=\d)/, '');
}

/** The amount of a text, also with other words round it; null without one. */
function amountIn(text: string): number | null {
  const whole = typedAmount(text);
  if (whole !== null) return whole;
  const words = text.slice(Math.max(0, text.search(/\d/))).match(WORDS) ?? [];
  for (let count = words.length; count > 0; count -= 1) {
    const amount = typedAmount(words.slice(0, count).join(' '));
    if (amount !== null) return amount;
  }
  return null;
}

/**
 * The text that the price's field keeps as typed, because it is not, or not yet, a price: «1,5»,
 * «1.5» on its way to «1.5 مليون». Null where it is readable. Pasted text may have other words
 * round its figures.
 */
export function unclearPrice(input: string, shown: string, isPasted = false): string | null {
  const text = amountAsTyped(input, isPasted ? '' : shown);
  const isOddlyMarked = /^[\d,٬،'’\s]+$/.test(text) && text !== shownPrice(text.replace(ALL_BUT_DIGITS, ''));
  const isSmallDecimal = /^\d{1,3}[.٫]\d{0,2}\s*$/.test(text);
  const isInWords = !isPasted && /^\d[\d.,٫٬،\s]*\p{L}/u.test(text) && typedAmount(text) === null;
  return isOddlyMarked || isSmallDecimal || isInWords ? text : null;
}

/** A price with thousands separators, as the field shows it; an unclear one as typed. */
export function shownPrice(digits: string): string {
  return /^\d+$/.test(digits) ? formatCount(Number(digits)) : digits;
}

export const IDENTITY: DigitsField = { read: typedIdNumber, most: IDENTITY_LENGTH };
export const AGENCY_NUMBER: DigitsField = { read: typedIdNumber, most: AGENCY_NUMBER_LENGTH };
export const LICENSE: DigitsField = { read: typedIdNumber, most: LICENSE_MAX_DIGITS };
export const RECEIPT_NUMBER: DigitsField = { read: typedIdNumber, most: RECEIPT_NUMBER_MAX_DIGITS };
/** Building, floor, floors, apartment, age, area, rooms and bathrooms. */
export const PROPERTY_NUMBER: DigitsField = { read: typedNumber, most: PROPERTY_NUMBER_MAX_DIGITS };
export const PRICE: DigitsField = { read: typedPrice, most: PRICE_MAX_DIGITS };

/** The digits that a field takes from an input, and whether it dropped any beyond its maximum. */
export function readDigits({ read, most }: DigitsField, input: string): { digits: string; isCut: boolean } {
  const [whole = '', ...decimals] = read(input).split('.');
  return { digits: [whole.slice(0, most), ...decimals].join('.'), isCut: whole.length > most };
}
