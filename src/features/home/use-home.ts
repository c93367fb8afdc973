import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../../contract/contract.ts';
import type { Position } from '../../device/geolocation.ts';
import { homeQueries } from './queries.ts';

type Home = Answer<'home.get'>;

/**
 * The newest cached answer for any position: offline, a user who has moved sees it instead of an
 * empty screen.
 */
function newestHome(client: QueryClient): { data: Home; dataUpdatedAt: number } | undefined {
  const scope = homeQueries.get().queryKey.slice(0, 2);
  return client
    .getQueryCache()
    .findAll({ queryKey: scope })
    .flatMap(({ state: { data, dataUpdatedAt } }) => (data ? { data: data as Home, dataUpdatedAt } : []))
    .sort((a, b) => b.dataUpdatedAt - a.dataUpdatedAt)[0];
}

/**
 * The home screen's data around a position; null means the default. Keeps the old data until the
 * new is loaded.
 */
export function useHome(position: Position | null) {
  const client = useQueryClient();
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...homeQueries.get(position),
    placeholderData: (before) => before ?? newestHome(client)?.data,
  });
  const saved = error && !data ? newestHome(client) : undefined;
  return {
    data: data ?? saved?.data,
    savedAt: saved?.dataUpdatedAt ?? dataUpdatedAt,
    error,
    retry: () => void refetch(),
  };
}
