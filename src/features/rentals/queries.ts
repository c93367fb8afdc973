import { endpointQuery } from '../../api/endpoint-query.ts';
import { PROPERTIES_SCOPE } from '../favourites/cards-scope.ts';

/** Operators record payments meanwhile: shows cached data, and always refetches. */
const CHANGING = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

export const rentalQueries = {
  /** The properties that the user rents, the tenancy that ends first at the top. */
  list: () => ({ ...endpointQuery('rentals.list', {}, PROPERTIES_SCOPE), ...CHANGING }),
  /** What the user owns, with tenancy figures. */
  owned: () => ({ ...endpointQuery('rentals.owned', {}, PROPERTIES_SCOPE), ...CHANGING }),
  /** One tenancy, by its property's id. */
  get: (id: number) => ({
    ...endpointQuery('rentals.retrieve', { params: { id } }, PROPERTIES_SCOPE),
    ...CHANGING,
  }),
};
