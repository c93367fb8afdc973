import type { Query } from '../../../contract/contract.ts';
import { endpointQuery } from '../../api/endpoint-query.ts';
import { PROPERTIES_SCOPE } from '../favourites/cards-scope.ts';

export { PROPERTIES_SCOPE };

export const propertyQueries = {
  list: (query: Query<'properties.list'>) => endpointQuery('properties.list', { query }, PROPERTIES_SCOPE),
  detail: (id: number) => endpointQuery('properties.retrieve', { params: { id } }, PROPERTIES_SCOPE),
  similar: (id: number) => endpointQuery('properties.similar', { params: { id } }, PROPERTIES_SCOPE),
  near: (query: Query<'properties.nearYou'>) =>
    endpointQuery('properties.nearYou', { query }, PROPERTIES_SCOPE),
  /** Choices of filters and of advertising; they change with a release at most. */
  init: () => ({ ...endpointQuery('properties.init', {}), staleTime: Number.POSITIVE_INFINITY }),
};
