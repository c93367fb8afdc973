import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { day, labels, sar, wireId } from './fields.ts';
import { countedIcons, propertyCard } from './property-entities.ts';

/** services §3: a property with its tenancy. */
export const rentedProperty = propertyCard.extend({
  collectedAmount: sar.nullable(),
  remainingPayments: z.int().nullable(),
  rentalTerm: z.int().nullable(),
  rentalUnit: z.string().nullable(),
  rentExpire: day.nullable(),
  totalDueAmount: sar.nullable(),
  NextPayment: z.array(z.object({ dueDate: day })),
});

const rows = z.object({ rows: z.array(rentedProperty), statusChoices: labels, countedIcons });

export const rentals = {
  list: endpoint({
    method: 'GET',
    path: '/api/properties/rentals',
    auth: 'person',
    cache: 'own',
    summary: 'What I rent',
    response: rows,
  }),
  retrieve: endpoint({
    method: 'GET',
    path: '/api/properties/rentalRetrieve/{id}',
    auth: 'person',
    cache: 'own',
    summary: 'One tenancy, by its property',
    params: z.object({ id: wireId }),
    response: z.object({
      property: rentedProperty,
      statusChoices: labels,
      rentalUnits: labels,
      countedIcons,
    }),
  }),
  owned: endpoint({
    method: 'GET',
    path: '/api/properties/owners',
    auth: 'person',
    cache: 'own',
    summary: 'What I own, with tenancy figures',
    response: rows,
  }),
};
