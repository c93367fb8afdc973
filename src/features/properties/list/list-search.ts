import type { Query } from '../../../../contract/contract.ts';
import { foldDigits } from '../../../../contract/digits.ts';
import {
  ID_LIST_MAX,
  MAX_ID,
  MAX_PAGE,
  MAX_SAR,
  PROPERTY_NUMBER_MAX,
  SEARCH_AREA_MAX,
  SEARCH_TEXT_MAX_LENGTH,
} from '../../../../contract/limits.ts';
import { SORTS, type Sort, sortOf } from '../../../../contract/list-order.ts';
import type { Bounds } from '../../../../contract/properties.ts';

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

/** What is left out of the request because it can't be used. */
export interface DroppedParameter {
  key: string;
  value: string;
}

type Reader<Key extends ListKey> = (text: string) => ListQuery[Key] | null;

const DROPPED_MAX = 5;
const DROPPED_VALUE_MAX = 30;
const CAMPAIGN = /^(?:utm_\w+|\w*clid|ref|source|lang)$/;

/** Reads a whole number within limits; null for any other text. */
export const wholeNumber = (min: number, max: number) => (text: string) => {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : null;
};
const amount = (text: string) => {
  const value = /^\d{1,10}(?:\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  return value <= MAX_SAR ? value : null;
};
/** An upper limit of nothing would leave nothing over; nobody means it. */
const limit = (text: string) => amount(text) || null;
const degrees = (text: string, most: number) => {
  const value = /^-?\d{1,3}(?:\.\d{1,15})?$/.test(text) ? Number(text) : Number.NaN;
  return Math.abs(value) <= most ? value : null;
};
const bounds = (text: string): Bounds | null => {
  const [south, west, north, east, ...more] = text
    .split(',')
    .map((part, place) => degrees(part.trim(), place % 2 === 0 ? 90 : 180));
  if (south == null || west == null || north == null || east == null || more.length > 0) return null;
  return south <= north ? [south, west, north, east] : null;
};
const choice =
  <Value extends string>(...values: Value[]) =>
  (text: string) =>
    values.find((value) => value === text) ?? null;

const id = wholeNumber(1, MAX_ID);
const purpose = choice('for_rent', 'for_sale', 'for_investment');
const sort = choice(...SORTS);

const readers: { [Key in ListKey]-?: Reader<Key> } = {
  purpose: (text) => (text === 'investment' ? 'for_investment' : purpose(text)),
  propertyType: choice('families', 'singles'),
  category: choice('residential', 'commercial'),
  typeId: id,
  regionId: id,
  cityId: id,
  neighborhoodId: id,
  q: (text) => (text.length <= SEARCH_TEXT_MAX_LENGTH ? text : null),
  priceFrom: amount,
  priceTo: limit,
  rooms: wholeNumber(0, PROPERTY_NUMBER_MAX),
  bathrooms: wholeNumber(0, PROPERTY_NUMBER_MAX),
  areaFrom: wholeNumber(0, SEARCH_AREA_MAX),
  areaTo: wholeNumber(1, SEARCH_AREA_MAX),
  features: (text) => {
    const ids = [...new Set(text.split(',').map((one) => id(one.trim())))].sort(
      (a, b) => (a ?? 0) - (b ?? 0),
    );
    return ids.length <= ID_LIST_MAX && ids.every((one) => one !== null) ? ids : null;
  },
  isFeatured: (text) =>
    ['1', 'true', 'yes'].includes(text) ? true : ['0', 'false', 'no'].includes(text) ? false : null,
  bounds,
  price: choice('asc', 'desc'),
  sort,
  view: choice('list', 'map'),
  page: wholeNumber(1, MAX_PAGE),
};

/**
 * Reads an address, forgivingly: Arabic digits fold, swapped limits are put right, the two spellings of a
 * price order become one, and a value that is the default anyway is left out. What can't be used (an
 * unknown key, a broken value) is dropped and named. Takes values as the router gives them, of any shape.
 */
export function readListSearch(search: object): { query: ListQuery; dropped: DroppedParameter[] } {
  const given = search as Record<string, unknown>;
  const query: ListQuery = {};
  const dropped: DroppedParameter[] = [];
  for (const key of LIST_KEYS) {
    const text = plainText(given[key], key);
    if (text === '') continue;
    const value = readers[key](text);
    if (value === null) dropped.push({ key, value: shorten(text) });
    else Object.assign(query, { [key]: value });
  }
  for (const key of Object.keys(given)) {
    if (key in readers || isCampaignKey(key)) continue;
    dropped.push({ key: shorten(key), value: '' });
  }
  return { query: withoutDefaults(inOrder(query)), dropped: dropped.slice(0, DROPPED_MAX) };
}

/** The filters alone, as the calls take them that count: without order, page and view, in a stable spelling. */
export function filtersOf(query: ListQuery): Query<'properties.count'> {
  const {
    price: _,
    sort: __,
    page: ___,
    view: ____,
    ...filters
  } = readListSearch(writeListSearch(query)).query;
  return filters;
}

function plainText(value: unknown, key: ListKey): string {
  // A key that stands twice: lists are joined, of anything else the last counts.
  const one = Array.isArray(value) ? (key === 'features' ? value.join(',') : value.at(-1)) : value;
  if (typeof one !== 'string' && typeof one !== 'number' && typeof one !== 'boolean') return '';
  const text = String(one).trim();
  if (key === 'q') return text;
  const isList = key === 'features' || key === 'bounds';
  return foldDigits(text)
    .replace('٫', '.')
    .replace(/[,٬](?=\d{3}\b)/g, isList ? ',' : '');
}

/** What campaigns and messengers add to every link, which nobody misses; and the language, which the app has read. */
export function isCampaignKey(key: string): boolean {
  return CAMPAIGN.test(key);
}

/** As much of a text of an address as a note can show. */
export function shorten(text: string): string {
  return text.length > DROPPED_VALUE_MAX ? `${text.slice(0, DROPPED_VALUE_MAX)}…` : text;
}
