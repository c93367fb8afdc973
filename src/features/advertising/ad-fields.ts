import type { OwnerType } from '../../../contract/ad-rules.ts';

/** The screens of services §2's wizard, but the last one, which stands once the ad is sent. */
export const AD_STEPS = ['kind', 'identity', 'broker', 'documentation', 'property', 'feature'] as const;
export type AdStep = (typeof AD_STEPS)[number];

/**
 * Who advertises, and services §2's third choice, which asks for contract documentation instead.
 */
export type AdKind = OwnerType | 'documentation';

/** New, or one that is there already: services §5 checks less of the latter. */
export type AdMode = 'create' | 'edit';

/**
 * An advertisement as its form holds it: every field a text, '' while it is empty, under the wire's
 * names (services §3). Numbers are digits without separators; a day is DD/MM/YYYY as far as it was
 * typed, in either calendar; ids of features are separated by commas.
 */
export const NO_FIELDS = {
  ownerType: '' as AdKind | '',
  receiptNumber: '',
  receiptDate: '',
  agencyDate: '',
  ownerIdentity: '',
  ownerDOB: '',
  ownerMobile: '',
  agentIdentity: '',
  agentDOB: '',
  agentMobile: '',
  agencyNumber: '',
  falLicense: '',
  adLicenseNumber: '',
  /** A picture of the deed as a data: address. */
  receiptImage: '',
  /** 'yes' where the server has one already. */
  hasReceiptImage: '',
  category: '',
  purpose: '',
  rentPeriod: '',
  typeId: '',
  propertyType: '',
  title: '',
  area: '',
  description: '',
  regionId: '',
  cityId: '',
  neighborhoodId: '',
  street: '',
  buildNumber: '',
  floorsCount: '',
  floorNumber: '',
  apartmentNumber: '',
  latitude: '',
  longitude: '',
  price: '',
  roomsCount: '',
  bathrooms: '',
  age: '',
  features: '',
  /** Photographs that the server has, in their order: JSON of `UploadedPhoto[]`. */
  photos: '',
  /** 'yes' or '': whether it is to be featured. */
  isFeatured: '',
  adDuration: '',
  /** 'yes' where it is featured already: its duration is paid. */
  wasFeatured: '',
  /** Until when, as the server says it; '' where its days begin only once it is published. */
  featuredUntil: '',
};

export type AdFields = typeof NO_FIELDS;
export type AdField = keyof AdFields;

/** The ids in a list of them («3,8»). */
export function idsOf(list: string): number[] {
  return list.split(',').filter(Boolean).map(Number);
}

/** A list with one more id, or without it where it was there. */
export function toggleId(list: string, id: number): string {
  const ids = idsOf(list);
  return (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]).join(',');
}
