import { z } from 'zod';
import { done, endpoint } from './endpoint.ts';
import { id, labels, longText, optionalWire, sar, timestamp, wireId, wirePage } from './fields.ts';
import { paymentRedirect, payWith } from './payments.ts';
import { ownerType, propertyCard } from './property-entities.ts';
import { financeAmount, monthlySalary, typedId, typedSar } from './typed-number.ts';

/**
 * Statuses of a reservation. `reserved`: paid, and to be executed by its deadline; `expired`: not
 * paid in time; `forfeited`: paid, and not executed in time; `cancelled` by its buyer, who loses
 * the fee; `refunded`: ended by the advertiser or an operator.
 */
export const RESERVATION_STATUSES = [
  'waiting_payment',
  'reserved',
  'executed',
  'refunded',
  'cancelled',
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

/** The two sides of a paid reservation: the one who reserved, and the ad's advertiser. */
export const RESERVATION_SIDES = ['buyer', 'owner'] as const;
export type ReservationSide = (typeof RESERVATION_SIDES)[number];

/** A reservation as one of its two sides sees it. */
export const sidedReservation = reservation.omit({ financingRequest: true }).extend({
  /** The caller's side. */
  side: z.enum(RESERVATION_SIDES),
  /** Until when it is to be executed, also once it is over; null before it is paid. */
  executeBefore: timestamp.nullable(),
  closedAt: timestamp.nullable(),
  /** When each side said that the contract is signed. */
  signedAt: z.object({ buyer: timestamp.nullable(), owner: timestamp.nullable() }),
  /** The other side; null unless it is reserved or executed. */
  Other: z.object({ name: z.string(), mobile: z.string() }).nullable(),
  /** The capacity in which the advertiser acts; null if not known. */
  ownerType: ownerType.nullable(),
  canSign: z.boolean(),
  canCancel: z.boolean(),
  /** What cancelling it costs the caller. */
  cancelCost: sar,
});
export type SidedReservation = z.infer<typeof sidedReservation>;

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
    summary: 'My property reservations, the next deadline first, then those that are over; 30 a page',
    query: z.object({ page: wirePage }),
    response: z.object({ rows: z.array(reservation), reservationStatus: labels }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/propReservation/get/{id}',
    auth: 'person',
    cache: 'own',
    summary: 'One reservation, for its buyer and, once it is paid, the advertiser, with each other’s contact',
    params: z.object({ id: wireId }),
    response: z.object({ row: sidedReservation, reservationStatus: labels }),
  }),
  sign: endpoint({
    method: 'POST',
    path: '/api/propReservation/sign/{id}',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Say that the contract is signed; once both sides have, the reservation is executed',
    params: z.object({ id: wireId }),
    response: done,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/propReservation/cancel/{id}',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'End a paid reservation: its buyer loses the fee; when its advertiser does, the fee goes back',
    params: z.object({ id: wireId }),
    response: done,
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
