import type { OwnerPayload, PropertyPayload } from '../../../contract/advertising.ts';
import { ApiError } from '../../http/api-error.ts';
import { inHalalas } from '../../lib/money.ts';
import type { AdFields, NewProperty, PropertyFields } from './repository.ts';

/** What the advertiser gave of the property, as its row; without what only the server decides. */
export function propertyColumns(given: PropertyPayload) {
  const { purpose, price } = given;
  return {
    typeId: given.typeId,
    regionId: given.regionId,
    cityId: given.cityId,
    neighborhoodId: given.neighborhoodId,
    purpose,
    propertyType: given.propertyType ?? null,
    category: given.category,
    title: given.title,
    description: given.description,
    priceHalalas: inHalalas(price),
    rentPeriod: purpose === 'for_rent' ? (given.rentPeriod ?? 'year') : null,
    roomsCount: given.roomsCount ?? null,
    bathrooms: given.bathrooms ?? null,
    area: given.area,
    age: given.age ?? null,
    street: given.street ?? null,
    buildNumber: given.buildNumber ?? null,
    apartmentNumber: given.apartmentNumber ?? null,
    floorsCount: given.floorsCount ?? null,
    floorNumber: given.floorNumber ?? null,
    latitude: given.latitude ?? null,
    longitude: given.longitude ?? null,
    featureIds: [...new Set(given.features)],
  } satisfies Partial<NewProperty>;
}

type Columns = ReturnType<typeof propertyColumns>;

/** English words that belonged to other Arabic ones are gone with them. */
export function staleTranslations(before: PropertyFields, after: Columns): Partial<NewProperty> {
  return {
    ...(before.title !== after.title && { titleEn: null }),
    ...(before.description !== after.description && { descriptionEn: null }),
    ...(before.street !== after.street && { streetEn: null }),
  };
}

/** Whether an edit changes what an operator looked at: everything but the price. */
export function changesWhatWasSeen(before: PropertyFields, after: Columns): boolean {
  const { priceHalalas: _price, ...seen } = after;
  return Object.entries(seen).some(
    ([name, value]) => JSON.stringify(before[name as keyof Columns]) !== JSON.stringify(value),
  );
}

/** The advertiser's own details, as their row. */
export function ownerColumns(given: OwnerPayload) {
  return {
    ownerType: given.ownerType,
    receiptNumber: given.receiptNumber ?? null,
    receiptDate: given.receiptDate ?? null,
    agencyDate: given.agencyDate ?? null,
    ownerIdentity: given.ownerIdentity ?? null,
    ownerDOB: given.ownerDOB ?? null,
    ownerMobile: given.ownerMobile ?? null,
    agentIdentity: given.agentIdentity ?? null,
    agentDOB: given.agentDOB ?? null,
    agentMobile: given.agentMobile ?? null,
    agencyNumber: given.agencyNumber ?? null,
    falLicense: given.falLicense ?? null,
    adLicenseNumber: given.adLicenseNumber ?? null,
  } satisfies Partial<AdFields>;
}

const DATES = ['ownerDOB', 'agentDOB', 'receiptDate', 'agencyDate'] as const;

/** Days of birth and of papers have been. `today` is Riyadh's, YYYY-MM-DD. */
export function requirePastDates(owner: OwnerPayload, today: string): void {
  const field = DATES.find((name) => (owner[name] ?? '') > today);
  if (field) throw new ApiError('dateInFuture', { field });
}
