import {
  breadcrumbs,
  type FactsSource,
  itemList,
  type OwnFacts,
  withoutBrand,
} from '../../shell/site-facts.ts';
import { cityToShow, readCityId } from './neighborhood-list-data.ts';
import { placeQueries } from './queries.ts';

/** Facts of /neighborhoodslist: the neighbourhoods with listings. */
export function neighborhoodFacts(source: FactsSource): OwnFacts {
  const { queryClient, search } = source;
  const cities = queryClient.getQueryData(placeQueries.cities().queryKey)?.cities ?? [];
  const city = cityToShow(cities, readCityId(search).cityId);
  if (!city) return {};
  const rows = queryClient.getQueryData(placeQueries.neighborhoods(city.id).queryKey)?.neighborhoods ?? [];
  const filled = rows.filter(({ propertiesCount }) => propertiesCount > 0);
  const path = `/neighborhoodslist?cityId=${city.id}`;
  return {
    canonical: path,
    isIndexed: filled.length > 0,
    linkedData: [
      breadcrumbs(source, { name: withoutBrand(source.title), path }),
      itemList(
        source,
        filled.map(({ id, name }) => ({
          name,
          path: `/propertielist?cityId=${city.id}&neighborhoodId=${id}`,
        })),
      ),
    ],
  };
}
