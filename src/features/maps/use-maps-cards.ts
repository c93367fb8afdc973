import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Query } from '../../../contract/contract.ts';
import { useIsSaved } from '../../device/offline.tsx';
import { cachedAnswers, isSameBut } from '../properties/map/cached-answers.ts';
import { propertyQueries } from '../properties/queries.ts';

/**
 * The cards beside the map; null waits until it is known what to ask for. Where they can't be had,
 * the newest that were seen of the same kind: another place by a few steps is the same
 * neighbourhood.
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
    /** Another answer is on its way, and this is the one before it. */
    isOutgoing: list.isPlaceholderData,
    retry: () => void list.refetch(),
  };
}
