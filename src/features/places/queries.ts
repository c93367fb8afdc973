import { endpointQuery } from '../../api/endpoint-query.ts';

/** Places change with a release at most. */
const staleTime = Number.POSITIVE_INFINITY;

export const placeQueries = {
  regions: () => ({ ...endpointQuery('places.regions', {}), staleTime }),
  cities: (regionId?: number) => ({ ...endpointQuery('places.cities', { query: { regionId } }), staleTime }),
  neighborhoods: (cityId?: number) => ({
    ...endpointQuery('places.neighborhoods', { query: { cityId } }),
    staleTime,
  }),
};
