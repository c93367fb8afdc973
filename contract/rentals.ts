import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { day, labels, sar, wireId } from './fields.ts';
import { countedIcons, propertyCard } from './property-entities.ts';
import { RENTAL_UNITS } from './rental-units.ts';

const due = z.object({ dueDate: day, amount: sar });
export type RentDue = z.infer<typeof due>;

/** services §3: a property with its tenancy, whose figures are null if it has none. */
const rentedProperty = propertyCard.extend({
  /** The caller's role; `tenant` where the caller is both. */
  role: z.enum(['owner', 'tenant']),
  /** The rent paid so far; with totalDueAmount it makes the rent of the whole term. */
  collectedAmount: sar.nullable(),
  /** The number of unpaid dues. */
  remainingPayments: z.int().nullable(),
  /** The term in rentalUnit, whose labels are in `rentalUnits`. */
  rentalTerm: z.int().nullable(),
  rentalUnit: z.enum(RENTAL_UNITS).nullable(),
  rentStart: day.nullable(),
  /** The last day of the tenancy. */
  rentExpire: day.nullable(),
  /** The rent still to be paid until the tenancy ends, late dues included. */
  totalDueAmount: sar.nullable(),
  /** Unpaid dues, the earliest first: late ones, then future ones. */
  NextPayment: z.array(due),
  /** The other party: the owner sees the tenant, the tenant sees the owner. */
  Party: z.object({ name: z.string(), mobile: z.string() }).nullable(),
});
export type RentedProperty = z.infer<typeof rentedProperty>;

/** One rented property, with its paid dues. */
const rental = rentedProperty.extend({
  /** The property's street; null if its ad has none. */
  street: z.string().nullable(),
  /** Paid dues, the latest first. */
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
