import type { Query } from '../../../../contract/contract.ts';
import { foldDigits } from '../../../../contract/digits.ts';
import { type Sort, sortOf } from '../../../../contract/list-order.ts';
import { withoutKeys } from '../forgiving-query.ts';
import { FILTER_KEYS, LIST_KEYS, type ListKey, type ListQuery, PARAMETERS } from './list-parameters.ts';

/**
 * The search part of a /propertielist address: the parameters of core §2 and DESIGN §6 as plain
 * values. `readListSearch` reads it and `writeListSearch` writes it.
 */
export type ListSearch = { [Key in ListKey]?: string | number | boolean };

/** What is left out of the request because it can't be used. */
export interface DroppedParameter {
  key: string;
  value: string;
}

const DROPPED_MAX = 5;
const DROPPED_VALUE_MAX = 30;
const CAMPAIGN = /^(?:utm_\w+|\w*clid|ref|source|lang)$/;
/** Pairs of lower and upper limits, swapped where the lower is higher. */
const LIMITS = [
  ['priceFrom', 'priceTo'],
  ['areaFrom', 'areaTo'],
] as const;

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

/**
 * Reads an address leniently: folds Arabic digits, swaps limits in the wrong order, unifies the two
 * spellings of a price order and leaves out defaults. Unusable parameters (an unknown key, a broken
 * value) are returned in `dropped`. Accepts the router's values, of any shape.
 */
export function readListSearch(search: object): { query: ListQuery; dropped: DroppedParameter[] } {
  const params = search as Record<string, unknown>;
  const query: ListQuery = {};
  const dropped: DroppedParameter[] = [];
  for (const key of LIST_KEYS) {
    const text = plainText(params[key], key);
    if (text === '') continue;
    const value = PARAMETERS[key].read(text);
    if (value === null) dropped.push({ key, value: shorten(text) });
    else Object.assign(query, { [key]: value });
  }
  for (const key of Object.keys(params)) {
    if (key in PARAMETERS || isCampaignKey(key)) continue;
    dropped.push({ key: shorten(key), value: '' });
  }
  return { query: withoutDefaults(inOrder(query)), dropped: dropped.slice(0, DROPPED_MAX) };
}

/** Only the filters, as the counting calls take them: without order, page and view. */
export function filtersOf(query: ListQuery): Query<'properties.count'> {
  const others = LIST_KEYS.filter((key) => !FILTER_KEYS.some((filter) => filter === key));
  return withoutKeys(readListSearch(writeListSearch(query)).query, others);
}

/** Swaps inverted limits. */
export function inOrder(query: ListQuery): ListQuery {
  const ordered = { ...query };
  for (const [low, high] of LIMITS) {
    const { [low]: from, [high]: to } = query;
    if (from !== undefined && to && from > to) Object.assign(ordered, { [low]: to, [high]: from });
  }
  return ordered;
}

/** Sets the order: `price` where core §7 spells it so, else `sort`. */
export function withSort(query: ListQuery, chosen: Sort): ListQuery {
  const { price: _, sort: __, ...rest } = query;
  if (chosen === 'price_asc') return { ...rest, price: 'asc' };
  if (chosen === 'price_desc') return { ...rest, price: 'desc' };
  return chosen === 'newest' ? rest : { ...rest, sort: chosen };
}

/** Removes empty values and defaults. */
function withoutDefaults(query: ListQuery): ListQuery {
  const kept = withSort(query, sortOf(query));
  for (const key of LIST_KEYS) {
    const value = kept[key];
    const isEmptyList = Array.isArray(value) && value.length === 0;
    if (!value || isEmptyList || value === PARAMETERS[key].none) delete kept[key];
  }
  return kept;
}

function plainText(value: unknown, key: ListKey): string {
  // A repeated key: `features` are joined; of any other the last value counts.
  const one = Array.isArray(value) ? (key === 'features' ? value.join(',') : value.at(-1)) : value;
  if (typeof one !== 'string' && typeof one !== 'number' && typeof one !== 'boolean') return '';
  const text = String(one).trim();
  if (key === 'q') return text;
  const isList = key === 'features' || key === 'bounds';
  return foldDigits(text)
    .replace('٫', '.')
    .replace(/[,٬](?=\d{3}\b)/g, isList ? ',' : '');
}

/** Campaign and messenger keys, and `lang`, which the app has already read. */
export function isCampaignKey(key: string): boolean {
  return CAMPAIGN.test(key);
}

/** Shortens a value of the address to fit a note. */
export function shorten(text: string): string {
  return text.length > DROPPED_VALUE_MAX ? `${text.slice(0, DROPPED_VALUE_MAX)}…` : text;
}
