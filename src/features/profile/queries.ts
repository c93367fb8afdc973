import { endpointQuery } from '../../api/endpoint-query.ts';

export const profileQueries = {
  /** The user's profile; in memory only, and refetched whenever the screen opens. */
  get: () => ({ ...endpointQuery('profile.get', {}), staleTime: 0 }),
};
