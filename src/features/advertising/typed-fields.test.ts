import { describe, expect, it } from 'vitest';
import {
  AGENCY_NUMBER,
  type DigitsField,
  IDENTITY,
  LICENSE,
  PRICE,
  PROPERTY_NUMBER,
  RECEIPT_NUMBER,
  readDigits,
  shownPrice,
  unclearPrice,
} from './typed-fields.ts';

const held = (field: DigitsField, input: string) => readDigits(field, input).digits;
/** What a field has after the keys, one by one. */
const typedBy = (field: DigitsField, keys: string, shown = (digits: string) => digits) =>
  [...keys].reduce((text, key) => shown(held(field, text + key)), '');

describe('a price', () => {
  it.each([
    ['٢٬٤٨٠٬٠٠٠', '2480000'],
    [' ١٬٢٥٠٬٠٠٠ ر.س ', '1250000'],
    ['\u202B۱٬۲۵۰٬۰۰۰\u00A0﷼\u202C', '1250000'],
    ['2 480 000 ريال', '2480000'],
    ['2\u00A0480\u00A0000', '2480000'],
    ['2,480,000.00', '2480000'],
    ['٢٤٨٠٠٠٠٫٥٠', '2480000'],
    ['2.480.000', '2480000'],
    ['SAR 1,250,000', '1250000'],
    ['السعر: ١٬٢٥٠٬٠٠٠ ريال سعودي', '1250000'],
    ['60,000 ريال سنوياً', '60000'],
    ['٧٥٠ ألف', '750000'],
    ['السعر ١٫٢ مليون ريال', '1200000'],
    ['60 ألف سنوياً', '60000'],
    ['مليون ونصف', '1500000'],
    ['1.25m', '1250000'],
    ['60,000 - 70,000', '60000'],
    ['-500', '500'],
    ['0045', '45'],
    ['0', '0'],
    ['123456789012', '1234567890'],
    ['للتواصل', ''],
    ['', ''],
  ])('%j is %s', (input, digits) => expect(held(PRICE, input)).toBe(digits));

  it('shows thousands as they are typed, and is the same digits after any key', () => {
    expect(shownPrice('2480000')).toBe('2,480,000');
    expect(shownPrice('')).toBe('');
    expect(typedBy(PRICE, '١٢٥٠٠٠٠', shownPrice)).toBe('1,250,000');
    // A digit deleted from a text that already has commas.
    expect(held(PRICE, '1,25')).toBe('125');
    expect(held(PRICE, '1,20,000')).toBe('120000');
    expect(held(PRICE, ',250')).toBe('250');
    expect(held(PRICE, '60,0001')).toBe('600001');
  });
});

describe('a number of the property', () => {
  it.each([
    ['١٢٠ م٢', '120'],
    ['120م²', '120'],
    ['\u200F٣٧٥٫٥ م²', '375.5'],
    ['375.00', '375.00'],
    ['1,5', '1.5'],
    ['1,', '1.'],
    ['٢٫', '2.'],
    ['12345.5', '1234.5'],
    ['1,250', '1250'],
    ['۱٬۲۵۰', '1250'],
    ['الدور ٣', '3'],
    ['٣ غرف + صالة ١', '3'],
    ['3+1', '3'],
    ['2-3', '2'],
    ['2435-7890', '2435'],
    ['0045', '0045'],
    ['-12', '12'],
    ['أرضي', ''],
  ])('%j is %s', (input, digits) => expect(held(PROPERTY_NUMBER, input)).toBe(digits));
});

it('keeps a decimal mark that is typed by a key, and takes one before three digits for thousands', () => {
  expect(typedBy(PROPERTY_NUMBER, '1,5')).toBe('1.5');
  expect(typedBy(PROPERTY_NUMBER, '1,250')).toBe('1250');
  expect(['1,', '1,5', '1,50', '750,0000'].map((typed) => unclearPrice(typed, ''))).toEqual([
    '1,',
    '1,5',
    '1,50',
    '750,0000',
  ]);
  expect(['1,500', '1500', '1 500', '1.5 مليون', ''].map((typed) => unclearPrice(typed, ''))).toEqual(
    Array(5).fill(null),
  );
  expect(unclearPrice('1,50', '1,500')).toBeNull();
  expect(['1.', '1.5', '1.5 ', '1.5 م', '1.5 ملي'].map((typed) => unclearPrice(typed, ''))).toEqual([
    '1.',
    '1.5',
    '1.5 ',
    '1.5 م',
    '1.5 ملي',
  ]);
  expect(unclearPrice('60 ألف سنوياً', '', true)).toBeNull();
  expect(unclearPrice('2,480,000.00', '', true)).toBeNull();
  expect(shownPrice('1,5')).toBe('1,5');
});

describe('a number of papers', () => {
  it.each([
    [IDENTITY, '١٠٠٠ ٠٠٠ ٠٠٨', '1000000008'],
    [IDENTITY, '\u202A۱۰۰۰-۰۰۰-۰۰۸\u202C', '1000000008'],
    [AGENCY_NUMBER, 'وكالة رقم 44\u00A01234\u00A05678', '4412345678'],
    [LICENSE, '\u200Fرقم الرخصة: ١٢٠٠٠١٢٣٤٥\u00A0', '1200012345'],
    [LICENSE, 'FAL-7200\u2011054\u2011321', '7200054321'],
    [RECEIPT_NUMBER, 'صك رقم ٣١٠٢ ٠٥٠٠ ١٢٣٤ وتاريخ ١٤٤٥/٣/٢', '310205001234'],
    [RECEIPT_NUMBER, '310205001234 - 1445', '310205001234'],
  ])('%o: %j is %s', (field, input, digits) => expect(held(field, input)).toBe(digits));
});

it('says that digits were left out, and only then', () => {
  expect(readDigits(PROPERTY_NUMBER, '١٢٬٥٠٠ م٢')).toEqual({ digits: '1250', isCut: true });
  expect(readDigits(IDENTITY, '1000 000 008 99')).toEqual({ digits: '1000000008', isCut: true });
  expect(readDigits(PRICE, '99999999999')).toEqual({ digits: '9999999999', isCut: true });
  expect(readDigits(PRICE, '9,999,999,999.50 ر.س')).toEqual({ digits: '9999999999', isCut: false });
  expect(readDigits(PROPERTY_NUMBER, '120 م٢')).toEqual({ digits: '120', isCut: false });
});
