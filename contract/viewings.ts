import { z } from 'zod';
import { done, endpoint } from './endpoint.ts';
import { clock, day, id, labels, optionalWire, sar, timestamp, wireId, wirePage } from './fields.ts';
import { paymentRedirect, payWith, refundChoice } from './payments.ts';
import { countedIcons, propertyCard } from './property-entities.ts';
import { typedId } from './typed-number.ts';

/** Statuses of a viewing. `expired`: not paid in time, so its hour is free again. */
const VIEWING_STATUSES = ['waiting_payment', 'confirmed', 'completed', 'cancelled', 'expired'] as const;
const viewingStatus = z.enum(VIEWING_STATUSES);
export type ViewingStatus = z.infer<typeof viewingStatus>;

/** The two sides of a viewing: the one who comes, and the ad's advertiser. */
const VIEWING_SIDES = ['visitor', 'advertiser'] as const;
export type ViewingSide = (typeof VIEWING_SIDES)[number];
const side = z.enum(VIEWING_SIDES);

/** core §3: a viewing reservation; `date` and `time` are in Riyadh time. */
export const viewing = z.object({
  id,
  /** The caller's side. */
  side,
  status: viewingStatus,
  date: day,
  time: clock,
  /** When it starts (`date` and `time`) and ends. */
  startsAt: timestamp,
  endsAt: timestamp,
  fancyReview: z.boolean(),
  /** The price; 0 for a normal viewing. */
  amount: sar,
  /** When its unpaid hold ends; null unless it is waiting_payment. */
  payBefore: timestamp.nullable(),
  /** Whether it can still be cancelled or moved. */
  canChange: z.boolean(),
  createdAt: timestamp,
  /** Increases when the viewing is moved or cancelled: the SEQUENCE of its calendar entry. */
  sequence: z.int(),
  /** The property's street; null if its ad has none. */
  street: z.string().nullable(),
  Property: propertyCard,
  Agent: z.object({ name: z.string(), mobile: z.string() }),
  /** Who goes with the visitor to a confirmed luxury viewing; null until one is named. */
  Expert: z.object({ name: z.string(), mobile: z.string() }).nullable(),
  /** Whether the advertiser sees the visitor's mobile until it is over. */
  mobileShown: z.boolean(),
  /** Who comes, to the advertiser of a confirmed viewing, until it is over. */
  Visitor: z.object({ name: z.string(), mobile: z.string().nullable() }).nullable(),
});
export type Viewing = z.infer<typeof viewing>;

/** A viewing is `reservation` in the paths. */
export const viewings = {
  times: endpoint({
    method: 'GET',
    path: '/api/reservation/availableTimes/{propertyId}',
    auth: 'person',
    cache: 'never',
    summary: 'Free times by date, for the next 30 days; a date without any is left out',
    params: z.object({ propertyId: wireId }),
    response: z.object({
      times: z.record(day, z.array(z.object({ value: clock, label: z.string() }))),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/reservation/create',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    idempotent: true,
    summary: 'Book a viewing; paymentUrl leads to the payment of a luxury one',
    body: z.object({
      propertyId: typedId,
      date: day,
      time: clock,
      fancyReview: z.boolean().optional(),
      /** Whether the advertiser sees the caller's mobile; without it, they don't. */
      mobileShown: z.boolean().optional(),
      ...payWith,
    }),
    response: z.object({ row: viewing.nullable(), paymentUrl: z.string().nullable() }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/reservation/list',
    auth: 'person',
    cache: 'own',
    summary:
      'My viewings or those of my listings, the next deadline first, then those that are over; 30 a page',
    query: z.object({ page: wirePage, side: optionalWire(side) }),
    response: z.object({ rows: z.array(viewing), reservationStatus: labels }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/reservation/get/{id}',
    auth: 'person',
    cache: 'own',
    summary: 'One viewing, for its visitor and, once it is confirmed, the advertiser',
    params: z.object({ id: wireId }),
    /**
     * `statusChoices` has the labels of the viewing's and the property's statuses: they share no
     * key.
     */
    response: z.object({ row: viewing, statusChoices: labels, purpose: labels, countedIcons }),
  }),
  pay: endpoint({
    method: 'POST',
    path: '/api/reservation/pay',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    idempotent: true,
    summary: 'Pay for a luxury viewing; one that is paid leads to its result page',
    body: z.object({ reservationId: typedId, ...payWith }),
    response: paymentRedirect,
  }),
  cancel: endpoint({
    method: 'GET',
    path: '/api/reservation/cancel/{id}',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    effect: 'write',
    summary: 'Cancel a viewing; what was paid for it goes back, to the card or the wallet',
    params: z.object({ id: wireId }),
    query: z.object(refundChoice),
    response: done,
  }),
  reschedule: endpoint({
    method: 'POST',
    path: '/api/reservation/reschedule',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    idempotent: true,
    summary: 'Move a viewing to another free time of the same property',
    body: z.object({ reservationId: typedId, date: day, time: clock }),
    response: z.object({ row: viewing }),
  }),
};
