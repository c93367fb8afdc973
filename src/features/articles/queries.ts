import { endpointQuery } from '../../api/endpoint-query.ts';

export const articleQueries = {
  /** `page` from 1. */
  list: (page: number) => endpointQuery('articles.list', { query: { page } }),
  detail: (id: number) => endpointQuery('articles.retrieve', { params: { id } }),
};
