import type { ListNames } from './list-parameters.ts';
import {
  type ChipText,
  FILTER_PARTS,
  type Filter,
  type FilterKey,
  type FilterPartName,
  keysOf,
  type ListQuery,
  PARAMETERS,
  type Translate,
} from './list-parameters.ts';

/** One filter that is set. */
export interface ActiveFilter {
  key: FilterKey;
  part: FilterPartName;
  /** In words, the amount included. */
  text: string;
  /** Drawn as money after `lead`, where the filter is a price. */
  money?: { lead: string; amount: number };
  /** The query with this filter taken off. */
  without: ListQuery;
}

const FILTERS: { [Key in FilterKey]: Filter<Key> } = PARAMETERS;

/** The query without one parameter, on page 1; the narrower places of a removed place go too. */
export function withoutFilter(query: ListQuery, key: FilterKey): ListQuery {
  const { [key]: _, page: __, ...rest } = query;
  if (key === 'regionId') return withoutFilter(withoutFilter(rest, 'cityId'), 'neighborhoodId');
  if (key === 'cityId') return withoutFilter(rest, 'neighborhoodId');
  return rest;
}

/** The query with something set, on its first page. */
export function withFilter(query: ListQuery, set: ListQuery): ListQuery {
  const { page: _, ...rest } = query;
  return { ...rest, ...set };
}

/** The query for another place: replaces the region, city, neighbourhood and map view. */
export function withPlace(
  query: ListQuery,
  place: Pick<ListQuery, 'regionId' | 'cityId' | 'neighborhoodId' | 'bounds'>,
): ListQuery {
  const { regionId: _, cityId: __, neighborhoodId: ___, bounds: ____, ...rest } = query;
  return withFilter(rest, place);
}

/** The filters of a query, as its chips show them; of a place, only its narrowest part. */
export function activeFilters(query: ListQuery, t: Translate, names: ListNames): ActiveFilter[] {
  return FILTER_PARTS.flatMap((part) =>
    keysOf(part).flatMap((key) => {
      const chip = isImplied(query, key) ? null : chipOf(key, query, t, names);
      if (chip === null) return [];
      const label = typeof chip === 'string' ? { text: chip } : chip;
      return [{ key, part, ...label, without: withoutFilter(query, key) }];
    }),
  );
}

function chipOf<Key extends FilterKey>(
  key: Key,
  query: ListQuery,
  t: Translate,
  names: ListNames,
): ChipText | null {
  const value = query[key];
  return value == null ? null : FILTERS[key].chip(value, t, names);
}

/** A narrower place implies its wider ones, so they get no chip. */
function isImplied({ cityId, neighborhoodId }: ListQuery, key: FilterKey): boolean {
  if (key === 'regionId') return cityId !== undefined || neighborhoodId !== undefined;
  return key === 'cityId' && neighborhoodId !== undefined;
}

/** The filters, the one most likely to leave no results first. */
export function byNarrowness(filters: readonly ActiveFilter[]): ActiveFilter[] {
  return [...filters].sort((one, other) => FILTERS[other.key].narrowness - FILTERS[one.key].narrowness);
}
