import { DEFAULT_COORDINATES } from '../../contract/limits.ts';
import type { ListQuery } from '../../contract/properties.ts';
import type { Database } from '../../server/db/database.ts';
import {
  buildMarketPriceQuery,
  buildSimilarIdsQuery,
} from '../../server/modules/properties/comparison-repository.ts';
import { buildCellsQuery } from '../../server/modules/properties/map-repository.ts';
import { buildPriceBinsQuery } from '../../server/modules/properties/price-repository.ts';
import {
  buildCountQuery,
  buildListIdsQuery,
  buildNearbyIdsQuery,
} from '../../server/modules/properties/queries.ts';
import type { ParserNames } from '../../server/modules/properties/query-parser/names.ts';
import { readFilters } from '../../server/modules/properties/read-filters.ts';
import { countMatches } from '../../server/modules/properties/repository.ts';

/** A query as the server builds it, not yet run. */
export interface Built {
  toSQL(): { sql: string; params: unknown[] };
}

export interface BenchCase {
  name: string;
  build: (db: Database, page: number, names: ParserNames, areFew: boolean) => Built;
  /** Counts the matches, if the query depends on the count. */
  count?: (db: Database, names: ParserNames) => ReturnType<typeof countMatches>;
  /** Whether it is paginated. */
  hasPages: boolean;
}

/** Filters of every kind and width, alone and together; ids are those of server/seed/reference. */
const LISTS: Record<string, ListQuery> = {
  'all, newest': {},
  'all, cheapest': { sort: 'price_asc' },
  'all, dearest': { sort: 'price_desc' },
  'all, largest': { sort: 'area_desc' },
  'all, largest cut': { sort: 'cut_desc' },
  'for rent': { purpose: 'for_rent' },
  'for rent, cheapest': { purpose: 'for_rent', sort: 'price_asc' },
  'for investment': { purpose: 'for_investment' },
  'for investment, dearest': { purpose: 'for_investment', sort: 'price_desc' },
  families: { propertyType: 'families' },
  singles: { propertyType: 'singles' },
  'singles, cheapest': { propertyType: 'singles', sort: 'price_asc' },
  'commercial, largest': { category: 'commercial', sort: 'area_desc' },
  featured: { isFeatured: true },
  'featured, cheapest': { isFeatured: true, sort: 'price_asc' },
  apartments: { typeId: 1 },
  'apartments, cheapest': { typeId: 1, sort: 'price_asc' },
  warehouses: { typeId: 16 },
  'warehouses, largest': { typeId: 16, sort: 'area_desc' },
  'Riyadh region': { regionId: 1 },
  'Al Jawf region, cheapest': { regionId: 13, sort: 'price_asc' },
  'city of Riyadh': { cityId: 1 },
  'city of Riyadh, dearest': { cityId: 1, sort: 'price_desc' },
  'city of Rabigh': { cityId: 30 },
  'a neighbourhood': { neighborhoodId: 101 },
  'city of Riyadh, largest cut': { cityId: 1, sort: 'cut_desc' },
  'a neighbourhood, largest cut': { neighborhoodId: 101, sort: 'cut_desc' },
  'a neighbourhood, cheapest': { neighborhoodId: 101, sort: 'price_asc' },
  'villas of Jeddah, cheapest': { cityId: 2, typeId: 2, sort: 'price_asc' },
  'family flats to rent in Riyadh, 3 rooms, under 70,000': {
    cityId: 1,
    typeId: 1,
    purpose: 'for_rent',
    propertyType: 'families',
    rooms: 3,
    priceTo: 70_000,
    sort: 'price_asc',
  },
  'the same in a neighbourhood': {
    neighborhoodId: 101,
    typeId: 1,
    purpose: 'for_rent',
    propertyType: 'families',
    rooms: 3,
    priceTo: 70_000,
  },
  'at most 20,000': { priceTo: 20_000 },
  'from 5,000 square metres, cheapest': { areaFrom: 5_000, sort: 'price_asc' },
  'pool and gym': { features: [23, 24] },
  'three features, cheapest': { features: [12, 20, 29], sort: 'price_asc' },
  'a view of north Riyadh': { bounds: [24.78, 46.6, 24.84, 46.68] },
  'a view of the country': { bounds: [16, 34, 33, 56] },
  'text: a common word': { q: 'شقة' },
  'text: a neighbourhood': { q: 'الياسمين' },
  'text: two words, cheapest': { q: 'فيلا جده', sort: 'price_asc' },
  'text: a name and a word': { q: 'شقة الرياض مؤثثة', sort: 'price_asc' },
  'text: nothing like it': { q: 'زرافة' },
  'text: two letters': { q: 'حي' },
};

