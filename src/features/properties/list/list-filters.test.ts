import { describe, expect, it } from 'vitest';
import ar from '../../../i18n/ar.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import search from '../../../i18n/locales/ar/search.json';
import { activeFilters, byNarrowness, withFilter, withoutFilter, withPlace } from './list-filters.ts';
import type { ListNames, ListQuery } from './list-parameters.ts';

const t = createI18n('ar', { ...ar, search }).getFixedT(null, ['properties', 'search'] as const);
const names: ListNames = {
  region: 'الرياض',
  city: 'الرياض',
  neighborhood: 'الملقا',
  type: 'شقة',
  features: [],
  types: [],
};
const texts = (query: ListQuery) => activeFilters(query, t, names).map(({ text }) => text);

describe('activeFilters', () => {
  it('says each filter in words', () => {
    expect(
      texts({ purpose: 'for_rent', typeId: 1, priceTo: 80_000, rooms: 3, propertyType: 'families' }),
    ).toEqual(['للإيجار', 'شقة', 'عائلات', 'حتى 80,000\u00a0ر.س', '3 غرف']);
  });

  it('says the finest part of a place only', () => {
    expect(texts({ regionId: 1, cityId: 1, neighborhoodId: 101 })).toEqual(['حي الملقا']);
    expect(texts({ regionId: 1, cityId: 1 })).toEqual(['الرياض']);
  });

  it('distinguishes a region from the city of the same name', () => {
    expect(texts({ regionId: 1 })).toEqual(['منطقة الرياض']);
    const eastern = { ...names, region: 'المنطقة الشرقية' };
    expect(activeFilters({ regionId: 5 }, t, eastern)[0]?.text).toBe('المنطقة الشرقية');
  });

  it('says the kind of what has no name yet', () => {
    const unnamed = { ...names, city: null, neighborhood: null, type: null };
    const labels = activeFilters({ cityId: 9, typeId: 3 }, t, unnamed).map(({ text }) => text);
    expect(labels).toEqual(['نوع العقار', 'المدينة']);
  });

  it('says nothing of order and page', () => {
    expect(texts({ price: 'asc', sort: 'area_desc', page: 3 })).toEqual([]);
  });

  it('takes a filter off and goes back to the first page', () => {
    const [filter] = activeFilters({ purpose: 'for_rent', price: 'asc', page: 4 }, t, names);
    expect(filter?.without).toEqual({ price: 'asc' });
  });
});

describe('withoutFilter', () => {
  it('takes finer places along with a wider one', () => {
    const place = { regionId: 1, cityId: 1, neighborhoodId: 101, rooms: 2 };
    expect(withoutFilter(place, 'neighborhoodId')).toEqual({ regionId: 1, cityId: 1, rooms: 2 });
    expect(withoutFilter(place, 'cityId')).toEqual({ regionId: 1, rooms: 2 });
    expect(withoutFilter(place, 'regionId')).toEqual({ rooms: 2 });
  });
});

describe('withFilter', () => {
  it('goes back to the first page', () => {
    expect(withFilter({ page: 3, rooms: 2 }, { typeId: 1 })).toEqual({ rooms: 2, typeId: 1 });
  });
});

describe('byNarrowness', () => {
  it('starts with the one that most probably leaves nothing', () => {
    const filters = activeFilters({ purpose: 'for_sale', cityId: 1, priceTo: 5 }, t, names);
    expect(byNarrowness(filters).map(({ key }) => key)).toEqual(['priceTo', 'cityId', 'purpose']);
    expect(byNarrowness([])).toEqual([]);
  });
});

describe('withPlace', () => {
  it('is one place at a time: a city takes the map’s view off, and the other way round', () => {
    const bounds: [number, number, number, number] = [24, 46, 25, 47];
    expect(withPlace({ bounds, rooms: 2, page: 3 }, { cityId: 1 })).toEqual({ rooms: 2, cityId: 1 });
    expect(withPlace({ regionId: 1, cityId: 1, neighborhoodId: 5 }, { bounds })).toEqual({ bounds });
  });
});
