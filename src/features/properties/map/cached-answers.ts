import type { QueryClient } from '@tanstack/react-query';
import type { Answer, Query } from '../../../../contract/contract.ts';
import { PROPERTIES_SCOPE } from '../../favourites/cards-scope.ts';

type Placed = 'properties.pins' | 'properties.nearYou';

/** A cached answer, and its query. */
interface CachedAnswer<Name extends Placed> {
  query: Query<Name>;
  data: Answer<Name>;
  dataUpdatedAt: number;
}

/** All cached answers of a call, the newest first: a map falls back on them without network. */
export function cachedAnswers<Name extends Placed>(client: QueryClient, name: Name): CachedAnswer<Name>[] {
  return client
    .getQueryCache()
    .findAll({ queryKey: [PROPERTIES_SCOPE], predicate: ({ queryKey }) => queryKey.includes(name) })
    .flatMap(({ queryKey, state }) => {
      const { query } = queryKey.at(-1) as { query: Query<Name> };
      const data = state.data as Answer<Name> | undefined;
      return data ? [{ query, data, dataUpdatedAt: state.dataUpdatedAt }] : [];
    })
    .sort((a, b) => b.dataUpdatedAt - a.dataUpdatedAt);
}

/** Whether two queries are equal apart from the keys in `apart`. */
export function isSameBut(one: object, other: object, apart: readonly string[]): boolean {
  const rest = (query: object) =>
    JSON.stringify(
      Object.entries(query)
        .filter(([key, value]) => value !== undefined && !apart.includes(key))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return rest(one) === rest(other);
}
