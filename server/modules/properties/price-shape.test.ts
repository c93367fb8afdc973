import { describe, expect, it } from 'vitest';
import { shapeOf } from './price-shape.ts';

const bins = (...prices: number[]) => prices.map((price) => ({ price, count: 5 }));

describe('the shape of prices', () => {
  it('counts every listing in one bucket, between round edges', () => {
    const rents = bins(...Array.from({ length: 40 }, (_, step) => 20_000 + step * 1_500));
    const { edges, counts } = shapeOf(rents);
    expect(counts).toHaveLength(edges.length + 1);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(200);
    expect(edges).toEqual(edges.toSorted((a, b) => a - b));
    expect(edges.every((edge) => edge % 1_000 === 0)).toBe(true);
    expect(edges.length).toBeGreaterThan(8);
  });

  it('is not pressed together by one palace', () => {
    const { edges } = shapeOf([
      ...bins(30_000, 32_000, 40_000, 55_000).map((bin) => ({ ...bin, count: 500 })),
      ...bins(90_000_000),
    ]);
    expect(edges.at(-1)).toBeLessThan(100_000);
  });

  it('is cut by shares where it mixes rents and sales', () => {
    const { edges } = shapeOf(bins(20_000, 40_000, 90_000, 300_000, 900_000, 4_000_000));
    expect(edges.length).toBeGreaterThan(10);
    expect((edges[1] ?? 0) / (edges[0] ?? 1)).toBeLessThan(1.5);
  });

  it.each([[[]], [bins(1_000, 2_000)], [bins(500, 500, 500)]])(
    'is none of too few, or of one price',
    (few) => {
      expect(shapeOf(few)).toEqual({ edges: [], counts: [] });
    },
  );

  it('takes a price of a single riyal', () => {
    expect(shapeOf(bins(1, 1, 1, 2, 9)).edges.every((edge) => edge >= 1)).toBe(true);
  });
});
