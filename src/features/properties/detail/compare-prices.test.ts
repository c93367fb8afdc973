import { expect, it } from 'vitest';
import { comparePrices } from './compare-prices.ts';

it.each([
  [6_000, 6_000, 'same', 0],
  [6_080, 6_000, 'same', 1],
  [6_600, 6_000, 'above', 10],
  [4_500, 6_000, 'below', 25],
  [18_000, 6_000, 'above', 200],
] as const)('%i beside a median of %i is %s by %i %%', (own, median, side, percent) => {
  expect(comparePrices(own, median)).toEqual({ side, percent });
});
