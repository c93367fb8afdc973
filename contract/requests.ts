import { z } from 'zod';
import { done, endpoint } from './endpoint.ts';
import { id, labels, longText, sar, text } from './fields.ts';
import { purpose, tenantKind } from './property-entities.ts';
import { typedMobile } from './session.ts';

const contact = { id, name: z.string(), mobile: z.string(), status: z.string() };

export const requests = {
  createProperty: endpoint({
    method: 'POST',
    path: '/api/propertyRequests/create',
    auth: 'person',
    cache: 'never',
    offline: 'draft',
    summary: 'Say what home one is looking for',
    body: z.object({
      purpose: z.enum(['for_sale', 'for_rent']).optional(),
      regionId: id.nullable().optional(),
      cityId: id.nullable().optional(),
      neighborhoodId: id.nullable().optional(),
      typeId: id.nullable().optional(),
      priceFrom: sar.nullable().optional(),
      priceTo: sar.nullable().optional(),
      propertyType: tenantKind.nullable().optional(),
      roomsCount: z.int().min(0).max(9_999).nullable().optional(),
      age: z.int().min(0).max(9_999).nullable().optional(),
      features: z.array(id).max(60).optional(),
    }),
    response: done,
  }),
  createFinance: endpoint({
    method: 'POST',
    path: '/api/financeRequests/create',
    auth: 'person',
    cache: 'never',
    offline: 'draft',
    summary: 'Ask for financing of a property',
    body: z.object({
      propertyId: id,
      fullName: text(100, 1),
      mobile: typedMobile,
      amount: sar.max(9_999_999_999).nullable().optional(),
      salary: sar.max(9_999_999_999).nullable().optional(),
      obligations: longText.nullable().optional(),
    }),
    response: done,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/users/requests',
    auth: 'person',
    cache: 'own',
    summary: 'My requests by category, with their status labels',
    response: z.object({
      managementRequests: z.array(z.object(contact)),
      documents: z.array(z.object(contact)),
      financeRequests: z.array(z.object({ ...contact, amount: z.number().nullable() })),
      propertyRequests: z.array(
        z.object({
          id,
          PropertyType: z.object({ name: z.string() }).nullable(),
          propertyType: tenantKind.nullable(),
          purpose: purpose.nullable(),
          City: z.object({ name: z.string() }).nullable(),
          Neighborhood: z.object({ name: z.string() }).nullable(),
          status: z.string(),
        }),
      ),
      managementRequestesStatus: labels,
      propertyRequestsStatus: labels,
      financeStatus: labels,
    }),
  }),
};
