import { endpointQuery } from '../../api/endpoint-query.ts';
import { PROPERTIES_SCOPE } from './cards-scope.ts';

export const favouriteQueries = {
  /** First part of the key of every page. */
  scope: [PROPERTIES_SCOPE, 'favourites.list'] as const,
  /** A page of the user's favourites, the latest first. */
  list: (page: number) =>
    endpointQuery('favourites.list', { query: page > 1 ? { page } : {} }, PROPERTIES_SCOPE),
};
