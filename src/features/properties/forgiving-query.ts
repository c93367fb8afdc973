import { queryOptions } from '@tanstack/react-query';
import type { Answer, Query } from '../../../contract/contract.ts';
import type { CallInput } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import { apiOf, endpointQuery } from '../../api/endpoint-query.ts';
import { PROPERTIES_SCOPE } from '../favourites/cards-scope.ts';

type Forgiving = 'properties.list' | 'properties.pins' | 'properties.nearYou';

/** Filters that the server knows nothing of (any more), and why, in the reader's language. */
export interface LeftOut {
  fields: Record<string, string>;
  /** error_number. */
  number: number;
}

/** An answer, and what was left out of the question so that there could be one. */
type Forgiven<Name extends Forgiving> = Answer<Name> & { leftOut?: LeftOut };

/**
 * A query whose filters may name a place or a type that is not there any more, as an old link does: it is
 * asked again without them, and its answer says so.
 */
export function forgivingQuery<Name extends Forgiving>(name: Name, query: Query<Name> & object) {
  const { queryKey, meta } = endpointQuery(name, { query } as CallInput<Name>, PROPERTIES_SCOPE);
  return queryOptions({
    queryKey,
    meta,
    queryFn: async ({ client, signal }): Promise<Forgiven<Name>> => {
      const ask = async (asked: object) =>
        (await apiOf(client)(name, { query: asked } as CallInput<Name>, { signal })) as Forgiven<Name>;
      try {
        return await ask(query);
      } catch (error) {
        const fields = error instanceof ApiError && error.status === 404 ? error.fields : {};
        const rest = withoutKeys(query, Object.keys(fields));
        const isLess = Object.keys(rest).length < Object.keys(query).length;
        if (!(error instanceof ApiError) || !isLess) throw error;
        return { ...(await ask(rest)), leftOut: { fields, number: error.number } };
      }
    },
  });
}

/** A query without some of its parameters. */
export function withoutKeys<Given extends object>(given: Given, keys: readonly string[]): Given {
  return Object.fromEntries(Object.entries(given).filter(([key]) => !keys.includes(key))) as Given;
}
