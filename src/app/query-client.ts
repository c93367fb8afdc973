import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { keepSavedTime } from '../api/saved-answers.ts';

const JUST_NOW_MS = 2_000;

/** A fresh client: one for the browser's life, one for each page that the server renders. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onSuccess: keepSavedTime }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // Timers end at 2^31 ms, so a month can't be set here: what is saved is dropped by its age
        // instead.
        gcTime: Number.POSITIVE_INFINITY,
        // Offline, a query fails at once and the screen says so, rather than waiting without a
        // word.
        networkMode: 'always',
        retry: (failures, error) =>
          error instanceof ApiError && error.isPassing && error.status !== 0 && failures < 2,
        // A screen is mounted a moment after its loader has asked: what failed then is not asked
        // for twice.
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > JUST_NOW_MS,
        refetchOnWindowFocus: false,
        // Off by default in this network mode; a screen that failed offline mends itself.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
