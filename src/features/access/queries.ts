import { endpointQuery } from '../../api/endpoint-query.ts';

export const sessionQueries = {
  /** Where the user is signed in; refetched each time the screen opens. */
  list: () => ({ ...endpointQuery('sessions.list', {}), staleTime: 0 }),
};
