import { expect, it } from 'vitest';
import { limitsOf, stepsOf } from './price-steps.ts';

const edges = [20_000, 40_000, 60_000];

it('stand on the ends without limits', () => {
  expect(stepsOf(edges, undefined, undefined)).toEqual({ from: 0, to: 4 });
  expect(limitsOf(edges, { from: 0, to: 4 })).toEqual({ from: undefined, to: undefined });
});

it('come back to the limits that they gave', () => {
  for (const from of edges)
    for (const to of edges) expect(limitsOf(edges, stepsOf(edges, from, to))).toEqual({ from, to });
});

it('leave no price out that was typed between two edges', () => {
  expect(stepsOf(edges, 30_000, 50_000)).toEqual({ from: 1, to: 3 });
  expect(stepsOf(edges, 5, 90_000)).toEqual({ from: 0, to: 4 });
});
