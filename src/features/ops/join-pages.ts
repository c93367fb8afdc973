import type { UseQueryResult } from '@tanstack/react-query';

interface Page<Row> {
  rows: Row[];
  /** Row after which the next page begins. */
  next: number | null;
}

/**
 * Joins the pages of a list; drops duplicates, as rows move between pages when the list changes.
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

/** The start rows of the pages, with one more. */
export const withPage = (known: (number | undefined)[], next: number) =>
  known.includes(next) ? known : [...known, next];
