import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';

/**
 * Starts a screen's query in its loader. The server waits for the answer, to render it; the browser
 * opens the screen at once, with its skeleton, its saved copy or its error. Never throws: the
 * screen itself shows each of these states.
 */
export function loadQuery<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, ApiError, Data, Key>,
): Promise<void> | undefined {
  const loading = client.prefetchQuery(query);
  return typeof window === 'undefined' ? loading : undefined;
}
