import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Answer } from '../../../../contract/contract.ts';
import type { Bounds } from '../../../../contract/properties.ts';
import { useOnline } from '../../../device/offline.tsx';
import { propertyQueries } from '../queries.ts';
import { cachedAnswers, isSameBut } from './cached-answers.ts';
import { boundsOfPins, likeness, type PinsSearch, pinsQuery } from './map-view.ts';

/**
 * The pins of a search within a map's view. `view` is null until the map is moved, `columns` until
 * its size is known. On failure: the cached pins of that view.
 */
export function useViewPins(search: PinsSearch, view: Bounds | null, columns: number | null) {
  const client = useQueryClient();
  const wanted = pinsQuery(search, view, columns ?? 0);
  const pins = useQuery({
    ...propertyQueries.pins(wanted ?? {}),
    enabled: columns !== null && wanted !== null,
    placeholderData: keepPreviousData,
  });
  const isOnline = useOnline();
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
    /** Undefined outside the searched area. */
    shown: wanted === null ? undefined : shown,
    /** `data` belongs to this search. */
    isFitting: !pins.isPlaceholderData,
    /** The request failed: `data` is missing, or cached for another view. */
    hasFailed: isLost && !(cached && !isOnline),
    refetch: () => void pins.refetch(),
  };
}

/**
 * The cached map with the same filters that is most like this view; null where none overlaps it.
 * For a view that can't be fetched: old pins are better than none.
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
