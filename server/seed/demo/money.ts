import type { PropertyStatus } from '../../../contract/property-entities.ts';
import type { ReservationStatus } from '../../../contract/reservations.ts';

/** Test card numbers that gateways publish, which belong to no account. One of them has expired. */
export const demoCards = [
  { number: '4201320111111010', month: 9, yearsAhead: 3 },
  { number: '4111111111111111', month: 12, yearsAhead: 2 },
  { number: '5105105105105100', month: 1, yearsAhead: -1 },
] as const;

interface DemoTopUp {
  reference: string;
  amountSar: number;
  daysAgo: number;
  status: 'paid' | 'failed';
}

/** The top-ups of the first demo account's wallet, one of them refused by the bank. */
export const demoTopUps: readonly DemoTopUp[] = [
  { reference: 'RKDEMT2222', amountSar: 6_000, daysAgo: 30, status: 'paid' },
  { reference: 'RKDEMT3333', amountSar: 300, daysAgo: 9, status: 'failed' },
  { reference: 'RKDEMT4444', amountSar: 1_000, daysAgo: 1, status: 'paid' },
];

interface DemoReservation {
  status: ReservationStatus;
  /**
   * The status of the reserved listing. It already has this status, so that the public lists do not
   * change.
   */
  of: PropertyStatus;
  daysAgo: number;
  /** The payment's reference; absent if it was never paid. */
  reference?: string;
  method?: 'gateway' | 'wallet';
}

/** The first demo account's reservations, in every status, each of another listing. */
export const demoReservations: readonly DemoReservation[] = [
  { status: 'waiting_payment', of: 'published', daysAgo: 0 },
  { status: 'reserved', of: 'reserved', daysAgo: 1, reference: 'RKDEMR2222', method: 'wallet' },
  { status: 'executed', of: 'rented', daysAgo: 40, reference: 'RKDEMR3333', method: 'gateway' },
  { status: 'refunded', of: 'published', daysAgo: 22, reference: 'RKDEMR4444', method: 'gateway' },
  { status: 'forfeited', of: 'published', daysAgo: 60, reference: 'RKDEMR5555', method: 'gateway' },
  { status: 'expired', of: 'published', daysAgo: 12 },
];
