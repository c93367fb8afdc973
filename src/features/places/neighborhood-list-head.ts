import type { QueryClient } from '@tanstack/react-query';
import type { i18n, TFunction } from 'i18next';
import type { PageHead } from '../../shell/page-head.ts';
import { cityToShow, readCityId } from './neighborhood-list-data.ts';
import { placeQueries } from './queries.ts';

/** The screen's title, with its city once that is known. */
export function neighborhoodListTitle(
  t: TFunction<['places', 'neighborhoods']>,
  city: { name: string } | null,
): string {
  return city ? t('neighborhoods.title', { city: city.name }) : t('neighborhoods.heading');
}

/** Title and description of the page of a city's neighbourhoods. */
export function neighborhoodListPageHead(
  t: TFunction<['places', 'neighborhoods']>,
  city: { name: string } | null,
): PageHead {
  const title = neighborhoodListTitle(t, city);
  return {
    title: t('neighborhoods:brand', { title }),
    description: t('neighborhoods:description', { title }),
  };
}

/** The same as a route's head, from cached data. */
export function neighborhoodListHead(
  { queryClient, i18n }: { queryClient: QueryClient; i18n: i18n },
  search: object,
) {
  const cities = queryClient.getQueryData(placeQueries.cities().queryKey)?.cities ?? [];
  const city = cityToShow(cities, readCityId(search).cityId);
  const { title, description } = neighborhoodListPageHead(
    i18n.getFixedT(null, ['places', 'neighborhoods']),
    city,
  );
  return {
    meta: [{ title }, { name: 'description', content: description }],
    links: [{ rel: 'canonical', href: city ? `/neighborhoodslist?cityId=${city.id}` : '/neighborhoodslist' }],
  };
}
