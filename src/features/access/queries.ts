import { endpointQuery } from '../../api/endpoint-query.ts';

export const sessionQueries = {
  /** Where the person is signed in; asked anew each time the screen opens. */
  list: () => ({ ...endpointQuery('sessions.list', {}), staleTime: 0 }),
};
