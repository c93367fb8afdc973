import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, labels, longText, optionalWire, sar, timestamp, wireId, wirePage } from './fields.ts';
import { paymentRedirect, payWith } from './payments.ts';
import { propertyCard } from './property-entities.ts';
import { financeAmount, monthlySalary, typedId, typedSar } from './typed-number.ts';

/**
 * Statuses of a reservation. `reserved`: paid, and to be executed by its deadline; `expired`: not
 * paid in time; `forfeited`: paid, and not executed in time.
 */
export const RESERVATION_STATUSES = [
  'waiting_payment',
  'reserved',
  'executed',
  'refunded',
  'forfeited',
  'expired',
] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

/** core §3: a reservation of a property itself. */
export const reservation = z.object({
  id,
  status: z.enum(RESERVATION_STATUSES),
  amount: sar,
  createdAt: timestamp,
  paidAt: timestamp.nullable(),
  /** The deadline for paying or executing it; null once it is over. */
  expiresAt: timestamp.nullable(),
  /** Whether it was made with a request for financing. */
  financingRequest: z.boolean(),
  Property: propertyCard,
});
export type Reservation = z.infer<typeof reservation>;

/** DESIGN §6, step 2: the details of a financing request. */
const financingFigures = z.object({
  /** Net income a month, in SAR. */
  salary: monthlySalary,
  /** The requested amount, in SAR. */
  amount: financeAmount,
  obligations: longText.nullable().optional(),
});

/**
 * Whether the user can reserve a property: `open`; `taken` by another user; `own`: the user's ad;
 * `waiting_payment` and `reserved`: the user holds it; `paused`: the user let the last hold expire
 * unpaid.
 */
export const RESERVABILITY = ['open', 'taken', 'own', 'waiting_payment', 'reserved', 'paused'] as const;

/** core §3: reservations of a property itself (`propReservation` in the paths). */
export const reservations = {
  list: endpoint({
    method: 'GET',
    path: '/api/propReservation/list',
    auth: 'person',
    cache: 'own',
    summary: 'My property reservations, those with a deadline first; 30 a page',
    query: z.object({ page: wirePage }),
    response: z.object({ rows: z.array(reservation), reservationStatus: labels }),
  }),
  init: endpoint({
    method: 'GET',
    path: '/api/propReservation/init',
    auth: 'person',
    cache: 'never',
    summary: 'The reservation fee in SAR, of a property where one is given, and whether it can be reserved',
    query: z.object({ propertyId: optionalWire(wireId) }),
    response: z.object({
      price: sar,
      standing: z.enum(RESERVABILITY),
      /**
       * The deadline of the caller's own reservation, or of another user's unpaid one; or the end
       * of a pause.
       */
      expiresAt: timestamp.nullable(),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/propReservation/create',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    idempotent: true,
    summary: 'Reserve a property and pay its fee; goes on with one that is mine and unpaid',
    body: z.object({
      propertyId: typedId,
      /** The fee that the screen showed, in SAR: refused if it is not the current one. */
      price: typedSar,
      financingRequest: z.boolean().optional(),
      /** Sent with `financingRequest`. */
      financing: financingFigures.optional(),
      ...payWith,
    }),
    response: paymentRedirect,
  }),
};