const NEARBY: Record<string, { typeId?: number; position?: { latitude: number; longitude: number } }> = {
  'near: Riyadh': {},
  'near: villas': { typeId: 2 },
  'near: warehouses': { typeId: 16 },
  'near: the empty quarter': { position: { latitude: 20, longitude: 51 } },
};

const FAMILY_FLATS: ListQuery = {
  cityId: 1,
  typeId: 1,
  purpose: 'for_rent',
  propertyType: 'families',
  rooms: 3,
};
/** Filters for the price histogram. */
const SPREAD: Record<string, ListQuery> = {
  all: {},
  'for rent': { purpose: 'for_rent' },
  'family flats to rent in Riyadh, 3 rooms': FAMILY_FLATS,
  'a neighbourhood': { neighborhoodId: 101 },
};
/** Maps that the rollup of map-rollup.ts can't answer; `degrees` is the cells' size. */
const MAPS: Record<string, ListQuery & { degrees: number }> = {
  'family flats to rent in Riyadh, 3 rooms': { ...FAMILY_FLATS, degrees: 0.0625 },
  'a view of north Riyadh': { bounds: [24.78, 46.6, 24.84, 46.68], degrees: 0.01171875 },
  'a neighbourhood': { neighborhoodId: 101, degrees: 0.005859375 },
};

/** A villa for sale in north Riyadh, and a flat to rent in a small city. */
const COMPARED = {
  'a villa': { ids: [2, 1, 101], purpose: 'for_sale', rentPeriod: null, sar: 2_400_000 },
  'a flat': { ids: [1, 30, 101], purpose: 'for_rent', rentPeriod: 'year', sar: 30_000 },
} as const;

function compared({
  ids: [type, city, neighborhood],
  sar,
  ...kind
}: (typeof COMPARED)[keyof typeof COMPARED]) {
  const places = { type: { id: type }, city: { id: city }, neighborhood: { id: neighborhood } };
  return { ...kind, ...places, id: 1, priceHalalas: sar * 100, ...DEFAULT_COORDINATES };
}

/**
 * Filters as the server reads them: names in the text become filters, and places add the wider
 * ones.
 */
const read = ({ price, sort, page, ...filters }: ListQuery, names: ParserNames) => ({
  ...readFilters(filters, names, 'ar').filters,
  price,
  sort,
  page,
});

export const benchCases: BenchCase[] = [
  ...Object.entries(LISTS).map(([name, query]) => ({
    name,
    count: (db: Database, names: ParserNames) => countMatches(db, read(query, names)),
    build: (db: Database, page: number, names: ParserNames, areFew: boolean) =>
      buildListIdsQuery(db, read({ ...query, page }, names), { areFew }),
    hasPages: true,
  })),
  ...Object.entries(NEARBY).map(([name, { typeId, position = DEFAULT_COORDINATES }]) => ({
    name,
    build: (db: Database, page: number) => buildNearbyIdsQuery(db, { position, typeId, page }),
    hasPages: true,
  })),
  ...Object.entries(LISTS).map(([name, query]) => ({
    name: `count: ${name}`,
    build: (db: Database, _page: number, names: ParserNames) => buildCountQuery(db, read(query, names)),
    hasPages: false,
  })),
  ...Object.entries(SPREAD).flatMap(([name, query]) =>
    [false, true].map((isSample) => ({
      name: `prices: ${name}${isSample ? ', sample' : ''}`,
      build: (db: Database, _page: number, names: ParserNames) =>
        buildPriceBinsQuery(db, read(query, names), isSample),
      hasPages: false,
    })),
  ),
  ...Object.entries(MAPS).map(([name, { degrees, ...query }]) => ({
    name: `pins: ${name}`,
    build: (db: Database, _page: number, names: ParserNames) =>
      buildCellsQuery(db, read(query, names), degrees),
    hasPages: false,
  })),
  ...Object.entries(COMPARED).flatMap(([name, listing]) => [
    ...(['neighborhood', 'city'] as const).map((scope) => ({
      name: `median: ${name}, ${scope}`,
      build: (db: Database) => buildMarketPriceQuery(db, compared(listing), scope),
      hasPages: false,
    })),
    {
      name: `similar: ${name}`,
      build: (db: Database) => buildSimilarIdsQuery(db, compared(listing), DEFAULT_COORDINATES),
      hasPages: false,
    },
  ]),
];
