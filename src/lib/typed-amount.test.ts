import { describe, expect, it } from 'vitest';
import {
  amountAsTyped,
  amountDigits,
  caretBefore,
  digitCount,
  isUnclearAmount,
  settledAmount,
} from './typed-amount.ts';

describe('its text', () => {
  it.each([
    ['7', '7'],
    ['750000', '750,000'],
    ['٧٥٠٠٠٠', '750,000'],
    ['1,5', '1,5'],
    ['١،٥', '1،5'],
    ['750,0000', '750,0000'],
    ['1 500 000', '1,500,000'],
    ['١٬٥٠٠٬٠٠٠', '1,500,000'],
    ['0045', '45'],
    ['123456789012', '1,234,567,890'],
    ['1.5 ملي', '1.5 ملي'],
    ['750 ألف', '750 ألف'],
    [' ', ''],
  ])('%s stands as «%s» while it is typed', (typed, shown) => expect(amountAsTyped(typed)).toBe(shown));

  it.each([
    ['750,0000', '750,000', '7,500,000'],
    ['1,50', '1,500', '150'],
    ['1,500', '15,00', '1,500'],
    ['1,', '1', '1,'],
    ['1,5', '1,', '1,5'],
    ['1,500', '1,50', '1,500'],
    ['1,5', '2,480,000', '1,5'],
    ['9,480,000', '2,480,000', '9,480,000'],
    ['2,480,0001', '2,480,000', '24,800,001'],
  ])('%s after «%s» stands as «%s»', (typed, before, shown) =>
    expect(amountAsTyped(typed, before)).toBe(shown),
  );

  it.each([
    ['18,000', false, '18000'],
    ['١٨٬٠٠٠ ريال', false, '18000'],
    ['كثير', false, ''],
    ['18,000.50', true, '18000'],
    ['18 ألف', true, '18000'],
    ['كثير 5', true, '5'],
    ['1,5', true, ''],
    ['99999999999', true, '9999999999'],
  ])('%s, pasted: %s, leaves the digits %s', (text, isPasted, digits) =>
    expect(amountDigits(text, isPasted)).toBe(digits),
  );

  it('is put in figures when it is left, and stays where it is no amount', () => {
    expect(settledAmount('مليون ونصف')).toBe('1,500,000');
    expect(settledAmount(' كثير ')).toBe('كثير');
  });

  it('is unclear where it is no amount, or more than ten digits of riyals', () => {
    expect(['', '5,000', 'كثير', '1,5', '90000 مليون'].map(isUnclearAmount)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it('keeps the caret before the same digits', () => {
    expect(digitCount('80,000')).toBe(5);
    expect(caretBefore('2,480,000', 0)).toBe(9);
    expect(caretBefore('2,480,000', 3)).toBe(6);
    expect(caretBefore('2,480,000', 7)).toBe(0);
  });
});
