import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { PageHead } from '../../../shell/page-head.ts';
import { knownProperty, type PropertyHead } from './data.ts';

/** Search engines cut a description about here. */
const DESCRIPTION_LENGTH = 160;

/** Title and description of a property's page, from cached data. */
export function propertyHead(
  i18n: i18n,
  property: (PropertyHead & { description?: string }) | null,
): PageHead {
  const t = i18n.getFixedT(null, 'detail');
  if (!property) return { title: t('head.title'), description: t('head.description') };
  const { title, Neighborhood, City } = property;
  const named = { title, neighborhood: Neighborhood.name, city: City.name };
  // Most advertisers name the neighbourhood in the title already.
  const whole = t(title.includes(Neighborhood.name) ? 'head.titleIn' : 'head.titleOf', named);
  const text = property.description?.replace(/\s+/g, ' ').trim() || whole;
  return {
    title: whole,
    description: text.length > DESCRIPTION_LENGTH ? `${text.slice(0, DESCRIPTION_LENGTH - 1)}…` : text,
  };
}

/** The same as a route's head, from the query cache. */
export function propertyRouteHead(
  { queryClient, i18n }: { queryClient: QueryClient; i18n: i18n },
  id: number,
) {
  const { title, description } = propertyHead(i18n, knownProperty(queryClient, id));
  return { meta: [{ title }, { name: 'description', content: description }] };
}
