import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery } from '../../api/endpoint-query.ts';
import { PROPERTIES_SCOPE } from '../favourites/cards-scope.ts';

/** Others reserve and deadlines pass meanwhile: shows cached data, and always refetches. */
const CHANGING = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

export const reservationQueries = {
  /** The fee of a property, and whether the user can reserve it. */
  quote: (propertyId: number) => ({
    ...endpointQuery('reservations.init', { query: { propertyId } }),
    ...CHANGING,
  }),
  /** A page of the user's reservations. */
  list: (page = 1) => ({
    ...endpointQuery('reservations.list', { query: page > 1 ? { page } : {} }, PROPERTIES_SCOPE),
    ...CHANGING,
  }),
  /** One reservation, for either of its sides. */
  get: (id: number) => ({
    ...endpointQuery('reservations.get', { params: { id } }, PROPERTIES_SCOPE),
    ...CHANGING,
  }),
};

/** Refetches after an attempt to reserve, sign or cancel, successful or not. */
export function refreshReservations(client: QueryClient): void {
  const touched = [
    ['reservations'],
    [PROPERTIES_SCOPE, 'reservations.list'],
    [PROPERTIES_SCOPE, 'reservations.get'],
    [PROPERTIES_SCOPE, 'properties.retrieve'],
    ['payments'],
    ['notifications'],
  ];
  for (const queryKey of touched) void client.invalidateQueries({ queryKey });
}
