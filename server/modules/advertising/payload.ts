import type { OwnerPayload, PropertyPayload } from '../../../contract/advertising.ts';
import { ApiError } from '../../http/api-error.ts';
import { inHalalas } from '../../lib/money.ts';
import type { AdFields, NewProperty, PropertyFields } from './repository.ts';

/** Columns of the advertiser's input on the property, without those that only the server sets. */
export function propertyColumns(input: PropertyPayload) {
  const { purpose, price } = input;
  return {
    typeId: input.typeId,
    regionId: input.regionId,
    cityId: input.cityId,
    neighborhoodId: input.neighborhoodId,
    purpose,
    propertyType: input.propertyType ?? null,
    category: input.category,
    title: input.title,
    description: input.description,
    priceHalalas: inHalalas(price),
    rentPeriod: purpose === 'for_rent' ? (input.rentPeriod ?? 'year') : null,
    roomsCount: input.roomsCount ?? null,
    bathrooms: input.bathrooms ?? null,
    area: input.area,
    age: input.age ?? null,
    street: input.street ?? null,
    buildNumber: input.buildNumber ?? null,
    apartmentNumber: input.apartmentNumber ?? null,
    floorsCount: input.floorsCount ?? null,
    floorNumber: input.floorNumber ?? null,
    latitude: input.latitude ?? null,
    longitude: input.longitude ?? null,
    featureIds: [...new Set(input.features)],
  } satisfies Partial<NewProperty>;
}

type Columns = ReturnType<typeof propertyColumns>;

/** Clears the English translations of changed Arabic texts. */
export function staleTranslations(before: PropertyFields, after: Columns): Partial<NewProperty> {
  return {
    ...(before.title !== after.title && { titleEn: null }),
    ...(before.description !== after.description && { descriptionEn: null }),
    ...(before.street !== after.street && { streetEn: null }),
  };
}

/** Whether an edit changes what an operator has reviewed: everything but the price. */
export function changesReviewed(before: PropertyFields, after: Columns): boolean {
  const { priceHalalas: _price, ...reviewed } = after;
  return Object.entries(reviewed).some(
    ([name, value]) => JSON.stringify(before[name as keyof Columns]) !== JSON.stringify(value),
  );
}

/** Columns of the advertiser's own details. */
export function ownerColumns(input: OwnerPayload) {
  return {
    ownerType: input.ownerType,
    receiptNumber: input.receiptNumber ?? null,
    receiptDate: input.receiptDate ?? null,
    agencyDate: input.agencyDate ?? null,
    ownerIdentity: input.ownerIdentity ?? null,
    ownerDOB: input.ownerDOB ?? null,
    ownerMobile: input.ownerMobile ?? null,
    agentIdentity: input.agentIdentity ?? null,
    agentDOB: input.agentDOB ?? null,
    agentMobile: input.agentMobile ?? null,
    agencyNumber: input.agencyNumber ?? null,
    falLicense: input.falLicense ?? null,
    adLicenseNumber: input.adLicenseNumber ?? null,
  } satisfies Partial<AdFields>;
}

const DATES = ['ownerDOB', 'agentDOB', 'receiptDate', 'agencyDate'] as const;

/** Throws dateInFuture at a date after `today` (YYYY-MM-DD in Riyadh). */
export function requirePastDates(owner: OwnerPayload, today: string): void {
  const field = DATES.find((name) => (owner[name] ?? '') > today);
  if (field) throw new ApiError('dateInFuture', { field });
}
