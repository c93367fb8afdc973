import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery } from '../../api/endpoint-query.ts';

/** Operators, technicians and payments change orders: shows cached ones, and refetches. */
const CHANGING = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

export const orderQueries = {
  /** Kinds of issue. */
  init: () => endpointQuery('maintenance.init', {}),
  /** A page of the user's orders, current and completed. */
  list: (page = 1) => ({
    ...endpointQuery('maintenance.list', { query: page > 1 ? { page } : {} }),
    ...CHANGING,
  }),
  get: (id: number) => ({ ...endpointQuery('maintenance.retrieve', { params: { id } }), ...CHANGING }),
};

/** After a change, a refusal or news of an order: refetches everything that shows orders. */
export function refreshOrders(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['maintenance', 'maintenance.list'] });
  void client.invalidateQueries({ queryKey: ['maintenance', 'maintenance.retrieve'] });
  // Its receipts say what was given back.
  void client.invalidateQueries({ queryKey: ['payments', 'payments.receipts'] });
  // Each order event creates one.
  void client.invalidateQueries({ queryKey: ['notifications'] });
}
