import { endpointQuery } from '../../api/endpoint-query.ts';

export const reportQueries = {
  /** A page of the user's reports, newest first; never fresh, as operators decide on them. */
  mine: (page = 1) => ({
    ...endpointQuery('reports.mine', { query: page > 1 ? { page } : {} }),
    staleTime: 0,
  }),
};
