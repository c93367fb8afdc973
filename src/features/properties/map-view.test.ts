import { describe, expect, it } from 'vitest';
import { boundsOfPins, columnsFor, pinsQuery, sharedBounds, toBounds } from './map-view.ts';

describe('boundsOfPins', () => {
  it('holds pins and clusters', () => {
    const pin = { id: 1, latitude: 24, longitude: 47, price: null, isFeatured: false };
    const cluster = { latitude: 25, longitude: 46, count: 2, bounds: [24.9, 45.9, 25.1, 46.1] };
    expect(
      boundsOfPins({ pins: [pin], clusters: [cluster as never], total: 3, unplaced: 0, leftOut: null }),
    ).toEqual([24, 45.9, 25.1, 47]);
    expect(boundsOfPins({ pins: [], clusters: [], total: 0, unplaced: 0, leftOut: null })).toBeNull();
  });
});

describe('sharedBounds', () => {
  it('is the overlap, or nothing', () => {
    expect(sharedBounds([0, 0, 2, 2], [1, 1, 3, 3])).toEqual([1, 1, 2, 2]);
    expect(sharedBounds([0, 0, 1, 1], [2, 2, 3, 3])).toBeNull();
  });
});

describe('toBounds', () => {
  it('rounds and stays on the globe', () => {
    expect(toBounds(-91, -190, 24.123456, 46.7)).toEqual([-90, -180, 24.1235, 46.7]);
  });
});

describe('columnsFor', () => {
  it.each([
    [390, 4],
    [640, 7],
    [0, 2],
    [4000, 12],
  ])('%s px: %s', (width, columns) => expect(columnsFor(width)).toBe(columns));
});

describe('pinsQuery', () => {
  const filters = { view: 'map', page: 2, price: 'asc', cityId: 1 } as const;

  it('asks for all that match until the map is moved', () => {
    expect(pinsQuery(filters, null, 6)).toEqual({ cityId: 1, bounds: undefined, columns: 6 });
  });

  it('asks for what is in view, within the searched area, in cells of the same size', () => {
    expect(pinsQuery(filters, [24, 46, 25, 47], 6)).toMatchObject({ bounds: [24, 46, 25, 47], columns: 6 });
    const area = { ...filters, bounds: [24, 46, 25, 46.5] as [number, number, number, number] };
    expect(pinsQuery(area, [24, 46, 25, 47], 6)).toMatchObject({ bounds: [24, 46, 25, 46.5], columns: 3 });
    expect(pinsQuery(area, [27, 46, 28, 47], 6)).toBeNull();
  });
});
