import type { PropertyDetail } from '../../../contract/property-entities.ts';
import { toTypedDay } from '../../lib/typed-day.ts';
import { type AdFields, NO_FIELDS } from './ad-fields.ts';
import { writePhotos } from './draft-photos.ts';
import { PRICE } from './typed-fields.ts';

const text = (value: string | number | null | undefined) => String(value ?? '');
const yes = (is: unknown) => (is ? 'yes' : '');

/** The form's fields for editing an ad. Without an owner's record the ad counts as its owner's. */
export function fieldsOfProperty(property: PropertyDetail): AdFields {
  const { PropertyOwner: owner, Ad: ad } = property;
  const photos = property.mediaFiles.map(({ mediaId, filePath }) => ({ mediaId, path: filePath }));
  return {
    ...NO_FIELDS,
    ownerType: owner?.ownerType ?? 'owner',
    receiptNumber: text(owner?.receiptNumber),
    receiptDate: toTypedDay(owner?.receiptDate),
    agencyDate: toTypedDay(owner?.agencyDate),
    ownerIdentity: text(owner?.ownerIdentity),
    ownerDOB: toTypedDay(owner?.ownerDOB),
    ownerMobile: text(owner?.ownerMobile),
    agentIdentity: text(owner?.agentIdentity),
    agentDOB: toTypedDay(owner?.agentDOB),
    agentMobile: text(owner?.agentMobile),
    agencyNumber: text(owner?.agencyNumber),
    falLicense: text(owner?.falLicense),
    adLicenseNumber: text(owner?.adLicenseNumber),
    hasReceiptImage: yes(owner?.hasReceiptImage),
    category: property.category,
    purpose: property.purpose,
    rentPeriod: text(property.rentPeriod),
    typeId: text(property.PropertyType.id),
    propertyType: text(property.propertyType),
    title: property.title,
    area: text(property.area),
    description: property.description,
    regionId: text(property.Region.id),
    cityId: text(property.City.id),
    neighborhoodId: text(property.Neighborhood.id),
    street: text(property.street),
    buildNumber: text(property.buildNumber),
    floorsCount: text(property.floorsCount),
    floorNumber: text(property.floorNumber),
    apartmentNumber: text(property.apartmentNumber),
    latitude: text(property.latitude),
    longitude: text(property.longitude),
    // services §2: separators are stripped on load.
    price: PRICE.read(text(property.price)),
    roomsCount: text(property.roomsCount),
    bathrooms: text(property.bathrooms),
    age: text(property.age),
    features: property.PropertyFeatures.map(({ id }) => id).join(','),
    photos: writePhotos(photos),
    isFeatured: yes(property.isFeatured || ad?.adDuration),
    adDuration: text(ad?.adDuration),
    // A pending `adDuration` is not paid for yet.
    wasFeatured: yes(property.isFeatured && !ad?.adDuration),
    featuredUntil: text(ad?.featuredUntil),
  };
}
