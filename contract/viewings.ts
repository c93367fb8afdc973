import { z } from 'zod';
import { done, endpoint } from './endpoint.ts';
import { clock, day, id, labels, wireId, wirePage } from './fields.ts';
import { paymentRedirect, payWith } from './payments.ts';
import { countedIcons, propertyCard } from './property-entities.ts';

/** core §3: a viewing reservation. */
export const viewing = z.object({
  id,
  status: z.string(),
  date: day,
  time: clock,
  fancyReview: z.boolean(),
  Property: propertyCard,
  Agent: z.object({ name: z.string(), mobile: z.string() }),
});

/** The wire calls a viewing `reservation`. */
export const viewings = {
  times: endpoint({
    method: 'GET',
    path: '/api/reservation/availableTimes/{propertyId}',
    auth: 'person',
    cache: 'never',
    summary: 'Free times by date',
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
    summary: 'Book a viewing; a luxury one leads to its payment',
    body: z.object({
      propertyId: id,
      date: day,
      time: clock,
      fancyReview: z.boolean().optional(),
      ...payWith,
    }),
    response: z.object({ row: viewing.nullable(), paymentUrl: z.string().nullable() }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/reservation/list',
    auth: 'person',
    cache: 'own',
    summary: 'My viewings, 30 a page',
    query: z.object({ page: wirePage }),
    response: z.object({ rows: z.array(viewing), reservationStatus: labels }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/reservation/get/{id}',
    auth: 'person',
    cache: 'own',
    summary: 'One viewing',
    params: z.object({ id: wireId }),
    response: z.object({ row: viewing, statusChoices: labels, purpose: labels, countedIcons }),
  }),
  pay: endpoint({
    method: 'POST',
    path: '/api/reservation/pay',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    idempotent: true,
    summary: 'Pay for a luxury viewing',
    body: z.object({ reservationId: id, ...payWith }),
    response: paymentRedirect,
  }),
  cancel: endpoint({
    method: 'GET',
    path: '/api/reservation/cancel/{id}',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    effect: 'write',
    summary: 'Cancel a viewing',
    params: z.object({ id: wireId }),
    response: done,
  }),
};
