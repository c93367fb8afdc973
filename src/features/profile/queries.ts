import { endpointQuery } from '../../api/endpoint-query.ts';

export const profileQueries = {
  /** The user as the server knows them; in memory only, and fetched whenever the screen opens. */
  get: () => ({ ...endpointQuery('profile.get', {}), staleTime: 0 }),
};
