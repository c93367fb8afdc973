import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { day, labels, sar, wireId } from './fields.ts';
import { countedIcons, propertyCard } from './property-entities.ts';
import { RENTAL_UNITS } from './rental-units.ts';

const due = z.object({ dueDate: day, amount: sar });
export type RentDue = z.infer<typeof due>;

/** services §3: a property with its tenancy; without one the figures of the tenancy are null. */
const rentedProperty = propertyCard.extend({
  /** The caller's role; `tenant` where the caller is both. */
  role: z.enum(['owner', 'tenant']),
  /**
   * What has been paid of the tenancy's rent. With totalDueAmount it is the rent of the whole term.
   */
  collectedAmount: sar.nullable(),
  /** How many dues are not paid yet. */
  remainingPayments: z.int().nullable(),
  /** So many of rentalUnit, which `rentalUnits` words. */
  rentalTerm: z.int().nullable(),
  rentalUnit: z.enum(RENTAL_UNITS).nullable(),
  rentStart: day.nullable(),
  /** The last day of the tenancy. */
  rentExpire: day.nullable(),
  /** What is left to be paid until the tenancy ends, what is late of it too. */
  totalDueAmount: sar.nullable(),
  /** Dues that are not paid, the earliest first: late ones, then those to come. */
  NextPayment: z.array(due),
  /** The other side of the tenancy: the owner sees the tenant, the tenant sees the owner. */
  Party: z.object({ name: z.string(), mobile: z.string() }).nullable(),
});
export type RentedProperty = z.infer<typeof rentedProperty>;

/** One of them alone, with what has been paid. */
const rental = rentedProperty.extend({
  /** Where the property stands in its neighbourhood; null where its ad does not say. */
  street: z.string().nullable(),
  /** Dues that are paid, the latest first. */
  PaidPayments: z.array(due.extend({ paidOn: day })),
});
export type Rental = z.infer<typeof rental>;

const rows = z.object({
  rows: z.array(rentedProperty),
  statusChoices: labels,
  rentalUnits: labels,
  countedIcons,
});

export const rentals = {
  list: endpoint({
    method: 'GET',
    path: '/api/properties/rentals',
    auth: 'person',
    cache: 'own',
    summary: 'What I rent, the tenancy that ends first at the head',
    response: rows,
  }),
  retrieve: endpoint({
    method: 'GET',
    path: '/api/properties/rentalRetrieve/{id}',
    auth: 'person',
    cache: 'own',
    summary: 'One tenancy, by its property; for its tenant and its owner',
    params: z.object({ id: wireId }),
    response: z.object({
      property: rental,
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
    summary: 'What I own, with tenancy figures; what is let first',
    response: rows,
  }),
};
