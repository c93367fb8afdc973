import type { TFunction } from 'i18next';
import { type ListQuery, readListSearch } from './list-search.ts';

type Words = TFunction<'properties'>;

/** What a list is called: «عقارات للإيجار، عائلات». */
export function listTitle(t: Words, { purpose, propertyType, isFeatured, page }: ListQuery): string {
  let title: string = purpose ? t(`list.titlePurpose.${purpose}`) : t('list.title');
  if (isFeatured) title = t('list.titleFeatured', { title });
  if (propertyType) title = t(`list.titleTenants.${propertyType}`, { title });
  return page ? t('list.titlePage', { title, page }) : title;
}

/** Title and description of /propertielist at an address. */
export function listHead(t: Words, search: object) {
  const title = listTitle(t, readListSearch(search).query);
  return {
    meta: [
      { title: t('list.brand', { title }) },
      { name: 'description', content: t('list.description', { title }) },
    ],
  };
}
