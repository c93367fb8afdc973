import { describe, expect, it } from 'vitest';
import {
  boundsOfPins,
  columnsFor,
  likeness,
  pinsQuery,
  sharedBounds,
  toBounds,
  viewAround,
} from './map-view.ts';

describe('boundsOfPins', () => {
  it('holds pins and clusters', () => {
    const pin = { id: 1, latitude: 24, longitude: 47, price: null, isFeatured: false, Favorites: [] };
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
  const search = { filters: { cityId: 1 }, area: null };

  it('asks for all that match until the map is moved', () => {
    expect(pinsQuery(search, null, 6)).toEqual({ cityId: 1, bounds: undefined, columns: 6 });
  });

  it('asks for what is in view, within the searched area, in cells of the same size', () => {
    expect(pinsQuery(search, [24, 46, 25, 47], 6)).toMatchObject({ bounds: [24, 46, 25, 47], columns: 6 });
    const inArea = { ...search, area: [24, 46, 25, 46.5] as [number, number, number, number] };
    expect(pinsQuery(inArea, [24, 46, 25, 47], 6)).toMatchObject({ bounds: [24, 46, 25, 46.5], columns: 3 });
    expect(pinsQuery(inArea, [27, 46, 28, 47], 6)).toBeNull();
  });
});

describe('viewAround', () => {
  it('is what a map of that size shows at that zoom, its middle in the middle of the screen', () => {
    expect(viewAround({ latitude: 24.7136, longitude: 46.6753 }, 8, { width: 390, height: 560 })).toEqual([
      24.013, 46.1397, 25.4102, 47.2109,
    ]);
    const near = viewAround({ latitude: 0, longitude: 0 }, 0, { width: 512, height: 512 });
    expect(near).toEqual([-85.0511, -180, 85.0511, 180]);
  });
});

describe('likeness', () => {
  it('is 1 for the same view, 0 for views apart, and between them for the rest', () => {
    expect(likeness([0, 0, 2, 2], [0, 0, 2, 2])).toBe(1);
    expect(likeness([0, 0, 1, 1], [2, 2, 3, 3])).toBe(0);
    expect(likeness([0, 0, 2, 2], [0, 0, 2, 1])).toBe(0.5);
  });
});
