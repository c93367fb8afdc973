import { useQuery } from '@tanstack/react-query';
import { settingsQueries } from '../features/settings/queries.ts';

/** What the server's configuration says of the company and the service; undefined until it is known. */
export function useSettings() {
  return useQuery(settingsQueries.get()).data;
}
