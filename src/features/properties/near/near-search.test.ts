import { describe, expect, it } from 'vitest';
import { DEFAULT_COORDINATES } from '../../../../contract/limits.ts';
import { nearRequest, readNearSearch, writeNearSearch } from './near-search.ts';

describe('readNearSearch', () => {
  it('reads a position, a type and a page, in Arabic digits too', () => {
    expect(readNearSearch({ latitude: '21.5433', longitude: '39.1728', typeId: '3', page: '2' })).toEqual({
      query: { position: { latitude: 21.5433, longitude: 39.1728 }, typeId: 3, page: 2 },
      dropped: [],
    });
    expect(readNearSearch({ latitude: '٢١٫٥', longitude: '-٣٩' }).query.position).toEqual({
      latitude: 21.5,
      longitude: -39,
    });
  });

  it('asks for nothing where nothing stands, and for page 1 without saying it', () => {
    expect(readNearSearch({})).toEqual({ query: { position: null }, dropped: [] });
    expect(readNearSearch({ page: '1', utm_source: 'x' })).toEqual({
      query: { position: null },
      dropped: [],
    });
  });

  it.each([
    [{ latitude: '91', longitude: '46' }, ['latitude', 'longitude']],
    [{ latitude: 'abc', longitude: '181' }, ['latitude', 'longitude']],
    [{ latitude: '24.7' }, ['latitude']],
    [{ longitude: '1e3' }, ['longitude']],
    [{ latitude: 'NaN', longitude: 'Infinity' }, ['latitude', 'longitude']],
    [{ typeId: '0', page: '-3', colour: 'red' }, ['typeId', 'page', 'colour']],
  ])('names what it can’t use of %j', (search, keys) => {
    const { query, dropped } = readNearSearch(search);
    expect(query).toEqual({ position: null });
    expect(dropped.map(({ key }) => key)).toEqual(keys);
  });
});

describe('writeNearSearch', () => {
  it('is read back as it was', () => {
    const query = { position: { latitude: 24.774, longitude: 46.739 }, typeId: 2, page: 3 };
    expect(readNearSearch(writeNearSearch(query)).query).toEqual(query);
    expect(writeNearSearch({ position: null, page: 1 })).toEqual({});
  });
});

describe('nearRequest', () => {
  const own = { latitude: 21.5, longitude: 39.2 };
  it('is around the address’s position, else the device’s own, else the default', () => {
    const position = { latitude: 1, longitude: 2 };
    expect(nearRequest({ position, page: 2 }, own)).toEqual({ ...position, page: 2 });
    expect(nearRequest({ position: null, typeId: 4 }, own)).toEqual({ ...own, typeId: 4 });
    expect(nearRequest({ position: null }, null)).toEqual(DEFAULT_COORDINATES);
  });
});
