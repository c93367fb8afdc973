import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Answer } from '../../../../contract/contract.ts';
import type { Bounds } from '../../../../contract/properties.ts';
import { propertyQueries } from '../queries.ts';
import { cachedAnswers, isSameBut } from './cached-answers.ts';
import { boundsOfPins, likeness, type PinsSearch, pinsQuery } from './map-view.ts';

/**
 * The pins of what a map shows of a search. `view` is null while it was not moved, `columns` until
 * the map's size is known. Where they can't be had, those that were seen there before.
 */
export function useViewPins(search: PinsSearch, view: Bounds | null, columns: number | null) {
  const client = useQueryClient();
  const wanted = pinsQuery(search, view, columns ?? 0);
  const pins = useQuery({
    ...propertyQueries.pins(wanted ?? {}),
    enabled: columns !== null && wanted !== null,
    placeholderData: keepPreviousData,
  });
  const isLost = pins.isError && pins.data === undefined;
  const { filters, area } = search;
  const cached = useMemo(
    () => (isLost ? cachedMap(client, filters, view ?? area) : null),
    [isLost, client, filters, view, area],
  );
  const data = pins.data ?? cached ?? undefined;
  const shown = useMemo(() => {
    if (!data || !filters.favorites) return data;
    // A favourite that was just removed loses its pin.
    return { ...data, pins: data.pins.filter(({ Favorites }) => Favorites.length > 0) };
  }, [data, filters.favorites]);
  return {
    data,
    /** Nothing where the map has left the searched area. */
    shown: wanted === null ? undefined : shown,
    /** What is there belongs to this very search. */
    isFitting: !pins.isPlaceholderData,
    /** Nothing could be had, and nothing was seen. */
    hasFailed: isLost && !cached,
    refetch: () => void pins.refetch(),
  };
}

/**
 * Of the maps of the same filters that are on this device the one most like this view; null where
 * none shows anything of it. For a view that can't be asked for: what was seen there is better than
 * nothing.
 */
function cachedMap(
  client: QueryClient,
  filters: PinsSearch['filters'],
  view: Bounds | null,
): Answer<'properties.pins'> | null {
  const same = cachedAnswers(client, 'properties.pins').filter(({ query }) =>
    isSameBut(query, filters, ['bounds', 'columns']),
  );
  if (!view) return same[0]?.data ?? null;
  const ranked = same
    .map(({ query, data }) => {
      const box = query.bounds ?? boundsOfPins(data);
      return { data, like: box ? likeness(box, view) : 0 };
    })
    .sort((a, b) => b.like - a.like);
  const [best] = ranked;
  return best && best.like > 0 ? best.data : null;
}
