import { describe, expect, it } from 'vitest';
import { amountText, cutPercent, formatAmount } from './amounts.ts';

describe('formatAmount', () => {
  it.each([
    [0, '0'],
    [950, '950'],
    [78_000, '78,000'],
    [9_999_999_999, '9,999,999,999'],
    [1_234.5, '1,234.50'],
    [240.5, '240.50'],
    [0.25, '0.25'],
    [0.07, '0.07'],
    [-1_500.5, '\u22121,500.50'],
    [-0.001, '0'],
    // Sums of binary fractions, as they come from additions of riyals.
    [0.1 + 0.2, '0.30'],
    [1.005 * 1000, '1,005'],
  ])('writes %d as %s', (amount, text) => expect(formatAmount(amount)).toBe(text));
});

describe('amountText', () => {
  it('puts the currency after the number, in both languages', () => {
    expect(amountText(78_000, 'ر.س')).toBe('78,000\u00a0ر.س');
    expect(amountText(240.5, 'R.S')).toBe('240.50\u00a0R.S');
  });
});

describe('cutPercent', () => {
  it.each([
    [900, 1_000, 10],
    [995, 1_000, 1],
    // A cut of less than half a percent is one all the same.
    [9_990, 10_000, 1],
    [1, 3, 67],
    [900, null, null],
    [null, 1_000, null],
  ])('%s after %s: %s', (price, reducedFrom, percent) =>
    expect(cutPercent(price, reducedFrom)).toBe(percent),
  );
});
