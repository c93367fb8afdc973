import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bounds } from '../../../contract/properties.ts';
import { boundsOf, type Cell, cellDegrees, joinNear, mergeCells } from './map-grid.ts';

const cell = (part: Partial<Cell>): Cell => ({
  x: 0,
  y: 0,
  count: 1,
  latitude: 0,
  longitude: 0,
  bounds: [0, 0, 0, 0],
  id: 1,
  priceHalalas: null,
  isFeatured: false,
  ...part,
});

describe('cellDegrees', () => {
  it('is the next size of the ladder', () => {
    expect(cellDegrees([24, 46, 24.5, 47], 8)).toBe(0.125);
    expect(cellDegrees([24, 46, 24.5, 47.2], 8)).toBe(0.1875);
    expect(cellDegrees([16, 34, 32, 56], 8)).toBe(3);
  });

  it('counts on over the date line', () => {
    expect(cellDegrees([0, 179, 1, -179], 2)).toBe(1);
  });

  it('bounds columns and rows of any view', () => {
    const latitude = fc.double({ min: -90, max: 90, noNaN: true });
    const longitude = fc.double({ min: -180, max: 180, noNaN: true });
    fc.assert(
      fc.property(
        fc.tuple(latitude, longitude, latitude, longitude),
        fc.integer({ min: 2, max: 12 }),
        ([a, west, b, east], columns) => {
          const bounds: Bounds = [Math.min(a, b), west, Math.max(a, b), east];
          const size = cellDegrees(bounds, columns);
          const width = west > east ? east - west + 360 : east - west;
          expect(width / size).toBeLessThanOrEqual(columns + 1e-6);
          expect((bounds[2] - bounds[0]) / (size / 2)).toBeLessThanOrEqual(columns * 4 + 1e-6);
        },
      ),
    );
  });
});

describe('mergeCells', () => {
  it('adds up, with the middle and the box of all', () => {
    const cells = [
      cell({ x: 0, y: 0, count: 3, latitude: 1, longitude: 1, bounds: [0, 0, 2, 2] }),
      cell({ x: 1, y: 1, count: 1, latitude: 5, longitude: 9, bounds: [5, 9, 5, 9] }),
      cell({ x: -1, y: 0, count: 2 }),
    ];
    expect(mergeCells(cells, 2)).toEqual([
      cell({ count: 4, latitude: 2, longitude: 3, bounds: [0, 0, 5, 9] }),
      cell({ x: -1, y: 0, count: 2 }),
    ]);
  });
});

describe('joinNear', () => {
  it('joins clusters on two sides of an edge, and loses no listing', () => {
    const cells = [
      cell({ id: 1, count: 4, longitude: 2.9, bounds: [0, 2.9, 0, 2.9] }),
      cell({ id: 2, count: 1, x: 1, longitude: 3.1, bounds: [0, 3.1, 0, 3.1] }),
      cell({ id: 3, count: 2, x: 1, longitude: 5, bounds: [0, 5, 0, 5] }),
    ];
    const apart = joinNear(cells, 3);
    expect(apart.map(({ count }) => count)).toEqual([5, 2]);
    expect(apart[0]?.bounds).toEqual([0, 2.9, 0, 3.1]);
  });
});

describe('boundsOf', () => {
  it('is nothing round nothing', () => expect(boundsOf([])).toBeNull());
});
