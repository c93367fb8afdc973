import { expect, it } from 'vitest';
import { amountError, typedAmount } from './top-up-draft.ts';

it.each([
  ['١٬٥٠٠', '1500'],
  ['1,500', '1500'],
  [' ١،٥٠٠ ', '1500'],
  ['12,5', '12,5'],
  ['١٢٬٥٠', '12٬50'],
  ['6666667', '666666'],
  ['مئة', 'مئة'],
])('%s stands as %s', (typed, shown) => expect(typedAmount(typed)).toBe(shown));

it.each([
  ['', 'missing'],
  ['0', 'tooSmall'],
  ['000', 'tooSmall'],
  ['12a', 'notNumber'],
  ['-5', 'notNumber'],
  ['12,5', 'notNumber'],
  ['666667', 'tooLarge'],
  ['666666', null],
  ['1', null],
])('%s: %s', (amount, error) => expect(amountError(amount)).toBe(error));
