import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { MAX_ID } from '../../../../contract/limits.ts';
import type { PropertyCard, PropertyDetail } from '../../../../contract/property-entities.ts';
import { isKnownMissing } from '../../../api/known-missing.ts';
import { loadQuery } from '../../../api/load-query.ts';
import { PROPERTIES_SCOPE } from '../../favourites/cards-scope.ts';
import { propertyQueries } from '../queries.ts';

/** A card's data: enough to render the head of the property's screen at once. */
export type PropertyHead = Omit<PropertyCard, 'distance'>;

/** The id in an address; null where it can't be one. */
export function propertyIdOf(text: string): number | null {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= MAX_ID ? id : null;
}

/** For the screen's loader: whether the property is known not to exist. */
export async function isMissingProperty(client: QueryClient, id: number): Promise<boolean> {
  const query = propertyQueries.detail(id);
  return isKnownMissing(client, query.queryKey, {
    load: () => loadQuery(client, query),
    isMissing: () => client.getQueryState(query.queryKey)?.error?.status === 404,
  });
}

/** What is known of a property before its answer loads: its cached answer, or any cached card. */
export function knownProperty(client: QueryClient, id: number): PropertyHead | PropertyDetail | null {
  const detail = client.getQueryData(propertyQueries.detail(id).queryKey);
  if (detail) return detail.property;
  for (const [, data] of client.getQueriesData<object>({ queryKey: [PROPERTIES_SCOPE] })) {
    const card = findCard(data, id);
    if (card) return card;
  }
  return null;
}

/** Cards are in the lists at an answer's first level. */
function findCard(data: object | undefined, id: number): PropertyHead | null {
  for (const list of Object.values(data ?? {})) {
    if (!Array.isArray(list)) continue;
    const card = list.find((item) => item?.id === id && 'mediaFiles' in item && 'purpose' in item);
    if (card) return card;
  }
  return null;
}

/** The property's query, and what to show while it loads. */
export function usePropertyDetail(id: number) {
  const client = useQueryClient();
  const query = useQuery(propertyQueries.detail(id));
  const detail = query.data?.property ?? null;
  const isWaiting = detail === null;
  const known = useMemo(() => (isWaiting ? knownProperty(client, id) : null), [client, id, isWaiting]);
  const head: PropertyHead | null = detail ?? known;
  return { query, detail, head };
}
