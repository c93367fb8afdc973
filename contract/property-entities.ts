import { z } from 'zod';
import { AD_ACTIONS, AD_STATES, OWNER_TYPES } from './ad-rules.ts';
import { day, id, labels, sar, timestamp } from './fields.ts';
import { place } from './places.ts';

/** core §3; `investment` is accepted as for_investment on input (DESIGN §5). */
export const PURPOSES = ['for_rent', 'for_sale', 'for_investment'] as const;
export const TENANT_KINDS = ['families', 'singles'] as const;
export const CATEGORIES = ['residential', 'commercial'] as const;
/** DESIGN §6. Only published and reserved are public. */
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
  /** Base64, shown until the photo has loaded (https://evanw.github.io/thumbhash). */
  thumbhash: z.string().nullable(),
  alt: z.string(),
  /** A generated picture of the demo, not of a real home. */
  isIllustration: z.boolean(),
});
export type MediaFile = z.infer<typeof mediaFile>;

/** core §3: PropertyType; `icon` is a name in the icon set. */
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

/** core §2: the data of a property card. */
export const propertyCard = z.object({
  id,
  title: z.string(),
  /** SAR; null is "price on request" (DESIGN §6). */
  price: sar.nullable(),
  /** The period of the rent; null when not for rent. */
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
  /**
   * SAR: what it asked before its last cut, the lowest of the month before; null if the price did
   * not fall, or fell months ago.
   */
  reducedFrom: sar.nullable(),
  /** When it was first public; null if it never was. */
  publishedAt: timestamp.nullable(),
  PropertyType: propertyType,
  City: place,
  Neighborhood: place,
  /** core §3: non-empty if it is a favourite of the caller. */
  Favorites: z.array(z.object({ propertyId: id })),
  /** The first photos; photosCount is the number of all. */
  mediaFiles: z.array(mediaFile),
  photosCount: z.int(),
  /** Metres from the requested coordinates; null without them. */
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

/** services §3: PropertyOwner, as its advertiser entered it. Sent to no other user. */
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
  /** Whether a picture of the deed is stored; only operators can see it. */
  hasReceiptImage: z.boolean(),
});
export type PropertyOwner = z.infer<typeof propertyOwner>;

/** What only its advertiser sees of an ad. */
export const adFacts = z.object({
  state: z.enum(AD_STATES),
  /** Why an operator rejected or hid it. */
  statusReason: z.string().nullable(),
  /** Whether it is public now: its status is, and its licence has not expired. */
  isShown: z.boolean(),
  isLicenseExpired: z.boolean(),
  adLicenseNumber: z.string().nullable(),
  adLicenseExpiresAt: day.nullable(),
  /**
   * When its featuring ends; null if it is not featured, or its days begin only once it is
   * published.
   */
  featuredUntil: timestamp.nullable(),
  /** The chosen duration that is not paid for; else null. */
  adDuration: id.nullable(),
  /** When its advertiser last confirmed that it is available. */
  confirmedAt: timestamp.nullable(),
  createdAt: timestamp,
  /** Number of views: each reader counts once a day. */
  viewsCount: z.int(),
  favouritesCount: z.int(),
  actions: z.array(z.enum(AD_ACTIONS)),
});

/** An ad in its advertiser's list. */
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
  /** Whether it is public now; else only its advertiser, those bound to it and operators see it. */
  isShown: z.boolean(),
  /**
   * The content of its licences' QR code: lines of text in the request's language. Null without an
   * ad licence.
   */
  licenseQr: z.string().nullable(),
  /** The capacity in which its advertiser acts; null if not known. */
  ownerType: ownerType.nullable(),
  /** When its advertiser last confirmed that it is available. */
  confirmedAt: timestamp.nullable(),
  createdAt: timestamp,
  /** What binds the caller to it, for the next step; null for guests. */
  Bond: z
    .object({
      /** A reservation, paid or executed, of which the caller is a side; null without one. */
      reservationId: id.nullable(),
      /** Whether the caller is its tenant or owner now, while it is not public. */
      isRental: z.boolean(),
    })
    .nullable(),
  /** For its advertiser, with `management`; else null. */
  PropertyOwner: propertyOwner.nullable(),
  /** The same. */
  Ad: adFacts.nullable(),
});
export type PropertyDetail = z.infer<typeof propertyDetail>;

/** core §3, countedIcons: the icons of the figures on a card. */
export const countedIcons = z.object({
  roomsCount: z.object({ path: z.string() }),
  bathrooms: z.object({ path: z.string() }),
  area: z.object({ path: z.string() }),
});

/** core §7: what every answer with a list of cards also has. */
export const cardListExtras = { statusChoices: labels, countedIcons };
