import { queryOptions } from '@tanstack/react-query';
import type { Answer, Query } from '../../../contract/contract.ts';
import type { ApiError } from '../../api/api-error.ts';
import { endpointQuery } from '../../api/endpoint-query.ts';
import { PROPERTIES_SCOPE } from '../favourites/cards-scope.ts';
import { favouriteQueries } from '../favourites/queries.ts';
import { forgivingQuery } from './forgiving-query.ts';
import type { ListQuery } from './list/list-parameters.ts';

export { PROPERTIES_SCOPE };

/**
 * Puts a favourites list in their scope: it is cached like them, and refetched when one is added or
 * removed.
 */
function inFavouritesScope<Options extends { queryKey: readonly unknown[] }>(
  options: Options,
  { favorites }: { favorites?: boolean | undefined },
): Options {
  const [, ...rest] = options.queryKey;
  return favorites ? { ...options, queryKey: [...favouriteQueries.scope, ...rest] } : options;
}

export const propertyQueries = {
  list: ({ view: _, ...query }: ListQuery & Pick<Query<'properties.list'>, 'ids'>) =>
    forgivingQuery('properties.list', query),
  count: (query: Query<'properties.count'>) => endpointQuery('properties.count', { query }, PROPERTIES_SCOPE),
  /** A count for each query, in order. */
  counts: (queries: readonly Query<'properties.count'>[]) =>
    queryOptions<Answer<'properties.count'>[], ApiError>({
      queryKey: [PROPERTIES_SCOPE, 'properties.counts', queries],
      queryFn: ({ client }) =>
        Promise.all(queries.map((query) => client.fetchQuery(propertyQueries.count(query)))),
    }),
  prices: (query: Query<'properties.prices'>) =>
    endpointQuery('properties.prices', { query }, PROPERTIES_SCOPE),
  pins: (query: Query<'properties.pins'>) =>
    inFavouritesScope(forgivingQuery('properties.pins', query), query),
  detail: (id: number) => endpointQuery('properties.retrieve', { params: { id } }, PROPERTIES_SCOPE),
  history: (id: number) => endpointQuery('properties.history', { params: { id } }, PROPERTIES_SCOPE),
  similar: (id: number) => endpointQuery('properties.similar', { params: { id } }, PROPERTIES_SCOPE),
  near: (query: Query<'properties.nearYou'>) =>
    inFavouritesScope(forgivingQuery('properties.nearYou', query), query),
  /** Choices of filters and of advertising; they change at most with a release. */
  init: () => ({ ...endpointQuery('properties.init', {}), staleTime: Number.POSITIVE_INFINITY }),
};
