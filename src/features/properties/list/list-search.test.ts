import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortOf } from '../../../../contract/list-order.ts';
import { parseSearch, stringifySearch } from '../../../lib/search-params.ts';
import type { ListQuery } from './list-parameters.ts';
import { filtersOf, readListSearch, withSort, writeListSearch } from './list-search.ts';

const read = (search: string) => readListSearch(parseSearch(search));
const address = (query: ListQuery) => stringifySearch(writeListSearch(query));

describe('readListSearch', () => {
  it('reads the spelling of the specification', () => {
    expect(read('?propertyType=families&page=2&features=1,2&purpose=for_rent').query).toEqual({
      purpose: 'for_rent',
      propertyType: 'families',
      features: [1, 2],
      page: 2,
    });
  });

  it('reads values that are numbers and flags already', () => {
    expect(readListSearch({ typeId: 3, isFeatured: true, page: 2 }).query).toEqual({
      typeId: 3,
      isFeatured: true,
      page: 2,
    });
  });

  it('folds Arabic digits and drops grouping marks', () => {
    expect(read('?priceTo=٨٠٬٠٠٠&rooms=۳').query).toEqual({ priceTo: 80_000, rooms: 3 });
    expect(read('?priceFrom=1,200,000').query).toEqual({ priceFrom: 1_200_000 });
  });

  it('takes investment as for_investment', () => {
    expect(read('?purpose=investment').query).toEqual({ purpose: 'for_investment' });
  });

  it('puts swapped limits right', () => {
    expect(read('?priceFrom=90000&priceTo=50000&areaFrom=300&areaTo=100').query).toEqual({
      priceFrom: 50_000,
      priceTo: 90_000,
      areaFrom: 100,
      areaTo: 300,
    });
  });

  it('leaves out empty values and defaults without a word', () => {
    expect(read('?cityId=&page=1&sort=newest&isFeatured=false&rooms=0&q=')).toEqual({
      query: {},
      dropped: [],
    });
  });

  it('drops what it can not use and names it', () => {
    expect(read('?typeId=abc&page=0&purpose=swap&colour=red&cityId=2')).toEqual({
      query: { cityId: 2 },
      dropped: [
        { key: 'purpose', value: 'swap' },
        { key: 'typeId', value: 'abc' },
        { key: 'page', value: '0' },
        { key: 'colour', value: '' },
      ],
    });
  });

  it('does not name what campaigns add', () => {
    expect(read('?utm_source=x&fbclid=1&gclid=2')).toEqual({ query: {}, dropped: [] });
  });

  it('keeps ids of features three digits long', () => {
    expect(read('?features=7,120,3').query).toEqual({ features: [3, 7, 120] });
  });

  it('makes one of the two spellings of a price order', () => {
    expect(read('?sort=price_asc').query).toEqual({ price: 'asc' });
    expect(read('?price=desc').query).toEqual({ price: 'desc' });
    expect(read('?sort=area_desc&price=asc').query).toEqual({ price: 'asc' });
  });

  it('never throws and never keeps more than it knows, whatever it is given', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (search) => {
        const { query, dropped } = readListSearch(search);
        expect(dropped.length).toBeLessThanOrEqual(5);
        expect(read(address(query))).toEqual({ query, dropped: [] });
      }),
    );
  });
});

describe('writeListSearch', () => {
  it('writes a stable order without quotes', () => {
    expect(address({ page: 3, features: [4, 9], typeId: 3, regionId: 1, isFeatured: true })).toBe(
      '?typeId=3&regionId=1&features=4,9&isFeatured=true&page=3',
    );
  });

  it('writes nothing for a list without filters', () => {
    expect(address({ page: 1, sort: 'newest', rooms: 0, q: '' })).toBe('');
  });

  it('is read back as it was', () => {
    const query: ListQuery = {
      purpose: 'for_sale',
      q: 'فيلا & مسبح',
      priceFrom: 100,
      priceTo: 2_000_000.5,
      price: 'asc',
    };
    expect(read(address(query))).toEqual({ query, dropped: [] });
  });
});

describe('the map in an address', () => {
  it('is its view and its area', () => {
    const { query, dropped } = read('?view=map&bounds=24.6,46.5,24.9,146.123');
    expect(query).toEqual({ view: 'map', bounds: [24.6, 46.5, 24.9, 146.123] });
    expect(dropped).toEqual([]);
    expect(address(query)).toBe('?bounds=24.6,46.5,24.9,146.123&view=map');
  });

  it.each(['24,46,25', '25,46,24,47', '24,46,25,47,48', 'a,b,c,d', '91,0,92,0', '24,,25,47'])(
    'is named where the area can’t be one: %s',
    (bounds) => {
      expect(read(`?bounds=${bounds}`)).toMatchObject({ query: {}, dropped: [{ key: 'bounds' }] });
    },
  );

  it('is put away by the list alone', () => {
    expect(address({ view: 'list' })).toBe('?view=list');
  });
});

describe('an upper limit of nothing', () => {
  it('is reported, not applied', () => {
    expect(read('?areaTo=0&priceTo=0')).toEqual({
      query: {},
      dropped: [
        { key: 'priceTo', value: '0' },
        { key: 'areaTo', value: '0' },
      ],
    });
    expect(address({ areaFrom: 150, areaTo: 0, priceTo: 0 })).toBe('?areaFrom=150');
  });
});

describe('filtersOf', () => {
  it('leaves order, page and view out, and puts limits right', () => {
    const query: ListQuery = { view: 'map', page: 2, sort: 'area_desc', areaFrom: 300, areaTo: 100 };
    expect(filtersOf(query)).toEqual({ areaFrom: 100, areaTo: 300 });
  });
});

describe('order', () => {
  it.each(['newest', 'price_asc', 'price_desc', 'area_desc', 'cut_desc'] as const)(
    '%s comes back',
    (sort) => {
      expect(sortOf(withSort({ price: 'desc', page: 2 }, sort))).toBe(sort);
    },
  );
});
