import { endpointQuery } from '../../api/endpoint-query.ts';
import { PROPERTIES_SCOPE } from '../favourites/cards-scope.ts';

export const adQueries = {
  /** A page of the person's ads; what becomes of them is decided elsewhere. */
  mine: (page = 1) => ({
    ...endpointQuery('advertising.mine', { query: page > 1 ? { page } : {} }, PROPERTIES_SCOPE),
    staleTime: 0,
    refetchOnWindowFocus: 'always' as const,
  }),
  /** All that its advertiser gave of an ad: with identity numbers, so it is kept nowhere but in memory. */
  edited: (id: number) => ({
    ...endpointQuery('properties.retrieve', { params: { id }, query: { management: true } }, 'advertising'),
    meta: { cache: 'never' as const },
    staleTime: 0,
  }),
};
