import type { DehydratedState } from '@tanstack/react-query';

export type SavedQuery = DehydratedState['queries'][number];

/**
 * Bound of one store in UTF-16 code units. Browsers give an origin 2.5 to 5 million of them, so two
 * stores (a second language) and everything else of ours still fit in the smallest.
 */
export const MAX_STORE_LENGTH = 1_250_000;

/** What is kept longest: the first screen, then homes that were opened. Lists and the rest go first. */
const KEPT_LONGEST = ['home.get', 'properties.retrieve'];

function rank({ queryKey }: SavedQuery): number {
  const place = KEPT_LONGEST.indexOf(String(queryKey[1]));
  return place < 0 ? KEPT_LONGEST.length : place;
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
