import { z } from 'zod';
import { AD_ACTIONS, AD_STATES, OWNER_TYPES } from './ad-rules.ts';
import { day, id, labels, sar, timestamp } from './fields.ts';
import { place } from './places.ts';

/** core §3; `investment` is taken as for_investment on input (DESIGN §5). */
export const PURPOSES = ['for_rent', 'for_sale', 'for_investment'] as const;
export const TENANT_KINDS = ['families', 'singles'] as const;
export const CATEGORIES = ['residential', 'commercial'] as const;
/** DESIGN §6. Only published and reserved show in public. */
export const PROPERTY_STATUSES = [
  'draft',
  'pending_payment',
  'under_review',
  'published',
  'reserved',
  'rented',
  'sold',
  'hidden',
  'rejected',
] as const;
export const RENT_PERIODS = ['year', 'month'] as const;

export const purpose = z.enum(PURPOSES);
export const tenantKind = z.enum(TENANT_KINDS);
export const category = z.enum(CATEGORIES);
export const propertyStatus = z.enum(PROPERTY_STATUSES);
export const rentPeriod = z.enum(RENT_PERIODS);
export type PropertyStatus = z.infer<typeof propertyStatus>;
export type TenantKind = z.infer<typeof tenantKind>;
export type Purpose = z.infer<typeof purpose>;
export type Category = z.infer<typeof category>;
export type RentPeriod = z.infer<typeof rentPeriod>;

/** A purpose in a request: `investment` means for_investment. */
export const purposeInput = z.preprocess(
  (input) => (input === 'investment' ? 'for_investment' : input),
  purpose,
);

/**
 * core §3: `thumbnail` is the narrowest width, `filePath` the widest; see photo-url.ts for the
 * others.
 */
export const mediaFile = z.object({
  id,
  mediaId: id,
  thumbnail: z.string(),
  filePath: z.string(),
  /** Base64, shown until the photo is there (https://evanw.github.io/thumbhash). */
  thumbhash: z.string().nullable(),
  alt: z.string(),
  /** A computed picture of the demo, which shows no real home. */
  isIllustration: z.boolean(),
});
export type MediaFile = z.infer<typeof mediaFile>;

/** core §3: PropertyType, with its icon's name in the icon set. */
export const propertyType = z.object({
  id,
  name: z.string(),
  plural: z.string(),
  icon: z.string(),
  category,
});
export type PropertyType = z.infer<typeof propertyType>;

export const feature = z.object({ id, name: z.string(), icon: z.string() });
/** services §3 and DESIGN §5: features by category. */
export const featureGroup = z.object({ category: z.string(), features: z.array(feature) });

/** core §2: what a property card shows. */
export const propertyCard = z.object({
  id,
  title: z.string(),
  /** SAR; null is "price on request" (DESIGN §6). */
  price: sar.nullable(),
  /** What the rent is counted by; null when not for rent. */
  rentPeriod: rentPeriod.nullable(),
  purpose,
  propertyType: tenantKind.nullable(),
  category,
  status: propertyStatus,
  /** When its unpaid hold ends; null without one. */
  heldUntil: timestamp.nullable(),
  roomsCount: z.int().nullable(),
  bathrooms: z.int().nullable(),
  /** Square metres. */
  area: z.int().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  isFeatured: z.boolean(),
  PropertyType: propertyType,
  City: place,
  Neighborhood: place,
  /** core §3: non-empty means that the caller has favourited it. */
  Favorites: z.array(z.object({ propertyId: id })),
  /** The first photos; photosCount tells how many there are. */
  mediaFiles: z.array(mediaFile),
  photosCount: z.int(),
  /** Metres from the coordinates that were asked about; null elsewhere. */
  distance: z.number().nullable(),
});
export type PropertyCard = z.infer<typeof propertyCard>;

