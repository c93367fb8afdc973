import { endpointTable } from 'virtual:endpoint-table';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Answer, EndpointName } from '../../contract/contract.ts';
import type { EndpointCache } from '../../contract/endpoint.ts';
import type { Api, CallInput } from './api.ts';
import type { ApiError } from './api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    queryMeta: { cache?: EndpointCache };
  }
}

const apis = new WeakMap<QueryClient, Api>();

/** Sets the api of a query client: one in the browser, one for each request on the server. */
export function bindApi(client: QueryClient, api: Api): void {
  apis.set(client, api);
}

/** Returns the api of a query client; throws if none was bound. */
export function apiOf(client: QueryClient): Api {
  const api = apis.get(client);
  if (!api) throw new Error('bindApi was not called for this query client');
  return api;
}

/**
 * Query options that read one endpoint. `scope` is the first part of the key: queries with property
 * cards use `properties`, so that a favourite toggle patches them all (DESIGN §2). May be persisted
 * only where the contract's cache rule allows it. Throws for a call that changes something.
 */
export function endpointQuery<Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
  scope: string = name.slice(0, name.indexOf('.')),
) {
  const entry = endpointTable[name];
  if (entry.isWrite) throw new Error(`${name} changes something: it can't be a query`);
  return queryOptions<Answer<Name>, ApiError>({
    queryKey: [scope, name, input],
    queryFn: ({ client, signal }) => apiOf(client)(name, input, { signal }),
    meta: { cache: entry.cache ?? 'never' },
  });
}
