import type { WalletTab } from './wallet-queries.ts';

/** core §2: the wallet's five tabs; '' is all. The contract's own list stands beside validators. */
export const PAYMENT_FILTERS = [
  '',
  'Users',
  'PropReservations',
  'Reservations',
  'MaintenanceOrders',
] as const satisfies readonly WalletTab[];
