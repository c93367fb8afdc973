import { sql } from 'drizzle-orm';
import { type ExtraConfigColumn, type IndexBuilder, index } from 'drizzle-orm/pg-core';

/** What a list can be filtered by, apart from a text. */
const FILTERED = [
  'typeId',
  'neighborhoodId',
  'cityId',
  'regionId',
  'purpose',
  'propertyType',
  'category',
  'isFeatured',
  'roomsCount',
  'bathrooms',
  'priceHalalas',
  'area',
  'latitude',
  'longitude',
  'featureIds',
] as const;

type Column = 'id' | 'status' | 'createdAt' | 'adLicenseExpiresAt' | 'search' | (typeof FILTERED)[number];
type Columns = Record<Column, ExtraConfigColumn>;

/**
 * The indexes behind the public lists (GET /api/properties/list); those of "near me", which need INCLUDE,
 * are in migrations/0003. What the public can't see is in none of them.
 *
 * A page of ids is to come out of an index alone, at any depth: a row is some 1,300 bytes, and 9,000 of
 * them before page 300 cost 30 times what their index entries do. So each order has
 * - one index that ends with every column that can be filtered by: any filters together;
 * - one under each place and type, and under types in a city, since most are too few to be met by
 *   walking through all;
 * - one for the few listings that are featured, commercial, for singles or for investment.
 * All end with the licence's expiry, which every list checks. Listings are read a thousand times for each
 * time that one changes; tests/bench measures all of it.
 */
export function publicListIndexes(table: Columns): IndexBuilder[] {
  const isPublic = sql`${table.status} in ('published', 'reserved')`;
  const { id, adLicenseExpiresAt } = table;

  // Made anew for each index: Drizzle puts a column back to its defaults once it has been used.
  const orders = {
    newest: { by: 'createdAt', key: () => table.createdAt.desc().nullsFirst() },
    price_asc: { by: 'priceHalalas', key: () => table.priceHalalas.asc().nullsLast() },
    price_desc: { by: 'priceHalalas', key: () => table.priceHalalas.desc().nullsLast() },
    area_desc: { by: 'area', key: () => table.area.desc().nullsLast() },
  } as const;
  const placesAndTypes: Record<string, [ExtraConfigColumn, ...ExtraConfigColumn[]]> = {
    neighborhood: [table.neighborhoodId],
    city: [table.cityId],
    city_type: [table.cityId, table.typeId],
    region: [table.regionId],
    type: [table.typeId],
  };
  const fewListings = {
    investment: sql`${table.purpose} = 'for_investment'`,
    singles: sql`${table.propertyType} = 'singles'`,
    commercial: sql`${table.category} = 'commercial'`,
    featured: sql`${table.isFeatured}`,
  };

  const ofOrders = Object.entries(orders).flatMap(([order, { by, key }]) => {
    const start = () => [key() as ExtraConfigColumn, id.desc().nullsFirst() as ExtraConfigColumn] as const;
    const rest = FILTERED.filter((name) => name !== by).map((name) => table[name]);
    return [
      index(`properties_${order}`)
        .on(...start(), adLicenseExpiresAt, ...rest)
        .where(isPublic),
      ...Object.entries(placesAndTypes).map(([name, columns]) =>
        index(`properties_${name}_${order}`)
          .on(...columns, ...start(), adLicenseExpiresAt)
          .where(isPublic),
      ),
      ...Object.entries(fewListings).map(([name, areFew]) =>
        index(`properties_${name}_${order}`)
          .on(...start(), adLicenseExpiresAt)
          .where(sql`${isPublic} and ${areFew}`),
      ),
    ];
  });
  return [
    ...ofOrders,
    index('properties_features').using('gin', table.featureIds).where(isPublic),
    index('properties_search').using('gin', table.search.op('gin_trgm_ops')).where(isPublic),
  ];
}
