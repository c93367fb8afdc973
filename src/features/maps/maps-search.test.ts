import { describe, expect, it } from 'vitest';
import { DEFAULT_COORDINATES } from '../../../contract/limits.ts';
import {
  cardsRequest,
  pinsSearch,
  placeOf,
  readMapsSearch,
  withChange,
  writeMapsSearch,
} from './maps-search.ts';

const NEAR = readMapsSearch({}).query;
const SIZE = { width: 390, height: 560 };

describe('readMapsSearch', () => {
  it('reads the favourites, a type, an area, a page and the list, in Arabic digits too', () => {
    const search = { favorites: 'yes', typeId: '٣', bounds: '24,46,25,47', view: 'list', page: '2' };
    expect(readMapsSearch(search)).toEqual({
      query: {
        position: null,
        typeId: 3,
        page: 2,
        isFavourites: true,
        bounds: [24, 46, 25, 47],
        isList: true,
      },
      dropped: [],
    });
  });

  it('is near me on a map where nothing is said', () => {
    expect(readMapsSearch({ utm_source: 'x', favorites: 'no', view: 'map' })).toEqual({
      query: { position: null, isFavourites: false, bounds: null, isList: false },
      dropped: [],
    });
  });

  it.each([
    [{ favorites: 'maybe' }, ['favorites']],
    [{ bounds: '25,46,24,47', typeId: 'x' }, ['typeId', 'bounds']],
    [{ latitude: '24', colour: 'red' }, ['colour', 'latitude']],
    [{ view: 'globe' }, ['view']],
  ])('names what it can’t use of %j', (search, keys) => {
    expect(readMapsSearch(search).dropped.map(({ key }) => key)).toEqual(keys);
  });

  it('is read back as it was written', () => {
    const search = { favorites: 'yes', typeId: 3, bounds: '24,46,25,47', view: 'list', page: 2 };
    expect(writeMapsSearch(readMapsSearch(search).query)).toEqual(search);
    expect(writeMapsSearch(NEAR)).toEqual({});
  });

  it('begins another search on its first page', () => {
    const { query } = readMapsSearch({ page: 3, typeId: 1 });
    expect(writeMapsSearch(withChange(query, { typeId: 2 }))).toEqual({ typeId: 2 });
  });
});

describe('the place', () => {
  const own = { latitude: 21.5, longitude: 39.2 };

  it('is the address’s, else the device’s own, else the default', () => {
    const position = { latitude: 1, longitude: 2 };
    expect(placeOf({ position }, own)).toBe(position);
    expect(placeOf({ position: null }, own)).toBe(own);
    expect(placeOf({ position: null }, null)).toBe(DEFAULT_COORDINATES);
  });

  it('is seen from zoom 8 where it is the default, and from nearby where it is one’s own', () => {
    const wide = pinsSearch(NEAR, DEFAULT_COORDINATES, SIZE).area ?? [0, 0, 0, 0];
    expect(wide[3] - wide[1]).toBeCloseTo((390 * 360) / (512 * 2 ** 8), 2);
    const close = pinsSearch(NEAR, own, SIZE).area ?? [0, 0, 0, 0];
    expect(close[3] - close[1]).toBeCloseTo((390 * 360) / (512 * 2 ** 12), 2);
  });
});

describe('the cards beside the map', () => {
  it('are of the same area and type, nearest to the place first', () => {
    const { query } = readMapsSearch({ typeId: 2, page: 2 });
    const search = pinsSearch(query, DEFAULT_COORDINATES, SIZE);
    expect(cardsRequest(query, DEFAULT_COORDINATES, search)).toEqual({
      ...DEFAULT_COORDINATES,
      typeId: 2,
      bounds: search.area,
      page: 2,
    });
  });

  it('are all favourites, wherever they lie, unless an area was searched', () => {
    const { query } = readMapsSearch({ favorites: 'yes' });
    const search = pinsSearch(query, DEFAULT_COORDINATES, SIZE);
    expect(search.area).toBeNull();
    expect(cardsRequest(query, DEFAULT_COORDINATES, search)).toEqual({ favorites: true });
    const there = readMapsSearch({ favorites: 'yes', bounds: '24,46,25,47' }).query;
    expect(pinsSearch(there, DEFAULT_COORDINATES, SIZE).area).toEqual([24, 46, 25, 47]);
  });
});