/** core §3: the advertiser. Guests get no mobile (DESIGN §6). */
export const agent = z.object({
  id,
  name: z.string(),
  avatar: z.string().nullable(),
  mobile: z.string().nullable(),
  isVerified: z.boolean(),
  falLicense: z.string().nullable(),
});

export const ownerType = z.enum(OWNER_TYPES);

/** services §3: PropertyOwner, as its advertiser gave it. Sent to nobody else. */
const propertyOwner = z.object({
  ownerType,
  receiptNumber: z.string().nullable(),
  receiptDate: day.nullable(),
  agencyDate: day.nullable(),
  ownerIdentity: z.string().nullable(),
  ownerDOB: day.nullable(),
  ownerMobile: z.string().nullable(),
  agentIdentity: z.string().nullable(),
  agentDOB: day.nullable(),
  agentMobile: z.string().nullable(),
  agencyNumber: z.string().nullable(),
  falLicense: z.string().nullable(),
  adLicenseNumber: z.string().nullable(),
  /** Whether a picture of the deed is kept; it is shown to nobody but the operators. */
  hasReceiptImage: z.boolean(),
});
export type PropertyOwner = z.infer<typeof propertyOwner>;

/** What an advertiser sees of their own ad, beside what everybody sees. */
export const adFacts = z.object({
  state: z.enum(AD_STATES),
  /** Why an operator rejected or hid it. */
  statusReason: z.string().nullable(),
  /**
   * Whether everybody can see it now: its status shows in public, and its licence has not expired.
   */
  isShown: z.boolean(),
  isLicenseExpired: z.boolean(),
  adLicenseNumber: z.string().nullable(),
  adLicenseExpiresAt: day.nullable(),
  /**
   * Until when it is featured; null where it is not, or where its days begin once it is published.
   */
  featuredUntil: timestamp.nullable(),
  /** The duration that was chosen and is not paid for. */
  adDuration: id.nullable(),
  /** When its advertiser last said that it is still available. */
  confirmedAt: timestamp.nullable(),
  createdAt: timestamp,
  /** Number of views: each reader counts once a day. */
  viewsCount: z.int(),
  favouritesCount: z.int(),
  actions: z.array(z.enum(AD_ACTIONS)),
});

/** An ad among its advertiser's own. */
export const myAd = propertyCard.extend(adFacts.shape);
export type MyAd = z.infer<typeof myAd>;

export const propertyDetail = propertyCard.omit({ distance: true }).extend({
  description: z.string(),
  /** Years; 0 is new. */
  age: z.int().nullable(),
  street: z.string().nullable(),
  buildNumber: z.string().nullable(),
  apartmentNumber: z.string().nullable(),
  floorsCount: z.int().nullable(),
  floorNumber: z.int().nullable(),
  Region: place,
  Agent: agent,
  PropertyFeatures: z.array(feature),
  adLicenseNumber: z.string().nullable(),
  adLicenseExpiresAt: day.nullable(),
  /** Whether everybody can see it now; else its advertiser and the operators alone. */
  isShown: z.boolean(),
  /**
   * What the QR of its licences holds: lines of text in the reader's language. Null without an ad
   * licence.
   */
  licenseQr: z.string().nullable(),
  /** In what capacity its advertiser acts; null where that was never asked. */
  ownerType: ownerType.nullable(),
  /** When its advertiser last said that it is still available. */
  confirmedAt: timestamp.nullable(),
  createdAt: timestamp,
  /** For its advertiser who asks with `management`; null for everybody else. */
  PropertyOwner: propertyOwner.nullable(),
  /** The same. */
  Ad: adFacts.nullable(),
});
export type PropertyDetail = z.infer<typeof propertyDetail>;

/** Icons of the figures on a card: core §3, countedIcons. */
export const countedIcons = z.object({
  roomsCount: z.object({ path: z.string() }),
  bathrooms: z.object({ path: z.string() }),
  area: z.object({ path: z.string() }),
});

/** What every list of cards brings along: core §7. */
export const cardListExtras = { statusChoices: labels, countedIcons };
