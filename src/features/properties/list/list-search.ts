import type { Query } from '../../../../contract/contract.ts';
import { type Sort, sortOf } from '../../../../contract/list-order.ts';

type WireQuery = Query<'properties.list'>;

/** What /propertielist asks for: the contract's parameters, and whether the results stand on a map. */
export type ListQuery = Omit<WireQuery, 'ids' | 'forgive'> & { view?: 'list' | 'map' };
export type ListKey = keyof ListQuery;

/**
 * The search part of /propertielist as it stands in the address: core §2's parameters and DESIGN §6's,
 * plain values. It is read by `readListSearch` and written by `writeListSearch`.
 */
export type ListSearch = { [Key in ListKey]?: string | number | boolean };

/** In the order in which an address is written. */
export const LIST_KEYS = [
  'purpose',
  'propertyType',
  'category',
  'typeId',
  'regionId',
  'cityId',
  'neighborhoodId',
  'q',
  'priceFrom',
  'priceTo',
  'rooms',
  'bathrooms',
  'areaFrom',
  'areaTo',
  'features',
  'isFeatured',
  'bounds',
  'price',
  'sort',
  'view',
  'page',
] as const satisfies readonly ListKey[];

/** The address of a query: plain values in a stable order, defaults left out. */
export function writeListSearch(query: ListQuery): ListSearch {
  const clean = withoutDefaults(inOrder(query));
  const search: ListSearch = {};
  for (const key of LIST_KEYS) {
    const value = clean[key];
    if (value !== undefined) search[key] = Array.isArray(value) ? value.join(',') : value;
  }
  return search;
}

/** Swapped limits put right. */
export function inOrder(query: ListQuery): ListQuery {
  const { priceFrom, priceTo, areaFrom, areaTo } = query;
  const ordered = { ...query };
  if (priceFrom !== undefined && priceTo && priceFrom > priceTo)
    Object.assign(ordered, { priceFrom: priceTo, priceTo: priceFrom });
  if (areaFrom !== undefined && areaTo && areaFrom > areaTo)
    Object.assign(ordered, { areaFrom: areaTo, areaTo: areaFrom });
  return ordered;
}

/** The two parameters that say an order; core §7's spelling where it has one. */
export function withSort(query: ListQuery, chosen: Sort): ListQuery {
  const { price: _, sort: __, ...rest } = query;
  if (chosen === 'price_asc') return { ...rest, price: 'asc' };
  if (chosen === 'price_desc') return { ...rest, price: 'desc' };
  return chosen === 'newest' ? rest : { ...rest, sort: chosen };
}

/** Without what says nothing: values that are the default anyway. */
export function withoutDefaults(query: ListQuery): ListQuery {
  const kept = withSort(query, sortOf(query));
  if (kept.page === 1) delete kept.page;
  if (kept.isFeatured === false) delete kept.isFeatured;
  if (kept.view === 'list') delete kept.view;
  for (const key of ['rooms', 'bathrooms', 'areaFrom', 'areaTo', 'priceFrom', 'priceTo'] as const)
    if (kept[key] === 0) delete kept[key];
  if (kept.features?.length === 0) delete kept.features;
  for (const key of LIST_KEYS) if (kept[key] === undefined || kept[key] === '') delete kept[key];
  return kept;
}
