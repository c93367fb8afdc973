import { endpointQuery } from '../../api/endpoint-query.ts';

export const reportQueries = {
  /** A page of what the person reported, newest first; what comes of it is decided elsewhere. */
  mine: (page = 1) => ({
    ...endpointQuery('reports.mine', { query: page > 1 ? { page } : {} }),
    staleTime: 0,
  }),
};
