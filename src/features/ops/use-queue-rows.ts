import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpsQueue } from '../../../contract/ops-queues.ts';
import { joinPages, withPage } from './join-pages.ts';
import { opsQueries } from './queries.ts';
import type { QueueSearch } from './queue-search.ts';

const FIRST = [undefined];

/** The loaded pages of a queue; each page starts after the last row of the one before. */
export function useQueueRows(queue: OpsQueue, search: QueueSearch) {
  const asked = JSON.stringify(search);
  const [turned, setTurned] = useState<{ asked: string; afters: (number | undefined)[] }>();
  const afters = turned?.asked === asked ? turned.afters : FIRST;
  const pages = useQueries({
    queries: afters.map((after) =>
      opsQueries.queue(queue, { ...search, ...(after !== undefined && { after }) }),
    ),
  });
  return joinPages(pages, (next) => setTurned({ asked, afters: withPage(afters, next) }));
}
