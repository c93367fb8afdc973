import { useNavigate, useSearch } from '@tanstack/react-router';
import type { OpsSort } from '../../../contract/ops-queues.ts';

/** What of a queue is shown, and in which order; in the address. */
export interface QueueSearch {
  q?: string;
  sort?: OpsSort;
  /** Only what no colleague works on. */
  free?: true;
}

const Q_MAX = 60;

/** Reads an address's search; what it does not know is left out. */
export function readQueueSearch({ q, sort, free }: Record<string, unknown>): QueueSearch {
  const wanted = typeof q === 'string' ? q.trim().slice(0, Q_MAX) : '';
  return {
    ...(wanted !== '' && { q: wanted }),
    ...(sort === 'newest' && { sort }),
    ...(String(free) === 'true' && { free: true as const }),
  };
}

/** The open queue's search, and how to change it. */
export function useQueueSearch() {
  const search = readQueueSearch(useSearch({ from: '/ops/$' }));
  const navigate = useNavigate();
  const change = (next: { [Name in keyof QueueSearch]: QueueSearch[Name] | undefined }) =>
    void navigate({
      to: '.',
      search: readQueueSearch({ ...search, ...next }),
      replace: true,
      resetScroll: false,
    });
  return { search, change };
}
