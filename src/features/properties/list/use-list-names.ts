import { useQuery } from '@tanstack/react-query';
import type { PropertyCard } from '../../../../contract/property-entities.ts';
import { placeQueries } from '../../places/queries.ts';
import { propertyQueries } from '../queries.ts';
import type { ListNames, ListQuery } from './list-parameters.ts';

/**
 * Names for a list's filters. Any card of the list has its city's and neighbourhood's; lists of
 * places are fetched only where no card does.
 */
export function useListNames(query: ListQuery, card: PropertyCard | undefined): ListNames {
  const { typeId, regionId, cityId, neighborhoodId, features = [] } = query;
  const byCard = {
    city: card?.City.id === cityId ? card?.City.name : undefined,
    neighborhood: card?.Neighborhood.id === neighborhoodId ? card?.Neighborhood.name : undefined,
  };
  const init = useQuery(propertyQueries.init());
  const regions = useQuery({ ...placeQueries.regions(), enabled: regionId !== undefined });
  const cities = useQuery({
    ...placeQueries.cities(regionId),
    enabled: cityId !== undefined && byCard.city === undefined,
  });
  const neighborhoods = useQuery({
    ...placeQueries.neighborhoods(cityId),
    enabled: neighborhoodId !== undefined && byCard.neighborhood === undefined,
  });
  const allFeatures = init.data?.featuresList.flatMap((group) => group.features);
  return {
    region: nameIn(regions.data?.regions, regionId),
    city: byCard.city ?? nameIn(cities.data?.cities, cityId),
    neighborhood: byCard.neighborhood ?? nameIn(neighborhoods.data?.neighborhoods, neighborhoodId),
    type: nameIn(init.data?.typesList, typeId),
    features: features.flatMap((id) => nameIn(allFeatures, id) ?? []),
    types: init.data?.typesList ?? [],
  };
}

function nameIn(rows: readonly { id: number; name: string }[] | undefined, id: number | undefined) {
  return rows?.find((row) => row.id === id)?.name ?? null;
}
