import { describe, expect, it } from 'vitest';
import { cityToShow, readCityId } from './neighborhood-list-data.ts';

const cities = [
  { id: 2, regionId: 2, name: 'جدة', latitude: 21.5433, longitude: 39.1728 },
  { id: 1, regionId: 1, name: 'الرياض', latitude: 24.7136, longitude: 46.6753 },
];

describe('readCityId', () => {
  it('reads an id as the router gives it, in Arabic digits too; of several the last', () => {
    expect(readCityId({ cityId: '2' })).toEqual({ cityId: 2, text: '2' });
    expect(readCityId({ cityId: 2 }).cityId).toBe(2);
    expect(readCityId({ cityId: '٢' }).cityId).toBe(2);
    expect(readCityId({ cityId: ['1', '2'] }).cityId).toBe(2);
  });

  it('keeps what can be no id for the note on it', () => {
    expect(readCityId({ cityId: 'abc' })).toEqual({ cityId: null, text: 'abc' });
    expect(readCityId({ cityId: '0' })).toEqual({ cityId: null, text: '0' });
    expect(readCityId({ cityId: '99999999999' }).cityId).toBeNull();
    expect(readCityId({ cityId: 'x'.repeat(500) }).text).toHaveLength(30);
  });

  it('finds nothing where nothing is given', () => {
    expect(readCityId({})).toEqual({ cityId: null, text: null });
    expect(readCityId({ cityId: '' })).toEqual({ cityId: null, text: null });
    expect(readCityId({ cityId: { a: 1 } })).toEqual({ cityId: null, text: null });
  });
});

describe('cityToShow', () => {
  it('is the one that was asked for', () => expect(cityToShow(cities, 2)?.name).toBe('جدة'));

  it('is the city of the default coordinates where none is, or one that is not there', () => {
    expect(cityToShow(cities, null)?.name).toBe('الرياض');
    expect(cityToShow(cities, 99)?.name).toBe('الرياض');
  });

  it('is none while there are no cities', () => expect(cityToShow([], 1)).toBeNull());
});
