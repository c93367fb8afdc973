import { type SQL, sql } from 'drizzle-orm';
import { type ExtraConfigColumn, type IndexBuilder, index } from 'drizzle-orm/pg-core';

/** The columns that a list is filtered and ordered by, apart from text; and a map pin's price. */
const READ = [
  'createdAt',
  'id',
  'adLicenseExpiresAt',
  'cityId',
  'neighborhoodId',
  'typeId',
  'purpose',
  'propertyType',
  'category',
  'isFeatured',
  'roomsCount',
  'bathrooms',
  'priceHalalas',
  'yearlyPriceHalalas',
  'area',
  'latitude',
  'longitude',
  'featureIds',
] as const;

type Name = (typeof READ)[number];
type Columns = Record<Name | 'status' | 'search', ExtraConfigColumn>;
type Key = Omit<ExtraConfigColumn, 'nullsFirst' | 'nullsLast'>;

/**
 * The indexes behind the public lists (GET /api/properties/list); those of "near me" and of the
 * map, which need INCLUDE, are in migrations/0003 to 0007. None of them contains non-public
 * listings.
 *
 * A page of ids is read by index-only scans, at any depth: a row has about 1,300 bytes, and reading
 * 9,000 of them before page 300 costs 30 times as much as their index entries. There are two kinds
 * of index, for the two queries of queries.ts:
 * - many matches: the query walks the index in the list's order. One index per order that ends with
 *   every filter column, and one by neighbourhood, city, type, type in a city, and for the few
 *   listings that are featured, for singles or for investment;
 * - few matches: the query reads all of them and sorts. One index by neighbourhood and one by city,
 *   both with every column. A region is read as its cities (read-filters.ts).
 * The dearest-first order reads the cheapest-first index backwards. All contain the licence's
 * expiry, which every list checks. Listings are read a thousand times per change; tests/bench
 * measures all of it.
 */
export function publicListIndexes(table: Columns): IndexBuilder[] {
  const isPublic = sql`${table.status} in ('published', 'reserved')`;
  const { id } = table;
  const on = (name: string, columns: Key[], where?: SQL) =>
    index(`properties_${name}`)
      .on(...(columns as [ExtraConfigColumn, ...ExtraConfigColumn[]]))
      .where(where ? sql`${isPublic} and ${where}` : isPublic);
  const allBut = (...names: Name[]) => READ.filter((one) => !names.includes(one)).map((one) => table[one]);

  // Functions, one call per index: Drizzle resets a column to its defaults once it has been used.
  const orders = {
    newest: { by: 'createdAt', key: () => table.createdAt.desc().nullsFirst() },
    price: { by: 'yearlyPriceHalalas', key: () => table.yearlyPriceHalalas.asc().nullsLast() },
    area: { by: 'area', key: () => table.area.desc().nullsLast() },
  } as const;
  const many: Record<string, ExtraConfigColumn[]> = {
    city: [table.cityId],
    city_type: [table.cityId, table.typeId],
    type: [table.typeId],
    // properties_of_neighborhood already covers newest-first in a neighbourhood.
    neighborhood: [table.neighborhoodId],
  };
  const few = {
    investment: sql`${table.purpose} = 'for_investment'`,
    singles: sql`${table.propertyType} = 'singles'`,
    featured: sql`${table.isFeatured}`,
  };
  const walked = Object.entries(orders).flatMap(([order, { by, key }]) => {
    const start = (): Key[] => [key(), id.desc().nullsFirst()];
    return [
      on(order, [...start(), ...allBut(by, 'id')]),
      ...Object.entries(many)
        .filter(([name]) => name !== 'neighborhood' || order !== 'newest')
        .map(([name, columns]) => on(`${name}_${order}`, [...columns, ...start(), table.adLicenseExpiresAt])),
      ...Object.entries(few).map(([name, areFew]) =>
        on(`${name}_${order}`, [...start(), table.adLicenseExpiresAt], areFew),
      ),
    ];
  });
  return [
    ...walked,
    on('of_neighborhood', [table.neighborhoodId, ...allBut('neighborhoodId')]),
    on('of_city', [table.cityId, table.typeId, ...allBut('cityId', 'typeId')]),
    // A sample of one in 32, for the price distribution when many match (price-repository.ts).
    on('sample', [table.yearlyPriceHalalas, ...allBut('yearlyPriceHalalas')], sql`${id} % 32 = 0`),
    index('properties_features').using('gin', table.featureIds).where(isPublic),
    index('properties_search').using('gin', table.search.op('gin_trgm_ops')).where(isPublic),
  ];
}
