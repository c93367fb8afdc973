import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpsQueue } from '../../../contract/ops-queues.ts';
import { opsQueries } from './queries.ts';

/** A queue as far as it was turned: page by page, each behind the last row of the one before. */
export function useQueueRows(queue: OpsQueue) {
  const [afters, setAfters] = useState<(number | undefined)[]>([undefined]);
  const pages = useQueries({ queries: afters.map((after) => opsQueries.queue(queue, after)) });
  const [first] = pages;
  const next = pages.at(-1)?.data?.next ?? null;
  // What has been decided meanwhile lets later rows into an earlier page: each is shown once.
  const rows = [
    ...new Map(pages.flatMap(({ data }) => data?.rows ?? []).map((row) => [row.id, row])).values(),
  ];
  return {
    rows,
    isPending: first?.isPending ?? true,
    error: first?.data ? null : (first?.error ?? null),
    retry: () => void first?.refetch(),
    hasMore: next !== null,
    isTurning: pages.at(-1)?.isPending ?? false,
    turn: () => {
      if (next !== null) setAfters((known) => (known.includes(next) ? known : [...known, next]));
    },
  };
}
