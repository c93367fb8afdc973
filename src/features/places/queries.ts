import { endpointQuery } from '../../api/endpoint-query.ts';

/** Places change with a release at most. */
const staleTime = Number.POSITIVE_INFINITY;

export const placeQueries = {
  regions: () => ({ ...endpointQuery('places.regions', {}), staleTime }),
  cities: (regionId?: number) => ({ ...endpointQuery('places.cities', { query: { regionId } }), staleTime }),
  /** With the number of listings in each, which changes as listings do. */
  neighborhoods: (cityId?: number) => endpointQuery('places.neighborhoods', { query: { cityId } }),
};
