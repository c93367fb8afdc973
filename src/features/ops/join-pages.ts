import type { UseQueryResult } from '@tanstack/react-query';

interface Page<Row> {
  rows: Row[];
  /** Behind which row the next page begins. */
  next: number | null;
}

/**
 * Pages of a list as one: each row once, though what has changed meanwhile let later ones into an
 * earlier page.
 */
export function joinPages<Row extends { id: number }>(
  pages: readonly UseQueryResult<Page<Row>>[],
  goOn: (next: number) => void,
) {
  const [first] = pages;
  const last = pages.at(-1);
  const next = last?.data?.next ?? null;
  return {
    rows: [...new Map(pages.flatMap(({ data }) => data?.rows ?? []).map((row) => [row.id, row])).values()],
    isPending: first?.isPending ?? true,
    error: first?.data ? null : (first?.error ?? null),
    retry: () => void first?.refetch(),
    hasMore: next !== null,
    isTurning: last?.isPending ?? false,
    turn: () => {
      if (next !== null) goOn(next);
    },
  };
}

/** The places at which pages begin, and one more of them. */
export const withPage = (known: (number | undefined)[], next: number) =>
  known.includes(next) ? known : [...known, next];
