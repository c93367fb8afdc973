import fc from 'fast-check';
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

  it('writes every number as Intl does', () => {
    const like = (maximumFractionDigits: number) => new Intl.NumberFormat('en-US', { maximumFractionDigits });
    fc.assert(fc.property(fc.maxSafeInteger(), (count) => formatCount(count) === like(3).format(count)));
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, min: -1e9, max: 1e9 }),
        fc.integer({ min: 0, max: 3 }),
        (number, most) => {
          // Intl decides on the sign of zero.
          fc.pre(!Object.is(number, -0));
          return formatCount(number, most) === like(most).format(number);
        },
      ),
    );
  });
});
