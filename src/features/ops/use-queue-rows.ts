import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpsQueue } from '../../../contract/ops-queues.ts';
import { joinPages, withPage } from './join-pages.ts';
import { opsQueries } from './queries.ts';

/** The loaded pages of a queue; each page starts after the last row of the one before. */
export function useQueueRows(queue: OpsQueue) {
  const [afters, setAfters] = useState<(number | undefined)[]>([undefined]);
  const pages = useQueries({ queries: afters.map((after) => opsQueries.queue(queue, after)) });
  return joinPages(pages, (next) => setAfters((known) => withPage(known, next)));
}
