import type { DehydratedState } from '@tanstack/react-query';

export type SavedQuery = DehydratedState['queries'][number];

/**
 * Bound of one store in UTF-16 code units. Browsers give an origin 5 MB, which are 2.5 million of them, or
 * more: two stores (MAX_STORES) and everything else of ours still fit in the smallest.
 */
export const MAX_STORE_LENGTH = 1_150_000;

/** The first screen, then what a person keeps and the homes that he opened. */
const KEPT_LONGEST = ['home.get', 'favourites.list', 'properties.retrieve'];
/** Pages of results, by far the most there is, and soon out of date. */
const GO_FIRST = [
  'properties.list',
  'properties.nearYou',
  'properties.pins',
  'properties.similar',
  'properties.prices',
  'properties.count',
];

/** Small for what is kept longest; what is neither (places, types, the company) stands between the two. */
function rank({ queryKey }: SavedQuery): number {
  const name = String(queryKey[1]);
  const place = KEPT_LONGEST.indexOf(name);
  if (place >= 0) return place;
  return KEPT_LONGEST.length + (GO_FIRST.includes(name) ? 1 : 0);
}

/** The queries from the most to the least worth keeping: by rank, and the newest first within one. */
export function byWorth(queries: readonly SavedQuery[]): SavedQuery[] {
  return [...queries].sort((a, b) => rank(a) - rank(b) || b.state.dataUpdatedAt - a.state.dataUpdatedAt);
}

/** Leaves out the less worthy quarter (at least one), for a storage that has no room; null when nothing is left. */
export function lighter(queries: readonly SavedQuery[]): SavedQuery[] | null {
  const kept = Math.floor(queries.length * 0.75);
  return kept > 0 ? byWorth(queries).slice(0, kept) : null;
}

/**
 * The JSON texts of as many queries as fit into `maxLength`, the most worth keeping first. One that
 * does not fit is left out, smaller ones after it may still fit.
 */
export function fittingTexts(
  queries: readonly SavedQuery[],
  toText: (query: SavedQuery) => string,
  maxLength = MAX_STORE_LENGTH,
): string[] {
  let room = maxLength;
  return byWorth(queries)
    .map(toText)
    .filter((text) => {
      if (text.length + 1 > room) return false;
      room -= text.length + 1;
      return true;
    });
}
