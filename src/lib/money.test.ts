import { describe, expect, it } from 'vitest';
import { amountText, formatAmount } from './money.ts';

describe('formatAmount', () => {
  it.each([
    [0, '0'],
    [950, '950'],
    [78_000, '78,000'],
    [9_999_999_999, '9,999,999,999'],
    [1_234.5, '1,234.5'],
    [0.25, '0.25'],
  ])('writes %d as %s', (amount, text) => expect(formatAmount(amount)).toBe(text));
});

describe('amountText', () => {
  it('puts the currency before the number', () => {
    expect(amountText(78_000, 'ريال')).toBe('78,000\u00a0ريال');
    expect(amountText(78_000, 'SAR')).toBe('78,000\u00a0SAR');
  });
});
