import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, labels, optionalWire, sar, timestamp, wireId } from './fields.ts';
import { paymentRedirect, payWith } from './payments.ts';
import { propertyCard } from './property-entities.ts';

/** core §3: reservations of a property itself (the wire's `propReservation`). */
export const reservations = {
  list: endpoint({
    method: 'GET',
    path: '/api/propReservation/list',
    auth: 'person',
    cache: 'own',
    summary: 'My property reservations',
    response: z.object({
      rows: z.array(
        z.object({
          id,
          status: z.string(),
          amount: sar,
          createdAt: timestamp,
          expiresAt: timestamp.nullable(),
          Property: propertyCard,
        }),
      ),
      reservationStatus: labels,
    }),
  }),
  init: endpoint({
    method: 'GET',
    path: '/api/propReservation/init',
    auth: 'person',
    cache: 'never',
    summary: 'The reservation fee in SAR',
    query: z.object({ propertyId: optionalWire(wireId) }),
    response: z.object({ price: sar }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/propReservation/create',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    idempotent: true,
    summary: 'Reserve a property and pay its fee',
    body: z.object({ propertyId: id, financingRequest: z.boolean().optional(), ...payWith }),
    response: paymentRedirect,
  }),
};
