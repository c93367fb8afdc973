import { z } from 'zod';
import { bareDigits, isLicence, misshapenOwnerNumbers, missingOwnerFields } from './ad-rules.ts';
import { done, endpoint } from './endpoint.ts';
import type { ErrorName } from './error-numbers.ts';
import {
  day,
  id,
  labels,
  latitude,
  line,
  longitude,
  longText,
  optionalWire,
  text,
  wireId,
  wirePage,
} from './fields.ts';
import {
  AD_PHOTOS_MAX,
  AD_RESTORE_MINUTES,
  DESCRIPTION_MAX_LENGTH,
  LICENSE_MAX_DIGITS,
  MAX_SAR,
  PHOTO_MAX_BYTES,
  PROPERTY_NUMBER_MAX,
  RECEIPT_NUMBER_MAX_DIGITS,
  TITLE_MAX_LENGTH,
  TITLE_MIN_LENGTH,
} from './limits.ts';
import { normaliseMobile } from './mobile.ts';
import { paymentRedirect, payWith } from './payments.ts';
import {
  category,
  countedIcons,
  myAd,
  ownerType,
  propertyStatus,
  purposeInput,
  rentPeriod,
  tenantKind,
} from './property-entities.ts';
import { typedId, typedNumber } from './typed-number.ts';

const PASTED_MAX = 60;
/** Reduces a pasted number to its bare form; one that is too long gives `error`. */
function digits(max: number, error: ErrorName, read = bareDigits) {
  return optionalWire(longText.transform(read).refine((typed) => typed.length <= max, error));
}
const optionalDay = optionalWire(day);

const count = typedNumber(z.int().min(0).max(PROPERTY_NUMBER_MAX).nullable().optional());
const doorNumber = optionalWire(
  text(20)
    .transform(bareDigits)
    .pipe(z.string().regex(/^\d{1,4}$/)),
);

/** services §3: who advertises. */
const ownerFields = z.object({
  ownerType,
  receiptNumber: digits(RECEIPT_NUMBER_MAX_DIGITS, 'receiptNumberNotValid'),
  receiptDate: optionalDay,
  agencyDate: optionalDay,
  ownerIdentity: digits(PASTED_MAX, 'ownerIdentityNotValid'),
  ownerDOB: optionalDay,
  ownerMobile: digits(PASTED_MAX, 'ownerMobileNotValid', normaliseMobile),
  agentIdentity: digits(PASTED_MAX, 'agentIdentityNotValid'),
  agentDOB: optionalDay,
  agentMobile: digits(PASTED_MAX, 'agentMobileNotValid', normaliseMobile),
  agencyNumber: digits(PASTED_MAX, 'agencyNumberNotValid'),
  falLicense: digits(LICENSE_MAX_DIGITS, 'falLicenseNotValid'),
  adLicenseNumber: digits(LICENSE_MAX_DIGITS, 'adLicenseNotValid'),
});
export type OwnerPayload = z.infer<typeof ownerFields>;

type Context = z.core.$RefinementCtx;
const fault = (context: Context, field: string, message: string) =>
  context.addIssue({ code: 'custom', path: [field], message });

function requireOwnerFields(owner: OwnerPayload, context: Context): void {
  for (const field of missingOwnerFields(owner)) fault(context, field, 'required');
}

/** services §5: creating an ad validates every format. */
const ownerPayload = ownerFields.superRefine((owner, context) => {
  requireOwnerFields(owner, context);
  for (const [field, error] of misshapenOwnerNumbers(owner)) fault(context, field, error);
});
/** services §5: an edit requires the same fields, but does not validate formats. */
const editedOwnerPayload = ownerFields.superRefine(requireOwnerFields);

/** SAR; null is "price on request". */
const price = z.number().min(1).max(MAX_SAR).nullable();

/** services §3: what is advertised. */
const propertyFields = z.object({
  category,
  purpose: purposeInput,
  /** For rent only: the period of the price; a year by default. */
  rentPeriod: optionalWire(rentPeriod),
  typeId: typedId,
  /** Required for a residential property; shops and plots have no kind of tenants. */
  propertyType: optionalWire(tenantKind),
  title: line(TITLE_MAX_LENGTH, 1),
  area: typedNumber(z.int().min(1).max(PROPERTY_NUMBER_MAX)),
  description: text(DESCRIPTION_MAX_LENGTH, 1),
  regionId: typedId,
  cityId: typedId,
  neighborhoodId: typedId,
  street: optionalWire(line(100)),
  buildNumber: doorNumber,
  floorsCount: count,
  floorNumber: count,
  latitude: optionalWire(latitude),
  longitude: optionalWire(longitude),
  apartmentNumber: doorNumber,
  price: typedNumber(price.optional()),
  roomsCount: count,
  bathrooms: count,
  age: count,
  isFeatured: z.boolean(),
  features: z.array(typedId).max(60),
  adDuration: typedNumber(id.nullable().optional()),
  /** The photos in order; the first is the cover. */
  mediaIds: z.array(typedId).max(AD_PHOTOS_MAX),
});
export type PropertyPayload = z.infer<typeof propertyFields>;

function checkProperty(property: PropertyPayload, context: Context): void {
  const { category: kind, propertyType, latitude: north, longitude: east } = property;
  if (kind === 'residential' && !propertyType) fault(context, 'propertyType', 'required');
  if (north === undefined && east !== undefined) fault(context, 'latitude', 'required');
  if (east === undefined && north !== undefined) fault(context, 'longitude', 'required');
}

