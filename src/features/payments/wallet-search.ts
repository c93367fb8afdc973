import type { WalletTab } from './queries.ts';

/**
 * core §2: the wallet's five tabs; '' is all. Repeats the contract's list, whose module imports
 * validators.
 */
export const PAYMENT_FILTERS = [
  '',
  'Users',
  'PropReservations',
  'Reservations',
  'MaintenanceOrders',
] as const satisfies readonly WalletTab[];

export interface WalletSearch {
  tab?: string;
  page?: string | number;
  /** The second form of core §4: topping up. */
  form?: string;
}

export function readTab(tab: string | undefined): WalletTab {
  return PAYMENT_FILTERS.find((filter) => filter === tab) ?? '';
}
