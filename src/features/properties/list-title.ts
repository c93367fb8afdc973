import type { TFunction } from 'i18next';
import type { ListQuery } from './list-search.ts';
import { readListSearch } from './read-list-search.ts';

type Words = TFunction<['properties', 'search']>;

/** What a list is called: «عقارات للإيجار، عائلات». */
export function listTitle(t: Words, { purpose, propertyType, isFeatured, page }: ListQuery): string {
  let title: string = purpose ? t(`search:list.titlePurpose.${purpose}`) : t('search:list.title');
  if (isFeatured) title = t('search:list.titleFeatured', { title });
  if (propertyType) title = t(`search:list.titleTenants.${propertyType}`, { title });
  return page ? t('search:list.titlePage', { title, page }) : title;
}

/** Title and description of /propertielist at an address. */
export function listHead(t: Words, search: object) {
  const title = listTitle(t, readListSearch(search).query);
  return {
    meta: [
      { title: t('search:list.brand', { title }) },
      { name: 'description', content: t('search:list.description', { title }) },
    ],
  };
}
