import { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import type { EndpointCache } from '../../contract/endpoint.ts';

export const GUEST = { language: 'ar', userId: null } as const;
export const SARA = { language: 'ar', userId: 7 } as const;
export const GUEST_KEY = 'rukn.queries.ar.guest';

/** A client that never evicts queries and does not retry. */
export function createClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY, retry: false } } });
}

/** Makes the client fetch `data` for an endpoint with this `cache` rule. */
export async function answer(client: QueryClient, key: string[], data: unknown, cache?: EndpointCache) {
  await client.fetchQuery({ queryKey: key, queryFn: async () => data, meta: { cache } });
}

/** Advances fake timers past the debounce, the wait for idleness and the persister's timer. */
export async function saved(): Promise<void> {
  await vi.advanceTimersByTimeAsync(5_000);
}
