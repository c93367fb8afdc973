import type { QueryClient } from '@tanstack/react-query';
import { stringifySearch } from '../../../lib/search-params.ts';
import type { PageHead } from '../../../shell/page-head.ts';
import { propertyQueries } from '../queries.ts';
import type { ListQuery, Translate } from './list-parameters.ts';
import { readListSearch, writeListSearch } from './list-search.ts';

/** Names of a query's ids; null until known. */
interface TitleNames {
  city: string | null;
  neighborhood: string | null;
  /** The type's plural. */
  types: string | null;
}

/** Parameters that make a separate page for search engines; order, limits and view do not. */
const ADDRESS_KEYS = [
  'purpose',
  'propertyType',
  'category',
  'typeId',
  'regionId',
  'cityId',
  'neighborhoodId',
  'isFeatured',
  'page',
] as const satisfies readonly (keyof ListQuery)[];

/** A list's title: «شقق للإيجار في حي الياسمين، الرياض، للعائلات». */
export function listTitle(t: Translate, query: ListQuery, { city, neighborhood, types }: TitleNames): string {
  const { purpose, propertyType, isFeatured, page } = query;
  let title: string = types ?? (purpose ? t(`search:list.titlePurpose.${purpose}`) : t('search:list.title'));
  if (types && purpose) title = t(`search:list.titleTypes.${purpose}`, { types });
  if (isFeatured) title = t('search:list.titleFeatured', { title });
  const place = neighborhood && city ? t('search:list.neighborhoodAndCity', { neighborhood, city }) : city;
  if (place) {
    const everything = t('search:list.title');
    title = t('search:list.titleIn', {
      title: title === everything ? t('search:list.titleAny') : title,
      place,
    });
  }
  if (propertyType) title = t(`search:list.titleTenants.${propertyType}`, { title });
  return page ? t('search:list.titlePage', { title, page }) : title;
}

/** Title, description and canonical address of a list page. */
export function listPageHead(t: Translate, query: ListQuery, names: TitleNames): PageHead {
  const title = listTitle(t, query, names);
  return {
    title: t('search:list.brand', { title }),
    description: t('search:list.description', { title }),
    canonical: listAddress(query),
  };
}

/** The canonical path and search of a list. */
export function listAddress(query: ListQuery): string {
  const kept = Object.fromEntries(ADDRESS_KEYS.map((key) => [key, query[key]]));
  return `/propertielist${stringifySearch(writeListSearch(kept))}`;
}

/** The head of /propertielist, with names from the query cache. */
export function listHead(t: Translate, client: QueryClient, search: object) {
  const { query } = readListSearch(search);
  const { title, description, canonical } = listPageHead(t, query, parserNames(client, query));
  return {
    meta: [{ title }, { name: 'description', content: description }],
    links: [{ rel: 'canonical', href: canonical }],
  };
}

function parserNames(client: QueryClient, query: ListQuery): TitleNames {
  const card = client.getQueryData(propertyQueries.list(query).queryKey)?.properties[0];
  const types = client.getQueryData(propertyQueries.init().queryKey)?.typesList;
  return {
    city: card && card.City.id === query.cityId ? card.City.name : null,
    neighborhood: card && card.Neighborhood.id === query.neighborhoodId ? card.Neighborhood.name : null,
    types: types?.find(({ id }) => id === query.typeId)?.plural ?? null,
  };
}
