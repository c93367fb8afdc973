import { endpointQuery } from '../../api/endpoint-query.ts';
import { PROPERTIES_SCOPE } from '../favourites/cards-scope.ts';
import { managedProperty } from '../properties/managed-property.ts';

export const adQueries = {
  /** A page of the user's ads; operators may change them at any time. */
  mine: (page = 1) => ({
    ...endpointQuery('advertising.mine', { query: page > 1 ? { page } : {} }, PROPERTIES_SCOPE),
    staleTime: 0,
    refetchOnWindowFocus: 'always' as const,
  }),
  edited: managedProperty,
};
