import { expect, it } from 'vitest';
import { readableDistance } from './distance.ts';

it.each([
  [0, 'metres', '50'],
  [74, 'metres', '50'],
  [820, 'metres', '800'],
  [974, 'metres', '950'],
  [975, 'kilometres', '1'],
  [1_240, 'kilometres', '1.2'],
  [9_949, 'kilometres', '9.9'],
  [9_950, 'kilometres', '10'],
  [1_234_567, 'kilometres', '1,235'],
] as const)('says %d m in %s', (metres, unit, amount) => {
  expect(readableDistance(metres)).toEqual({ unit, amount });
});
