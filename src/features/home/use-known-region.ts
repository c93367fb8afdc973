import { useQuery } from '@tanstack/react-query';
import { placeQueries } from '../places/queries.ts';

/** The region with an id, once the list of regions is there. */
export function useKnownRegion(id: number | undefined) {
  const { data } = useQuery(placeQueries.regions());
  return data?.regions.find((region) => region.id === id);
}
