import { expect, it } from 'vitest';
import { limitsOf, pricedSteps, stepsOf } from './price-steps.ts';

const edges = [20_000, 40_000, 60_000];

it('stand on the ends without limits', () => {
  expect(stepsOf(edges, undefined, undefined)).toEqual({ from: 0, to: 4 });
  expect(limitsOf(edges, { from: 0, to: 4 })).toEqual({ from: undefined, to: undefined });
});

it('come back to the limits that they gave', () => {
  for (const from of edges)
    for (const to of edges) expect(limitsOf(edges, stepsOf(edges, from, to))).toEqual({ from, to });
});

it('stop at the last price towards the other end, where there would be no limit', () => {
  expect(pricedSteps(edges, { from: 4, to: 4 })).toEqual({ from: 3, to: 4 });
  expect(limitsOf(edges, { from: 4, to: 4 })).toEqual({ from: 60_000, to: undefined });
  expect(limitsOf(edges, { from: 0, to: 0 })).toEqual({ from: undefined, to: 20_000 });
});

it('leave no price out that was typed between two edges', () => {
  expect(stepsOf(edges, 30_000, 50_000)).toEqual({ from: 1, to: 3 });
  expect(stepsOf(edges, 5, 90_000)).toEqual({ from: 0, to: 4 });
});
