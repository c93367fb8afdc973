import { endpointQuery } from '../../api/endpoint-query.ts';

export const questionQueries = {
  list: () => endpointQuery('questions.list', {}),
};
