import {
  and,
  eq,
  gte,
  inArray,
  isNotNull,
  isSQLWrapper,
  lte,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { ROOMS_OPEN } from '../../../contract/limits.ts';
import type { PropertyFilters } from '../../../contract/properties.ts';
import { isPublic } from '../../db/public-listing.ts';
import { neighborhoods } from '../../db/schema/places.ts';
import { favourites, properties, propertyTypes } from '../../db/schema/properties.ts';
import { inHalalas } from '../../lib/money.ts';
import { searchWords } from './query-parser/words.ts';

/** A text search uses this many words; more would only cost time. */
export const MAX_WORDS = 12;

/**
 * A request's filters as `readFilters` returns them: only the finest place, and a region as its
 * cities.
 */
export type SearchFilters = Omit<PropertyFilters, 'regionId'> & {
  /** In any of these; an empty list matches nothing. */
  cityIds?: number[];
  /** In any of these. */
  neighborhoodIds?: number[];
  /** The id of the user whose favourites match. */
  favouriteOf?: number | undefined;
};
type FilterKey = keyof SearchFilters;
/** A value, or the column that holds it. */
type Operand<Value> = Value | SQLWrapper;

/** Whether the listing has a position. */
export function hasPosition(): SQL | undefined {
  return and(isNotNull(properties.latitude), isNotNull(properties.longitude));
}

/** The Arabic article, optionally with a preposition, before a word: «المترو», «للمترو». */
const ARTICLE = /^(?:بال|لل|ال)(?=\S{3})/;

/**
 * Matches every word of the text, with or without its article, and every «phrase in quotes», folded
 * like the indexed text: «جده» finds «جدة».
 */
export function matchesText(text: string | undefined): SQL | undefined {
  return and(...patternsOf(text).map((pattern) => sql`${properties.search} like ${pattern}`));
}

/** The same words as an array, for a column of stored filters; null without any. */
export function storedWords(text: string | undefined): SQL {
  const patterns = patternsOf(text);
  return patterns.length === 0 ? sql`null` : sql`array[${sql.join(patterns, sql`, `)}]`;
}

function patternsOf(text: string | undefined): SQL[] {
  const said = searchWords(text ?? '').map((word) =>
    word.isQuoted ? word.text : word.text.replace(ARTICLE, ''),
  );
  const words = [...new Set(said)].slice(0, MAX_WORDS);
  return words
    .map((word) => word.replace(/[\\%_]/g, '\\$&'))
    .map((pattern) => sql`'%' || fold_arabic(${pattern}) || '%'`);
}

/**
 * Matches listings in the map's view: south, west, north and east in degrees, or an array column of
 * them. No condition without a view.
 */
export function liesWithin(bounds: Operand<NonNullable<PropertyFilters['bounds']>> | undefined) {
  if (!bounds) return undefined;
  const [south, west, north, east] = isSQLWrapper(bounds)
    ? [sql`(${bounds})[1]`, sql`(${bounds})[2]`, sql`(${bounds})[3]`, sql`(${bounds})[4]`]
    : bounds;
  const { latitude, longitude } = properties;
  const acrossTheLine = or(gte(longitude, west), lte(longitude, east));
  const between = and(gte(longitude, west), lte(longitude, east));
  // For a view across the date line, west is greater than east.
  const isKnown = typeof west === 'number' && typeof east === 'number';
  const inLongitude = isKnown
    ? west > east
      ? acrossTheLine
      : between
    : sql`case when ${west} > ${east} then ${acrossTheLine} else ${between} end`;
  return and(gte(latitude, south), lte(latitude, north), inLongitude);
}

/**
 * Within neighbourhoods, for queries that read all matches: the index properties_of_city begins
 * with city and type, so the condition names the cities, and every type, and a scan goes straight
 * to them.
 */
function liesInNeighborhoods(ids: number[]): SQL | undefined {
  return and(
    inArray(properties.neighborhoodId, ids),
    sql`${properties.cityId} = any(array(select ${neighborhoods.cityId} from ${neighborhoods} where ${inArray(neighborhoods.id, ids)}))`,
    sql`${properties.typeId} = any(array(select ${propertyTypes.id} from ${propertyTypes}))`,
  );
}

/** Filters that no column holds: those of one reader, and single places, stored as lists. */
type UnstoredKey = 'ids' | 'favouriteOf' | 'cityId' | 'neighborhoodId';
type StoredKey = Exclude<FilterKey, UnstoredKey>;
type Value<Key extends FilterKey> = NonNullable<SearchFilters[Key]>;
type Conditions = { [Key in StoredKey]: (value: Operand<Value<Key>>) => SQL | undefined } & {
  [Key in UnstoredKey]: (value: Value<Key>) => SQL | undefined;
};

const halalasOf = (sar: Operand<number>) => (isSQLWrapper(sar) ? sar : inHalalas(sar));

/**
 * The condition on `properties` for each filter, by a value or by a column that holds one; a filter
 * without one is a type error. Columns of prices are in halalas, lists are arrays, and texts are
 * what `storedWords` returns.
 */
const CONDITIONS: Conditions = {
  cityIds: (ids) =>
    isSQLWrapper(ids) ? sql`${properties.cityId} = any(${ids})` : inArray(properties.cityId, ids),
  neighborhoodIds: (ids) =>
    isSQLWrapper(ids) ? sql`${properties.neighborhoodId} = any(${ids})` : liesInNeighborhoods(ids),
  typeId: (id) => eq(properties.typeId, id),
  neighborhoodId: (id) => liesInNeighborhoods([id]),
  cityId: (id) => eq(properties.cityId, id),
  purpose: (purpose) => eq(properties.purpose, purpose),
  propertyType: (tenants) => eq(properties.propertyType, tenants),
  category: (category) => eq(properties.category, category),
  isFeatured: (isFeatured) => eq(properties.isFeatured, isFeatured),
  // Prices are per year, also for monthly rents.
  priceFrom: (sar) => gte(properties.yearlyPriceHalalas, halalasOf(sar)),
  priceTo: (sar) => lte(properties.yearlyPriceHalalas, halalasOf(sar)),
  areaFrom: (area) => gte(properties.area, area),
  areaTo: (area) => lte(properties.area, area),
  rooms: (rooms) =>
    isSQLWrapper(rooms)
      ? sql`(${properties.roomsCount} = ${rooms} or (${rooms} >= ${ROOMS_OPEN} and ${properties.roomsCount} >= ${rooms}))`
      : (rooms < ROOMS_OPEN ? eq : gte)(properties.roomsCount, rooms),
  bathrooms: (bathrooms) => gte(properties.bathrooms, bathrooms),
  ids: (ids) => inArray(properties.id, ids),
  features: (ids) => {
    if (isSQLWrapper(ids)) return sql`${properties.featureIds} @> ${ids}`;
    return ids.length > 0 ? sql`${properties.featureIds} @> ${`{${ids.join(',')}}`}::int[]` : undefined;
  },
  bounds: liesWithin,
  favouriteOf: (personId) => {
    const { userId, propertyId } = favourites;
    return sql`${properties.id} in (select ${propertyId} from ${favourites} where ${userId} = ${personId})`;
  },
  q: (text) => (isSQLWrapper(text) ? sql`${properties.search} like all(${text})` : matchesText(text)),
};
export const FILTER_KEYS = Object.keys(CONDITIONS) as FilterKey[];

/**
 * The filters of core §7 and DESIGN §6 as a condition on `properties`, limited to public listings.
 */
export function whereMatches(filters: SearchFilters): SQL | undefined {
  return whereAll(filters, CONDITIONS);
}

/** The same, for a query that walks the list's order and finds a page within thousands of rows. */
export function whereWalked(filters: SearchFilters): SQL | undefined {
  return whereAll(filters, {
    ...CONDITIONS,
    neighborhoodId: (id) => eq(properties.neighborhoodId, id),
    neighborhoodIds: (ids) => inArray(properties.neighborhoodId, ids),
  });
}

function whereAll(filters: SearchFilters, conditions: Conditions): SQL | undefined {
  const ordered = inOrder(filters);
  return and(isPublic(), ...FILTER_KEYS.map((key) => conditionOf(key, ordered, conditions)));
}

function conditionOf<Key extends FilterKey>(
  key: Key,
  filters: SearchFilters,
  conditions: Conditions,
): SQL | undefined {
  const value = filters[key];
  return value == null ? undefined : conditions[key](value as never);
}

/**
 * Whether a listing fits the filters in the columns of another table, by the same conditions; null
 * in a column is any.
 */
export function whereFits(stored: { [Key in StoredKey]?: SQLWrapper }): SQL | undefined {
  return and(
    ...Object.entries(stored).map(
      ([key, column]) => sql`(${column} is null or ${CONDITIONS[key as StoredKey](column as never)})`,
    ),
  );
}

/** Swaps lower and upper limits that were given the wrong way round. */
export function inOrder(filters: SearchFilters): SearchFilters {
  const { priceFrom = 0, priceTo, areaFrom = 0, areaTo } = filters;
  return {
    ...filters,
    ...(priceTo !== undefined && priceFrom > priceTo && { priceFrom: priceTo, priceTo: priceFrom }),
    ...(areaTo !== undefined && areaFrom > areaTo && { areaFrom: areaTo, areaTo: areaFrom }),
  };
}
