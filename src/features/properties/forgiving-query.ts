import { queryOptions } from '@tanstack/react-query';
import type { Answer, Query } from '../../../contract/contract.ts';
import type { CallInput } from '../../api/api.ts';
import { apiOf, endpointQuery } from '../../api/endpoint-query.ts';
import { PROPERTIES_SCOPE } from '../favourites/cards-scope.ts';

type Forgiving = 'properties.list' | 'properties.pins' | 'properties.nearYou';

/**
 * A query with filters that may name a removed place or type, as in an old link: the server answers
 * without those, and says so.
 */
export function forgivingQuery<Name extends Forgiving>(name: Name, query: Query<Name> & object) {
  const forgiving: typeof query = { ...query, forgive: true };
  const { queryKey, meta } = endpointQuery(name, { query } as CallInput<Name>, PROPERTIES_SCOPE);
  return queryOptions({
    queryKey,
    meta,
    queryFn: ({ client, signal }): Promise<Answer<Name>> =>
      apiOf(client)(name, { query: forgiving } as CallInput<Name>, { signal }),
  });
}

/** A query without some of its parameters. */
export function withoutKeys<Search extends object>(search: Search, keys: readonly string[]): Search {
  return Object.fromEntries(Object.entries(search).filter(([key]) => !keys.includes(key))) as Search;
}
