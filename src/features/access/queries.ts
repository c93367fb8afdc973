import { endpointQuery } from '../../api/endpoint-query.ts';

export const deletionQueries = {
  /** Whether the account is to be deleted, and what has to end before; refetched each time. */
  status: () => ({ ...endpointQuery('profile.deletion', {}), staleTime: 0 }),
};

export const sessionQueries = {
  /** The user's sessions; refetched each time the screen opens. */
  list: () => ({ ...endpointQuery('sessions.list', {}), staleTime: 0 }),
};
