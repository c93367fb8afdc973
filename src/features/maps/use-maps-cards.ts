import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Query } from '../../../contract/contract.ts';
import { useIsSaved } from '../../device/offline.tsx';
import { cachedAnswers, isSameBut } from '../properties/map/cached-answers.ts';
import { propertyQueries } from '../properties/queries.ts';

/**
 * The cards beside the map; waits while `request` is null. On failure: the newest cached ones with
 * the same filters, as their place is likely nearby.
 */
export function useMapsCards(request: Query<'properties.nearYou'> | null) {
  const client = useQueryClient();
  const list = useQuery({
    ...propertyQueries.near(request ?? {}),
    enabled: request !== null,
    placeholderData: keepPreviousData,
  });
  const isLost = request !== null && list.isError && list.data === undefined;
  const cached = useMemo(
    () =>
      isLost
        ? cachedAnswers(client, 'properties.nearYou').find(({ query }) =>
            isSameBut(query, request, ['latitude', 'longitude', 'bounds']),
          )
        : undefined,
    [isLost, client, request],
  );
  const data = list.data ?? cached?.data;
  const dataUpdatedAt = cached?.dataUpdatedAt ?? list.dataUpdatedAt;
  const { error } = list;
  return {
    data,
    dataUpdatedAt,
    error,
    isSaved: useIsSaved({ data, error, dataUpdatedAt }),
    /** Another answer is loading; this is the previous one. */
    isOutgoing: list.isPlaceholderData,
    retry: () => void list.refetch(),
  };
}
