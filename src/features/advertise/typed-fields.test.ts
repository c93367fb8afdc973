import { expect, it } from 'vitest';
import { lettersOf } from '../../../contract/ad-rules.ts';
import { shownPrice, typedIdentity, typedNumber, typedPrice } from './typed-fields.ts';

it.each([
  ['٢٬٤٨٠٬٠٠٠', '2480000'],
  ['2 480 000 ريال', '2480000'],
  ['2,480,000.00', '2480000'],
  ['٢٤٨٠٠٠٠٫٥٠', '2480000'],
  ['2.480.000', '2480000'],
  ['0045', '45'],
  ['0', '0'],
  ['123456789012', '1234567890'],
  ['', ''],
])('reads the price %s as %s', (input, digits) => expect(typedPrice(input)).toBe(digits));

it('shows thousands as they are typed', () => {
  expect(shownPrice('2480000')).toBe('2,480,000');
  expect(shownPrice('')).toBe('');
});

it('caps an identity at 10 digits and a number of the property at 4', () => {
  expect(typedIdentity('١٠٠٠ ٠٠٠ ٠٠٨ ٩٩')).toBe('1000000008');
  expect(typedNumber('١٢٣٤٥')).toBe('1234');
  expect(typedNumber('-12')).toBe('12');
});

it('leaves only Arabic and Latin letters and spaces in a name', () => {
  expect(lettersOf('نورة 2 القحطاني!')).toBe('نورة القحطاني');
  expect(lettersOf('Noura٣ Al-Qahtani')).toBe('Noura AlQahtani');
});
