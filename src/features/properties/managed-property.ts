import { endpointQuery } from '../../api/endpoint-query.ts';

/**
 * All that an advertiser entered in an ad. It has identity numbers, so it is cached only in memory.
 */
export const managedProperty = (id: number) => ({
  ...endpointQuery('properties.retrieve', { params: { id }, query: { management: true } }, 'advertising'),
  meta: { cache: 'never' as const },
  staleTime: 0,
});
