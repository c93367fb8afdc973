import { endpointQuery } from '../../api/endpoint-query.ts';
import { PROPERTIES_SCOPE } from '../favourites/cards-scope.ts';

/** Operators record payments meanwhile: what is known is shown, and asked for anew. */
const CHANGING = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

export const rentalQueries = {
  /** What the person rents, the tenancy that ends first at the head. */
  list: () => ({ ...endpointQuery('rentals.list', {}, PROPERTIES_SCOPE), ...CHANGING }),
  /** What he owns, with tenancy figures. */
  owned: () => ({ ...endpointQuery('rentals.owned', {}, PROPERTIES_SCOPE), ...CHANGING }),
  /** One tenancy, by its property's id. */
  get: (id: number) => ({
    ...endpointQuery('rentals.retrieve', { params: { id } }, PROPERTIES_SCOPE),
    ...CHANGING,
  }),
};
