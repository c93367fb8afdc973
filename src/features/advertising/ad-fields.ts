import type { OwnerType } from '../../../contract/ad-rules.ts';

/** The screens of services §2's wizard except the last, which follows the sending. */
export const AD_STEPS = ['kind', 'identity', 'broker', 'documentation', 'property', 'feature'] as const;
export type AdStep = (typeof AD_STEPS)[number];

/** The kind of advertiser, or services §2's third choice: a request for contract documentation. */
export type AdKind = OwnerType | 'documentation';

/** A new ad, or an existing one, of which services §5 checks less. */
export type AdMode = 'create' | 'edit';

/**
 * An ad as its form stores it: every field a text, '' while empty, under the wire's names
 * (services §3). Numbers are digits without separators; a day is DD/MM/YYYY, perhaps incomplete, in
 * either calendar; ids of features are separated by commas.
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
  /** 'yes' where the server already has one. */
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
  /** JSON of `DraftPhoto[]`, in order. */
  photos: '',
  /** 'yes' or '': whether it is to be featured. */
  isFeatured: '',
  adDuration: '',
  /** 'yes' where it is already featured: its duration is paid. */
  wasFeatured: '',
  /** The server's end date; '' where its days begin only on publication. */
  featuredUntil: '',
};

export type AdFields = typeof NO_FIELDS;
export type AdField = keyof AdFields;

/** The ids in a list of them («3,8»). */
export function idsOf(list: string): number[] {
  return list.split(',').filter(Boolean).map(Number);
}

/** The list with the id added, or removed if present. */
export function toggleId(list: string, id: number): string {
  const ids = idsOf(list);
  return (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]).join(',');
}

/** What an account knows of its user. */
export interface OwnDetails {
  identity: string | null;
  mobile: string;
}

/**
 * The changes that enter the user's own details for the kind of advertiser they choose; none over
 * something typed. One who turns out to be the owner's agent is not the owner as well.
 */
export function withOwnDetails(fields: AdFields, { identity, mobile }: OwnDetails): Partial<AdFields> {
  const own = identity ?? '';
  const isOwn = (side: 'owner' | 'agent', id: string, phone: string) =>
    fields[`${side}Identity`] === id && fields[`${side}Mobile`] === phone;
  if (fields.ownerType === 'owner' && isOwn('owner', '', ''))
    return { ownerIdentity: own, ownerMobile: mobile };
  if (fields.ownerType !== 'agent' || !isOwn('agent', '', '')) return {};
  return {
    agentIdentity: own,
    agentMobile: mobile,
    ...(isOwn('owner', own, mobile) && { ownerIdentity: '', ownerMobile: '' }),
  };
}
