import { queryOptions } from '@tanstack/react-query';
import type { Answer, Query } from '../../../contract/contract.ts';
import type { ApiError } from '../../api/api-error.ts';
import { endpointQuery } from '../../api/endpoint-query.ts';
import { PROPERTIES_SCOPE } from '../favourites/cards-scope.ts';
import type { ListQuery } from './list-search.ts';

export { PROPERTIES_SCOPE };

export const propertyQueries = {
  list: ({ view: _, ...query }: ListQuery & Pick<Query<'properties.list'>, 'ids'>) =>
    endpointQuery('properties.list', { query }, PROPERTIES_SCOPE),
  count: (query: Query<'properties.count'>) => endpointQuery('properties.count', { query }, PROPERTIES_SCOPE),
  /** One count for each, in their order. */
  counts: (queries: readonly Query<'properties.count'>[]) =>
    queryOptions<Answer<'properties.count'>[], ApiError>({
      queryKey: [PROPERTIES_SCOPE, 'properties.counts', queries],
      queryFn: ({ client }) =>
        Promise.all(queries.map((query) => client.fetchQuery(propertyQueries.count(query)))),
    }),
  pins: (query: Query<'properties.pins'>) => endpointQuery('properties.pins', { query }, PROPERTIES_SCOPE),
  detail: (id: number) => endpointQuery('properties.retrieve', { params: { id } }, PROPERTIES_SCOPE),
  similar: (id: number) => endpointQuery('properties.similar', { params: { id } }, PROPERTIES_SCOPE),
  near: (query: Query<'properties.nearYou'>) =>
    endpointQuery('properties.nearYou', { query }, PROPERTIES_SCOPE),
  /** Choices of filters and of advertising; they change with a release at most. */
  init: () => ({ ...endpointQuery('properties.init', {}), staleTime: Number.POSITIVE_INFINITY }),
};
