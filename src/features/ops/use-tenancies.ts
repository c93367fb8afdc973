import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { joinPages, withPage } from './join-pages.ts';
import { opsQueries } from './queries.ts';

/** Tenancies as far as they were turned; of one question, for another one mount it anew. */
export function useTenancies({ q, part }: { q: string; part: 'open' | 'all' }) {
  const [afters, setAfters] = useState<(number | undefined)[]>([undefined]);
  const pages = useQueries({
    queries: afters.map((after) =>
      opsQueries.tenancies({ part, ...(q !== '' && { q }), ...(after !== undefined && { after }) }),
    ),
  });
  return joinPages(pages, (next) => setAfters((known) => withPage(known, next)));
}
