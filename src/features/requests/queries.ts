import type { QueryClient } from '@tanstack/react-query';
import type { RequestCategory } from '../../../contract/request-statuses.ts';
import { endpointQuery } from '../../api/endpoint-query.ts';
import { PROPERTIES_SCOPE } from '../favourites/cards-scope.ts';

/** The team answers and listings are found meanwhile: shows cached data, and always refetches. */
const CHANGING = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

export const requestQueries = {
  /** A page of each kind of request, the latest first. */
  mine: (page = 1) => ({
    ...endpointQuery('requests.mine', { query: page > 1 ? { page } : {} }, PROPERTIES_SCOPE),
    ...CHANGING,
  }),
  one: (category: RequestCategory, id: number) => ({
    ...endpointQuery('requests.retrieve', { params: { category, id } }, PROPERTIES_SCOPE),
    ...CHANGING,
  }),
};

const TOUCHED = [
  [PROPERTIES_SCOPE, 'requests.mine'],
  [PROPERTIES_SCOPE, 'requests.retrieve'],
  // Each event of a request adds one.
  ['notifications'],
];

/** After a request is sent, closed or refused: refetches everything that shows requests. */
export function refreshRequests(client: QueryClient): void {
  for (const queryKey of TOUCHED) void client.invalidateQueries({ queryKey });
}
