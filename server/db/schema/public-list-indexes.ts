import { type SQL, sql } from 'drizzle-orm';
import { type ExtraConfigColumn, type IndexBuilder, index } from 'drizzle-orm/pg-core';

/**
 * What a list can be filtered and ordered by, apart from a text; and the price that a pin shows.
 */
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
 * map, which need INCLUDE, are in migrations/0003 to 0007. What the public can't see is in none of
 * them.
 *
 * A page of ids is to come out of an index alone, at any depth: a row is some 1,300 bytes, and
 * 9,000 of them before page 300 cost 30 times what their index entries do. There are two kinds, for
 * the two queries of queries.ts:
 * - of many matches a page is walked to in its order: one index in each order that ends with every
 *   column that can be asked about, and one under neighbourhoods, cities, types, types in a city,
 *   and the few listings that are featured, for singles or for investment;
 * - of few matches all are read and then ordered: one index under neighbourhoods and one under
 *   cities, both with every column. A region is its cities (read-filters.ts).
 * The dearest first are the cheapest first read backwards. All hold the licence's expiry, which
 * every list checks. Listings are read a thousand times for each time that one changes; tests/bench
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

  // Made for each index: Drizzle puts a column back to its defaults once it has been used.
  const orders = {
    newest: { by: 'createdAt', key: () => table.createdAt.desc().nullsFirst() },
    price: { by: 'yearlyPriceHalalas', key: () => table.yearlyPriceHalalas.asc().nullsLast() },
    area: { by: 'area', key: () => table.area.desc().nullsLast() },
  } as const;
  const many: Record<string, ExtraConfigColumn[]> = {
    city: [table.cityId],
    city_type: [table.cityId, table.typeId],
    type: [table.typeId],
    // Newest first under a neighbourhood is properties_of_neighborhood itself.
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
    // One in 32, for the shape of the prices of whatever many match (price-repository.ts).
    on('sample', [table.yearlyPriceHalalas, ...allBut('yearlyPriceHalalas')], sql`${id} % 32 = 0`),
    index('properties_features').using('gin', table.featureIds).where(isPublic),
    index('properties_search').using('gin', table.search.op('gin_trgm_ops')).where(isPublic),
  ];
}
