import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { keepSavedTime } from '../api/cached-responses.ts';

const JUST_NOW_MS = 2_000;
/** After a device says that it is online, names and routes may still be missing for this long. */
const RECONNECTING_MS = 10_000;

let onlineSince = Number.NEGATIVE_INFINITY;
onlineManager.subscribe((isOnline) => {
  if (isOnline) onlineSince = Date.now();
});

/** Creates a client: one for the browser's page, one for each page that the server renders. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onSuccess: keepSavedTime }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // Timers are limited to 2^31 ms, so a month can't be set here: saved data is dropped by its
        // age instead.
        gcTime: Number.POSITIVE_INFINITY,
        // Offline, a query fails at once and the screen says so, instead of waiting silently.
        networkMode: 'always',
        retry: (failures, error) =>
          error instanceof ApiError &&
          error.isPassing &&
          failures < 2 &&
          (error.status !== 0 || Date.now() - onlineSince < RECONNECTING_MS),
        // A screen mounts a moment after its loader has fetched: a query that failed then is not
        // repeated.
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > JUST_NOW_MS,
        refetchOnWindowFocus: false,
        // Off by default in this network mode; a screen that failed offline recovers.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
