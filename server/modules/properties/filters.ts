import { and, eq, gte, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
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
  const said = searchWords(text ?? '').map((word) =>
    word.isQuoted ? word.text : word.text.replace(ARTICLE, ''),
  );
  const words = [...new Set(said)].slice(0, MAX_WORDS);
  const patterns = words.map((word) => word.replace(/[\\%_]/g, '\\$&'));
  return and(
    ...patterns.map((pattern) => sql`${properties.search} like '%' || fold_arabic(${pattern}) || '%'`),
  );
}

/** Matches listings in the map's view; no condition without a view. */
export function liesWithin(bounds: PropertyFilters['bounds']): SQL | undefined {
  if (!bounds) return undefined;
  const [south, west, north, east] = bounds;
  const { latitude, longitude } = properties;
  // For a view across the date line, west is greater than east.
  const isAcross = west > east;
  const acrossTheLine = or(gte(longitude, west), lte(longitude, east));
  return and(
    gte(latitude, south),
    lte(latitude, north),
    isAcross ? acrossTheLine : and(gte(longitude, west), lte(longitude, east)),
  );
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

type Conditions = { [Key in FilterKey]: (value: NonNullable<SearchFilters[Key]>) => SQL | undefined };

/** The condition on `properties` for each filter; a filter without one is a type error. */
const CONDITIONS: Conditions = {
  cityIds: (ids) => inArray(properties.cityId, ids),
  neighborhoodIds: liesInNeighborhoods,
  typeId: (id) => eq(properties.typeId, id),
  neighborhoodId: (id) => liesInNeighborhoods([id]),
  cityId: (id) => eq(properties.cityId, id),
  purpose: (purpose) => eq(properties.purpose, purpose),
  propertyType: (tenants) => eq(properties.propertyType, tenants),
  category: (category) => eq(properties.category, category),
  isFeatured: (isFeatured) => eq(properties.isFeatured, isFeatured),
  // Prices are per year, also for monthly rents.
  priceFrom: (sar) => gte(properties.yearlyPriceHalalas, inHalalas(sar)),
  priceTo: (sar) => lte(properties.yearlyPriceHalalas, inHalalas(sar)),
  areaFrom: (area) => gte(properties.area, area),
  areaTo: (area) => lte(properties.area, area),
  rooms: (rooms) => (rooms < ROOMS_OPEN ? eq : gte)(properties.roomsCount, rooms),
  bathrooms: (bathrooms) => gte(properties.bathrooms, bathrooms),
  ids: (ids) => inArray(properties.id, ids),
  features: (ids) =>
    ids.length > 0 ? sql`${properties.featureIds} @> ${`{${ids.join(',')}}`}::int[]` : undefined,
  bounds: liesWithin,
  favouriteOf: (personId) => {
    const { userId, propertyId } = favourites;
    return sql`${properties.id} in (select ${propertyId} from ${favourites} where ${userId} = ${personId})`;
  },
  q: matchesText,
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
  return value == null ? undefined : conditions[key](value);
}

/** Swaps lower and upper limits that were given the wrong way round. */
function inOrder(filters: SearchFilters): SearchFilters {
  const { priceFrom = 0, priceTo, areaFrom = 0, areaTo } = filters;
  return {
    ...filters,
    ...(priceTo !== undefined && priceFrom > priceTo && { priceFrom: priceTo, priceTo: priceFrom }),
    ...(areaTo !== undefined && areaFrom > areaTo && { areaFrom: areaTo, areaTo: areaFrom }),
  };
}
