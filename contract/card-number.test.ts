import { describe, expect, it } from 'vitest';
import { brandOf, cardDigits, isCardNumber, isExpired, writeExpiry } from './card-number.ts';

describe('a card’s number', () => {
  it.each([
    ['4111 1111 1111 1111', true],
    ['٤١١١ ١١١١ ١١١١ ١١١١', true],
    ['5421-0800-1111-1111', true],
    ['4111111111111112', false],
    ['4111111111111', false],
    ['', false],
    ['4111111111111111x', false],
    ['0'.repeat(20), false],
  ])('%s: %s', (typed, isOne) => expect(isCardNumber(typed)).toBe(isOne));

  it('is brought to its digits', () => expect(cardDigits(' ٤١١١-1111 ')).toBe('41111111'));

  it.each([
    ['4201320111111010', 'mada'],
    ['5297411111111111', 'mada'],
    ['9682 08', 'mada'],
    ['4111111111111111', 'visa'],
    ['5105105105105100', 'mastercard'],
    ['2223000048400011', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', null],
    ['22', null],
    ['378282246310005', null],
    ['', null],
  ])('%s is of %s', (typed, brand) => expect(brandOf(typed)).toBe(brand));
});

describe('a card’s expiry', () => {
  it('is good to the end of its month in Riyadh', () => {
    const card = { month: 11, year: 2026 };
    expect(isExpired(card, new Date('2026-11-30T20:59:00Z'))).toBe(false);
    expect(isExpired(card, new Date('2026-11-30T21:00:00Z'))).toBe(true);
    expect(isExpired({ month: 1, year: 2027 }, new Date('2026-12-31T20:00:00Z'))).toBe(false);
    expect(writeExpiry({ month: 3, year: 2031 })).toBe('03/2031');
  });
});
