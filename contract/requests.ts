import { z } from 'zod';
import { validMobile } from './access.ts';
import { done, endpoint } from './endpoint.ts';
import { id, labels, line, longText, sar, timestamp, wireId, wirePage } from './fields.ts';
import { NAME_MAX_LENGTH, PROPERTY_NUMBER_MAX } from './limits.ts';
import { place } from './places.ts';
import {
  cardListExtras,
  feature,
  propertyCard,
  propertyType,
  purpose,
  tenantKind,
} from './property-entities.ts';
import {
  FINANCE_STATUSES,
  PROPERTY_REQUEST_STATUSES,
  REQUEST_CATEGORIES,
  SERVICE_REQUEST_STATUSES,
} from './request-statuses.ts';
import { typedCount } from './typed-amount.ts';
import { financeAmount, monthlySalary, typedId, typedNumber, typedSar, typedWords } from './typed-number.ts';

const count = typedWords(typedCount, z.int().min(0).max(PROPERTY_NUMBER_MAX));
const choice = typedNumber(id.nullable().optional());

/** services §2: common to the cards of all kinds, with the time of the request. */
const asked = { id, createdAt: timestamp };
const contact = { ...asked, name: z.string(), mobile: z.string() };

const documentRequest = z.object({ ...contact, status: z.enum(SERVICE_REQUEST_STATUSES) });
const managementRequest = documentRequest.extend({
  Region: place,
  City: place,
  description: z.string().nullable(),
});
const financeRequest = z.object({
  ...contact,
  status: z.enum(FINANCE_STATUSES),
  /** SAR: the requested amount, and the monthly income. */
  amount: sar.nullable(),
  salary: sar.nullable(),
  obligations: z.string().nullable(),
  /** The listing that it concerns, in its current state: its `status` may be sold or hidden. */
  Property: propertyCard,
});
/** The property that a user is looking for; null is "any". */
export const propertyRequest = z.object({
  ...asked,
  status: z.enum(PROPERTY_REQUEST_STATUSES),
  purpose: purpose.nullable(),
  Region: place.nullable(),
  City: place.nullable(),
  Neighborhood: place.nullable(),
  PropertyType: propertyType.nullable(),
  propertyType: tenantKind.nullable(),
  /** SAR; a monthly rent counts for a year, as in lists. */
  priceFrom: sar.nullable(),
  priceTo: sar.nullable(),
  /** Exactly this many; from ROOMS_OPEN on at least this many, as in lists. */
  roomsCount: z.int().nullable(),
  /** Maximum years; 0 is new. */
  age: z.int().nullable(),
  /** All of these are required. */
  PropertyFeatures: z.array(feature),
  /** The number of its matching listings that are public now. */
  matchesCount: z.int(),
});
export type DocumentRequest = z.infer<typeof documentRequest>;
export type ManagementRequest = z.infer<typeof managementRequest>;
export type FinanceRequest = z.infer<typeof financeRequest>;
export type PropertyRequest = z.infer<typeof propertyRequest>;

/** The events of a request, the earliest first; the first is its receipt. */
const requestEvent = z.object({
  status: z.string(),
  /** The operator's message, unchanged; null without one. */
  message: z.string().nullable(),
  /** Who acted. */
  by: z.enum(['person', 'team']),
  at: timestamp,
});
export type RequestEvent = z.infer<typeof requestEvent>;

/** A listing that matches a property request. */
export const match = z.object({
  at: timestamp,
  /**
   * Why it matches, in the request's language, a few words each: its type, its district, its price,
   * …
   */
  why: z.array(z.string()),
  Property: propertyCard,
});
export type Match = z.infer<typeof match>;

/** Labels by status; documents use those of management. */
const statusMaps = {
  managementRequestesStatus: labels,
  propertyRequestsStatus: labels,
  financeStatus: labels,
};

export const requests = {
  createProperty: endpoint({
    method: 'POST',
    path: '/api/propertyRequests/create',
    auth: 'person',
    cache: 'never',
    offline: 'draft',
    // A form that is sent twice is one request.
    idempotent: true,
    summary: 'Request a property; the user is notified of each new ad that fits',
    /**
     * Amounts and counts may be sent as typed. If the lower price is above the upper one, they are
     * swapped.
     */
    body: z.object({
      purpose: z.enum(['for_sale', 'for_rent']).nullable().optional(),
      regionId: choice,
      cityId: choice,
      neighborhoodId: choice,
      typeId: choice,
      priceFrom: typedSar,
      priceTo: typedSar,
      propertyType: tenantKind.nullable().optional(),
      roomsCount: count,
      age: count,
      features: z.array(typedId).max(60).nullable().optional(),
    }),
    response: done.extend({ id }),
  }),
  createFinance: endpoint({
    method: 'POST',
    path: '/api/financeRequests/create',
    auth: 'person',
    cache: 'never',
    offline: 'draft',
    // A form that is sent twice is one request.
    idempotent: true,
    summary: 'Ask for financing of a property',
    /** Amounts may be sent as typed. */
    body: z.object({
      propertyId: typedId,
      fullName: line(NAME_MAX_LENGTH, 1),
      mobile: validMobile,
      amount: financeAmount,
      salary: monthlySalary,
      obligations: longText.nullable().optional(),
    }),
    response: done.extend({ id }),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/users/requests',
    auth: 'person',
    cache: 'own',
    summary: 'My requests by category, the latest first, with their status labels; 30 of each a page',
    query: z.object({ page: wirePage }),
    response: z.object({
      managementRequests: z.array(managementRequest),
      documents: z.array(documentRequest),
      financeRequests: z.array(financeRequest),
      propertyRequests: z.array(propertyRequest),
      ...statusMaps,
      /** For the listings' cards. */
      ...cardListExtras,
    }),
  }),
  retrieve: endpoint({
    method: 'GET',
    path: '/api/users/requests/{category}/{id}',
    auth: 'person',
    cache: 'own',
    summary:
      'One request of mine: what was asked, what has happened, and the listings found for a property request',
    params: z.object({ category: z.enum(REQUEST_CATEGORIES), id: wireId }),
    response: z.object({
      request: z.discriminatedUnion('category', [
        managementRequest.extend({ category: z.literal('management') }),
        documentRequest.extend({ category: z.literal('documents') }),
        financeRequest.extend({ category: z.literal('finance') }),
        propertyRequest.extend({ category: z.literal('property') }),
      ]),
      events: z.array(requestEvent),
      /** Public matches, the latest first, 30 at most; empty for other kinds. */
      matches: z.array(match),
      /** Labels of its kind's statuses. */
      requestStatus: labels,
      ...cardListExtras,
    }),
  }),
  closeProperty: endpoint({
    method: 'POST',
    path: '/api/propertyRequests/close/{id}',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Close a property request: no new ad is notified any more; twice changes nothing',
    params: z.object({ id: wireId }),
    response: done,
  }),
};