const propertyPayload = propertyFields.superRefine((property, context) => {
  checkProperty(property, context);
  const { title } = property;
  if (title !== '' && title.length < TITLE_MIN_LENGTH) fault(context, 'title', 'titleTooShort');
  if (property.isFeatured && !property.adDuration) fault(context, 'adDuration', 'required');
});
/**
 * The same for the property. A featured ad needs no new duration; the server requires one for an ad
 * that is not featured.
 */
const editedPropertyPayload = propertyFields.superRefine(checkProperty);

const adAnswer = z.object({ propertyId: id, status: propertyStatus, paymentUrl: z.string().nullable() });
const multipartAd = {
  encoding: 'multipart',
  files: ['receiptImage'],
  maxFileBytes: PHOTO_MAX_BYTES,
  parts: ['owner', 'property'],
} as const;
const oneAd = { params: z.object({ id: wireId }), auth: 'person', cache: 'never' } as const;

export const advertising = {
  create: endpoint({
    method: 'POST',
    path: '/api/properties/create',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    ...multipartAd,
    idempotent: true,
    summary:
      'Advertise a property; receiptImage is a file, paymentUrl leads to the payment of a featured one',
    body: z.object({ owner: ownerPayload, property: propertyPayload, ...payWith }),
    response: adAnswer,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/properties/update/{id}',
    offline: 'needs-connection',
    ...oneAd,
    ...multipartAd,
    idempotent: true,
    summary: 'Edit an advertisement; paymentUrl where it is newly featured. Without a file the old one stays',
    body: z.object({ owner: editedOwnerPayload, property: editedPropertyPayload, ...payWith }),
    response: adAnswer,
  }),
  reprice: endpoint({
    method: 'PUT',
    path: '/api/properties/price/{id}',
    offline: 'needs-connection',
    ...oneAd,
    summary: 'Change the price of an ad and nothing else; it needs no new review',
    body: z.object({ price: typedNumber(price) }),
    response: z.object({ property: myAd }),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/properties/myProperties',
    auth: 'person',
    cache: 'own',
    summary: 'My advertisements, newest first, 30 a page',
    query: z.object({ page: wirePage }),
    response: z.object({ myProperties: z.array(myAd), countedIcons, statusChoices: labels, page: z.int() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/properties/delete/{id}',
    offline: 'needs-connection',
    ...oneAd,
    summary: 'Delete an advertisement; coming viewings of it are cancelled',
    response: done,
  }),
  mark: endpoint({
    method: 'POST',
    path: '/api/properties/mark/{id}',
    offline: 'needs-connection',
    ...oneAd,
    summary: 'Hide an ad, show it again, or say that it is rented or sold; twice changes nothing',
    body: z.object({ as: z.enum(['hidden', 'published', 'rented', 'sold']) }),
    response: z.object({ property: myAd }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/properties/confirm/{id}',
    offline: 'needs-connection',
    ...oneAd,
    summary: 'Say that an ad is still available',
    response: z.object({ property: myAd }),
  }),
  renew: endpoint({
    method: 'POST',
    path: '/api/properties/renewLicense/{id}',
    offline: 'needs-connection',
    ...oneAd,
    summary: 'Give the new licence of an ad whose licence has ended; the ad goes the way of a new one',
    body: z.object({
      adLicenseNumber: longText
        .transform(bareDigits)
        .refine((typed) => typed !== '', 'required')
        .refine(isLicence, 'adLicenseNotValid'),
      adLicenseExpiresAt: day,
    }),
    response: z.object({ property: myAd }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/properties/restore/{id}',
    offline: 'needs-connection',
    ...oneAd,
    summary: `Take back that an ad was deleted, for ${AD_RESTORE_MINUTES} minutes; viewings stay cancelled`,
    response: done,
  }),
  viewed: endpoint({
    method: 'POST',
    path: '/api/properties/viewed/{id}',
    auth: 'public',
    cache: 'never',
    offline: 'best-effort',
    summary: 'Somebody has opened a public ad: its advertiser sees how often',
    params: z.object({ id: wireId }),
    response: done,
  }),
  pay: endpoint({
    method: 'POST',
    path: '/api/properties/payFeatured',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    idempotent: true,
    summary: 'Pay for the duration that was chosen for an ad',
    body: z.object({ propertyId: typedId, ...payWith }),
    response: paymentRedirect,
  }),
  uploadMedia: endpoint({
    method: 'POST',
    path: '/api/media/upload',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    // A photo sent again after a lost answer is the stored one, not a second one.
    idempotent: true,
    encoding: 'multipart',
    files: ['file'],
    maxFileBytes: PHOTO_MAX_BYTES,
    summary: 'Upload one photo (file)',
    response: z.object({
      mediaId: id,
      filePath: z.string(),
      thumbnail: z.string(),
      thumbhash: z.string(),
      /** A very similar photo is on another advertiser's ad. */
      isOnAnotherAd: z.boolean(),
    }),
  }),
  removeMedia: endpoint({
    method: 'DELETE',
    path: '/api/media/delete/{id}',
    offline: 'needs-connection',
    ...oneAd,
    summary: 'Delete a photo, also from the ad that shows it',
    response: done,
  }),
};
