import { z } from 'zod';
import { done, endpoint } from './endpoint.ts';
import { day, id, labels, latitude, longitude, text, wireId } from './fields.ts';
import {
  LICENSE_MAX_DIGITS,
  MANAGEMENT_DESCRIPTION_MAX_LENGTH,
  MANAGEMENT_NAME_MAX_LENGTH,
  RECEIPT_NUMBER_MAX_DIGITS,
  TITLE_MIN_LENGTH,
} from './limits.ts';
import { category, countedIcons, propertyCard, purposeInput, tenantKind } from './property-entities.ts';
import { typedMobile } from './session.ts';

const identity = text(20);
const ownerCount = z.int().min(0).max(9_999).nullable().optional();

/** services §3: who advertises. */
export const ownerPayload = z.object({
  ownerType: z.enum(['owner', 'agent', 'broker']),
  receiptNumber: text(RECEIPT_NUMBER_MAX_DIGITS).optional(),
  receiptDate: day.optional(),
  agencyDate: day.optional(),
  ownerIdentity: identity.optional(),
  ownerDOB: day.optional(),
  ownerMobile: text(25).optional(),
  agentIdentity: identity.optional(),
  agentDOB: day.optional(),
  agentMobile: text(25).optional(),
  agencyNumber: text(20).optional(),
  falLicense: text(LICENSE_MAX_DIGITS).optional(),
  adLicenseNumber: text(LICENSE_MAX_DIGITS).optional(),
});

/** services §3: what is advertised. */
export const propertyPayload = z.object({
  category,
  purpose: purposeInput,
  typeId: id,
  propertyType: tenantKind.nullable(),
  title: text(150, TITLE_MIN_LENGTH),
  area: z.int().min(0).max(9_999),
  description: text(5_000, 1),
  regionId: id,
  cityId: id,
  neighborhoodId: id,
  street: text(100).nullable().optional(),
  buildNumber: text(4).nullable().optional(),
  floorsCount: ownerCount,
  floorNumber: ownerCount,
  latitude: latitude.optional(),
  longitude: longitude.optional(),
  apartmentNumber: text(4).nullable().optional(),
  price: z.number().min(0).max(9_999_999_999).nullable().optional(),
  roomsCount: ownerCount,
  bathrooms: ownerCount,
  age: ownerCount,
  isFeatured: z.boolean(),
  features: z.array(id).max(60),
  adDuration: id.nullable().optional(),
  mediaIds: z.array(id).max(40),
});

const adBody = z.object({ owner: ownerPayload, property: propertyPayload });
const adAnswer = z.object({ propertyId: id, paymentUrl: z.string().nullable() });

export const advertising = {
  create: endpoint({
    method: 'POST',
    path: '/api/properties/create',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    encoding: 'multipart',
    idempotent: true,
    summary: 'Advertise a property; receiptImage is a file',
    body: adBody,
    response: adAnswer,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/properties/update/{id}',
    auth: 'person',
    cache: 'never',
    offline: 'draft',
    encoding: 'multipart',
    summary: 'Edit an advertisement',
    params: z.object({ id: wireId }),
    body: adBody,
    response: adAnswer,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/properties/myProperties',
    auth: 'person',
    cache: 'own',
    summary: 'My advertisements',
    response: z.object({ myProperties: z.array(propertyCard), countedIcons, statusChoices: labels }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/properties/delete/{id}',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Delete an advertisement',
    params: z.object({ id: wireId }),
    response: done,
  }),
  uploadMedia: endpoint({
    method: 'POST',
    path: '/api/media/upload',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    encoding: 'multipart',
    summary: 'Upload one photo (file)',
    response: z.object({ mediaId: id, filePath: z.string() }),
  }),
  removeMedia: endpoint({
    method: 'DELETE',
    path: '/api/media/delete/{id}',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Delete a photo',
    params: z.object({ id: wireId }),
    response: done,
  }),
};

/** services §1: contract documentation and property management. */
export const management = {
  requestDocumentation: endpoint({
    method: 'POST',
    path: '/api/propertyDoc/create',
    auth: 'person',
    cache: 'never',
    offline: 'draft',
    summary: 'Ask for contract documentation',
    body: z.object({ name: text(100, 1), mobile: typedMobile }),
    response: done,
  }),
  requestManagement: endpoint({
    method: 'POST',
    path: '/api/managementReq/create',
    auth: 'person',
    cache: 'never',
    offline: 'draft',
    summary: 'Ask for property management',
    body: z.object({
      name: text(MANAGEMENT_NAME_MAX_LENGTH, 1),
      mobile: typedMobile,
      regionId: id,
      cityId: id,
      description: text(MANAGEMENT_DESCRIPTION_MAX_LENGTH).optional(),
    }),
    response: done,
  }),
};
