import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Bounds } from '../../../contract/properties.ts';
import { type PinsSearch, pinsQuery } from './map-view.ts';
import { propertyQueries } from './queries.ts';
import { seenMap } from './seen-map.ts';

/**
 * The pins of what a map shows of a search. `view` is null while it was not moved, `columns` until the map's
 * size is known. Where they can't be had, those that were seen there before.
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
  const seen = useMemo(
    () => (isLost ? seenMap(client, filters, view ?? area) : null),
    [isLost, client, filters, view, area],
  );
  const data = pins.data ?? seen ?? undefined;
  const shown = useMemo(() => {
    if (!data || !filters.favorites) return data;
    // A heart that was just taken back takes its pin along.
    return { ...data, pins: data.pins.filter(({ Favorites }) => Favorites.length > 0) };
  }, [data, filters.favorites]);
  return {
    data,
    /** Nothing where the map has left the searched area. */
    shown: wanted === null ? undefined : shown,
    /** What is there belongs to this very search. */
    isFitting: !pins.isPlaceholderData,
    /** Nothing could be had, and nothing was seen. */
    hasFailed: isLost && !seen,
    refetch: () => void pins.refetch(),
  };
}
