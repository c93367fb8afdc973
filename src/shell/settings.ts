import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../api/endpoint-query.ts';

export const settingsQueries = {
  /** The company's details from the server's configuration. */
  get: () => ({ ...endpointQuery('settings.get', {}), staleTime: 60 * 60 * 1000 }),
};

/** The company and service details of the server's configuration; undefined until loaded. */
export function useSettings() {
  return useQuery(settingsQueries.get()).data;
}
