import { describe, expect, it } from 'vitest';
import { formatCount, onlyDigits } from './digits.ts';

describe('onlyDigits', () => {
  it.each([
    ['٨٠٬٠٠٠', '80000'],
    ['80,000 ر.س', '80000'],
    ['۱۲۳', '123'],
    ['-5', '5'],
    ['abc', ''],
    ['123456', '1234'],
  ])('reads %s as %s', (typed, digits) =>
    expect(onlyDigits(typed, typed === '123456' ? 4 : 10)).toBe(digits),
  );
});

describe('formatCount', () => {
  it('groups thousands', () => expect(formatCount(18_240)).toBe('18,240'));
});
