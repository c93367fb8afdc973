import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { type GuestSearch, guestSearches } from '../../../device/guest-searches.ts';
import { sessionStore } from '../../../device/session-store.ts';
import { queueWrite } from '../../../device/writes/page-queue.ts';
import { stringifySearch } from '../../../lib/search-params.ts';
import type { ListQuery } from './list-parameters.ts';
import { filtersOf, writeListSearch } from './list-search.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Ids of the listings that a saved search has found since its user last looked. */
    newIds?: number[];
  }
}

export const searchQueries = {
  /** New listings come meanwhile: shows cached data, and always refetches. */
  list: () => ({
    ...endpointQuery('searches.list', {}),
    staleTime: 0,
    refetchOnWindowFocus: 'always' as const,
  }),
};

export const refreshSearches = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: searchQueries.list().queryKey });

/** The filters of a list as a search stores them; '' where it has none. */
export function searchAddress(query: ListQuery): string {
  return stringifySearch(writeListSearch(filtersOf(query) as ListQuery)).slice(1);
}

/** Where a search was saved: `queued` until the network is back, `device` for a guest. */
type SavedWhere = 'account' | 'queued' | 'device';

/** Saves a search in the account, or on a guest's device; `tooMany` says that it is full. */
export function useSaveSearch(tooMany: string) {
  const client = useQueryClient();
  return useMutation<SavedWhere, ApiError, GuestSearch>({
    mutationFn: async (search) => {
      if (sessionStore.personId() === null) {
        if (!guestSearches.save(search)) throw new ApiError(tooMany, 0, 422);
        return 'device';
      }
      const { state } = await queueWrite(client, { name: 'searches.create', input: { body: search } });
      return state === 'pending' ? 'queued' : 'account';
    },
    onSuccess: () => void refreshSearches(client),
  });
}
