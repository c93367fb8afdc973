import { and, eq, gte, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { ROOMS_OPEN } from '../../../contract/limits.ts';
import type { PropertyFilters } from '../../../contract/properties.ts';
import { isPublic } from '../../db/public-listing.ts';
import { favourites, properties } from '../../db/schema/properties.ts';
import { inHalalas } from '../../money.ts';
import { searchWords } from './search-words.ts';

/** A search is matched by this many of its words; more would only cost time. */
export const MAX_WORDS = 12;

/** The filters of a call as `readFilters` reads them: a place by its finest part, a region by its cities. */
export type SearchFilters = Omit<PropertyFilters, 'regionId'> & {
  /** In any of these; in none of an empty list. */
  cityIds?: number[];
  /** In any of these. */
  neighborhoodIds?: number[];
  /** Favourites of this person. */
  favouriteOf?: number | undefined;
};

/** Whether the listing says where it is. */
export function hasPosition(): SQL | undefined {
  return and(isNotNull(properties.latitude), isNotNull(properties.longitude));
}

/** Lower and upper limit in their order, whichever way round they were given. */
function ordered(from: number | undefined, to: number | undefined) {
  return from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to };
}

function within(
  column: typeof properties.yearlyPriceHalalas | typeof properties.area,
  from?: number,
  to?: number,
) {
  return and(
    from === undefined ? undefined : gte(column, from),
    to === undefined ? undefined : lte(column, to),
  );
}

/** The article, with or without a preposition, before a word: «المترو», «للمترو». */
const ARTICLE = /^(?:بال|لل|ال)(?=\S{3})/;

/**
 * Each word of the text, with or without its article, and each «phrase in quotes», folded as the indexed text is:
 * «جده» finds «جدة».
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

/** Lies in the view; where none is given, anywhere. */
export function liesWithin(bounds: PropertyFilters['bounds']): SQL | undefined {
  if (!bounds) return undefined;
  const [south, west, north, east] = bounds;
  const { latitude, longitude } = properties;
  // A view over the date line has its west side east of its east side.
  const isAcross = west > east;
  const acrossTheLine = or(gte(longitude, west), lte(longitude, east));
  return and(
    gte(latitude, south),
    lte(latitude, north),
    isAcross ? acrossTheLine : and(gte(longitude, west), lte(longitude, east)),
  );
}

function isFavouriteOf(personId: number | undefined): SQL | undefined {
  if (personId === undefined) return undefined;
  const { userId, propertyId } = favourites;
  return sql`${properties.id} in (select ${propertyId} from ${favourites} where ${userId} = ${personId})`;
}

function hasRooms(rooms: number | undefined): SQL | undefined {
  if (rooms === undefined) return undefined;
  return (rooms < ROOMS_OPEN ? eq : gte)(properties.roomsCount, rooms);
}

function hasFeatures(ids: number[] | undefined): SQL | undefined {
  if (!ids?.length) return undefined;
  return sql`${properties.featureIds} @> ${`{${ids.join(',')}}`}::int[]`;
}

/**
 * The filters of core §7 and DESIGN §6 as a condition on `properties`, over what the public may see. Prices are
 * those of a year where a rent is by the month.
 */
export function whereMatches(filters: SearchFilters): SQL | undefined {
  const price = ordered(filters.priceFrom, filters.priceTo);
  const area = ordered(filters.areaFrom, filters.areaTo);
  const halalas = (sar: number | undefined) => (sar === undefined ? undefined : inHalalas(sar));
  const equals = [
    [properties.typeId, filters.typeId],
    [properties.neighborhoodId, filters.neighborhoodId],
    [properties.cityId, filters.cityId],
    [properties.purpose, filters.purpose],
    [properties.propertyType, filters.propertyType],
    [properties.category, filters.category],
    [properties.isFeatured, filters.isFeatured],
  ] as const;
  const { cityIds, neighborhoodIds } = filters;
  return and(
    isPublic(),
    cityIds && inArray(properties.cityId, cityIds),
    neighborhoodIds && inArray(properties.neighborhoodId, neighborhoodIds),
    ...equals.map(([column, value]) => (value === undefined ? undefined : eq(column, value))),
    within(properties.yearlyPriceHalalas, halalas(price.from), halalas(price.to)),
    within(properties.area, area.from, area.to),
    hasRooms(filters.rooms),
    filters.bathrooms === undefined ? undefined : gte(properties.bathrooms, filters.bathrooms),
    filters.ids === undefined ? undefined : inArray(properties.id, filters.ids),
    hasFeatures(filters.features),
    liesWithin(filters.bounds),
    isFavouriteOf(filters.favouriteOf),
    matchesText(filters.q),
  );
}
