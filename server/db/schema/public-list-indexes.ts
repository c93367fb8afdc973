import { type SQL, sql } from 'drizzle-orm';
import { type ExtraConfigColumn, type IndexBuilder, index } from 'drizzle-orm/pg-core';

/** What the indexes of an order hold beside the order: the filters that most searches use. */
const OFTEN = [
  'id',
  'adLicenseExpiresAt',
  'cityId',
  'neighborhoodId',
  'typeId',
  'purpose',
  'propertyType',
  'category',
  'roomsCount',
  'yearlyPriceHalalas',
  'area',
] as const;

/** What else the index of a city holds: every order, every filter but features, and a map pin. */
const SELDOM = [
  'createdAt',
  'isFeatured',
  'bathrooms',
  'priceHalalas',
  'rentPeriod',
  'latitude',
  'longitude',
] as const;

type Name = (typeof OFTEN)[number] | (typeof SELDOM)[number];
type Columns = Record<Name | 'status' | 'search' | 'featureIds', ExtraConfigColumn>;
type Key = Omit<ExtraConfigColumn, 'nullsFirst' | 'nullsLast'>;

/**
 * The indexes behind the public lists (GET /api/properties/list); those of "near me" and of the
 * map, which drizzle-kit can’t write, are in migrations/0028. None of them contains
 * non-public listings, and all contain the licence's expiry, which every list checks.
 *
 * A changed price is written to nearly all of them, so they are few and narrow: together smaller
 * than the table. There are two kinds, for the two queries of queries.ts:
 * - many matches: the query walks the index in the list's order, and rejects what does not match in
 *   the index; filters that it lacks cost a row each. A type has its own, as have the few that are
 *   featured, for singles or for investment. Dearest-first reads cheapest-first backwards;
 * - few matches: the query reads all of them from properties_of_city and sorts. The index begins
 *   with city, type and neighbourhood, of which a condition names each (filters.ts). A region is
 *   read as its cities (read-filters.ts).
 * Features and text have GIN indexes. tests/bench measures all of it, `-- --only writes` its price.
 */
export function publicListIndexes(table: Columns): IndexBuilder[] {
  const isPublic = sql`${table.status} in ('published', 'reserved')`;
  const { id } = table;
  const on = (name: string, columns: Key[], where?: SQL) =>
    index(`properties_${name}`)
      .on(...(columns as [ExtraConfigColumn, ...ExtraConfigColumn[]]))
      .where(where ? sql`${isPublic} and ${where}` : isPublic);
  const often = (...but: Name[]) => OFTEN.filter((one) => !but.includes(one)).map((one) => table[one]);

  // Functions, one call per index: Drizzle resets a column to its defaults once it has been used.
  const orders = {
    newest: { by: 'createdAt', key: () => table.createdAt.desc().nullsFirst() },
    price: { by: 'yearlyPriceHalalas', key: () => table.yearlyPriceHalalas.asc().nullsLast() },
    area: { by: 'area', key: () => table.area.desc().nullsLast() },
  } as const;
  const few = {
    investment: sql`${table.purpose} = 'for_investment'`,
    singles: sql`${table.propertyType} = 'singles'`,
    featured: sql`${table.isFeatured}`,
  };
  const walked = Object.entries(orders).flatMap(([order, { by, key }]) => {
    const start = (): Key[] => [key(), id.desc().nullsFirst()];
    return [
      on(order, [...start(), ...often(by, 'id')]),
      // Cheap listings are of other types than dear ones, and small ones than large ones.
      on(`type_${order}`, [table.typeId, ...start(), table.adLicenseExpiresAt, table.cityId]),
      ...Object.entries(few).map(([name, areFew]) =>
        on(`${name}_${order}`, [...start(), table.adLicenseExpiresAt], areFew),
      ),
    ];
  });
  return [
    ...walked,
    on('of_city', [
      table.cityId,
      table.typeId,
      table.neighborhoodId,
      ...often('cityId', 'typeId', 'neighborhoodId'),
      ...SELDOM.map((one) => table[one]),
    ]),
    // A sample of one in 32, for the price distribution when many match (price-repository.ts).
    on('sample', [table.yearlyPriceHalalas, ...often('yearlyPriceHalalas')], sql`${id} % 32 = 0`),
    index('properties_features').using('gin', table.featureIds).where(isPublic),
    index('properties_search').using('gin', table.search.op('gin_trgm_ops')).where(isPublic),
  ];
}
