import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';

/**
 * A loader's way to ask for what its screen reads. The server waits for the answer, to render it;
 * the browser starts the call and opens the screen at once, which shows its skeleton, its saved
 * copy or its error. Never throws: a screen owns its five faces.
 */
export function loadQuery<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, ApiError, Data, Key>,
): Promise<void> | undefined {
  const loading = client.prefetchQuery(query);
  return typeof window === 'undefined' ? loading : undefined;
}
