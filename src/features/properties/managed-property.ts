import { endpointQuery } from '../../api/endpoint-query.ts';

/**
 * All that its advertiser gave of an ad: with identity numbers, so it is kept nowhere but in
 * memory.
 */
export const managedProperty = (id: number) => ({
  ...endpointQuery('properties.retrieve', { params: { id }, query: { management: true } }, 'advertising'),
  meta: { cache: 'never' as const },
  staleTime: 0,
});
