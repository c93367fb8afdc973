import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../api/endpoint-query.ts';

export const settingsQueries = {
  /** What the server's configuration says of the company. */
  get: () => ({ ...endpointQuery('settings.get', {}), staleTime: 60 * 60 * 1000 }),
};

/**
 * What the server's configuration says of the company and the service; undefined until it is known.
 */
export function useSettings() {
  return useQuery(settingsQueries.get()).data;
}
