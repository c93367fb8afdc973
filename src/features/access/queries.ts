import { endpointQuery } from '../../api/endpoint-query.ts';

export const sessionQueries = {
  /** The user's sessions; refetched each time the screen opens. */
  list: () => ({ ...endpointQuery('sessions.list', {}), staleTime: 0 }),
};
