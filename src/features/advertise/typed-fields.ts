import { foldDigits } from '../../../contract/digits.ts';
import { IDENTITY_LENGTH, PRICE_MAX_DIGITS, PROPERTY_NUMBER_MAX_DIGITS } from '../../../contract/limits.ts';
import { formatCount, onlyDigits } from '../../lib/digits.ts';

/** services §5: an identity number, as far as it was typed or pasted. */
export function typedIdentity(input: string): string {
  return onlyDigits(input, IDENTITY_LENGTH);
}

/** services §5: building, floor, floors, apartment, age, area, rooms and bathrooms hold 4 digits. */
export function typedNumber(input: string): string {
  return onlyDigits(input, PROPERTY_NUMBER_MAX_DIGITS);
}

/** services §5: 10 digits of riyals. Halalas of a pasted price («2,480,000.00») are left out. */
export function typedPrice(input: string): string {
  const riyals = foldDigits(input).replace(/(\d)[.٫]\d{1,2}(?=\D*$)/, '$1');
  return onlyDigits(riyals, PRICE_MAX_DIGITS).replace(/^0+(?=\d)/, '');
}

/** A price of digits with its thousands apart, as the field shows it. */
export function shownPrice(digits: string): string {
  return digits === '' ? '' : formatCount(Number(digits));
}
