import { endpointQuery } from '../../api/endpoint-query.ts';

export const profileQueries = {
  /** The person as the server knows him; kept in memory only, and asked for whenever the screen opens. */
  get: () => ({ ...endpointQuery('profile.get', {}), staleTime: 0 }),
};
