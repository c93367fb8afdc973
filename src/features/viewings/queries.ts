import type { QueryClient } from '@tanstack/react-query';
import type { ViewingSide } from '../../../contract/viewings.ts';
import { endpointQuery } from '../../api/endpoint-query.ts';
import { pageSearch } from '../../lib/page-in-address.ts';
import { PROPERTIES_SCOPE } from '../favourites/cards-scope.ts';

/** The side in an address's search; the visitor's if it is missing or not valid. */
export const sideIn = (search: object): ViewingSide =>
  'side' in search && search.side === 'advertiser' ? 'advertiser' : 'visitor';

/** The search parameters of a side; empty for the visitor's. */
export const sideSearch = (side: ViewingSide) => (side === 'advertiser' ? { side } : {});

/**
 * Others book, hours pass and payments settle meanwhile: shows cached data, and always refetches.
 */
const CHANGING = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

export const viewingQueries = {
  /** Free times of a property by date. */
  times: (propertyId: number) => ({
    ...endpointQuery('viewings.times', { params: { propertyId } }),
    ...CHANGING,
  }),
  /** A page of the user's viewings, or of those of their listings; the next one first. */
  list: (page = 1, side: ViewingSide = 'visitor') => ({
    ...endpointQuery(
      'viewings.list',
      { query: { ...pageSearch(page), ...sideSearch(side) } },
      PROPERTIES_SCOPE,
    ),
    ...CHANGING,
  }),
  get: (id: number) => ({
    ...endpointQuery('viewings.get', { params: { id } }, PROPERTIES_SCOPE),
    ...CHANGING,
  }),
};

const TOUCHED = [
  ['viewings', 'viewings.times'],
  [PROPERTIES_SCOPE, 'viewings.list'],
  [PROPERTIES_SCOPE, 'viewings.get'],
  // Home shows the next viewing.
  [PROPERTIES_SCOPE, 'home.get'],
  // Its receipts say what was given back.
  ['payments', 'payments.receipts'],
  // Each event of a viewing adds one.
  ['notifications'],
];

/** After a booking, a change or a refusal: refetches all that shows viewings or free times. */
export function refreshViewings(client: QueryClient): void {
  for (const queryKey of TOUCHED) void client.invalidateQueries({ queryKey });
}
