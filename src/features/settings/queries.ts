import { endpointQuery } from '../../api/endpoint-query.ts';

export const settingsQueries = {
  /** What the server's configuration says of the company. */
  get: () => ({ ...endpointQuery('settings.get', {}), staleTime: 60 * 60 * 1000 }),
};
