import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import {
  CATEGORIES,
  PROPERTY_STATUSES,
  PURPOSES,
  RENT_PERIODS,
  TENANT_KINDS,
} from '../../../contract/property-entities.ts';
import { at, createdNow, halalas, oneOf, rowId } from './columns.ts';
import { ofPerson, users } from './people.ts';
import { pictures } from './pictures.ts';
import { cities, neighborhoods, regions } from './places.ts';
import { publicListIndexes } from './public-list-indexes.ts';

export const propertyTypes = pgTable('property_types', {
  id: integer('id').primaryKey(),
  key: text('key').notNull().unique(),
  nameAr: text('name_ar').notNull(),
  nameEn: text('name_en').notNull(),
  nameArPlural: text('name_ar_plural').notNull(),
  nameEnPlural: text('name_en_plural').notNull(),
  /** Name in the icon set. */
  icon: text('icon').notNull(),
  category: text('category', { enum: CATEGORIES }).notNull(),
  hasRooms: boolean('has_rooms').notNull(),
});

export const featureCategories = pgTable('feature_categories', {
  key: text('key').primaryKey(),
  position: integer('position').notNull(),
  nameAr: text('name_ar').notNull(),
  nameEn: text('name_en').notNull(),
});

export const features = pgTable('features', {
  id: integer('id').primaryKey(),
  categoryKey: text('category_key')
    .notNull()
    .references(() => featureCategories.key),
  nameAr: text('name_ar').notNull(),
  nameEn: text('name_en').notNull(),
  icon: text('icon').notNull(),
});

/** How long an advertisement may be featured, and for how much. */
export const adDurations = pgTable('ad_durations', {
  id: integer('id').primaryKey(),
  days: integer('days').notNull(),
  priceHalalas: halalas('price_halalas').notNull(),
});

/** Null passes, as in every check. */
const notNegative = (table: Record<'roomsCount' | 'bathrooms' | 'area' | 'age' | 'floorsCount', unknown>) =>
  sql`least(${table.roomsCount}, ${table.bathrooms}, ${table.area}, ${table.age}, ${table.floorsCount}) >= 0`;

export const properties = pgTable(
  'properties',
  {
    id: rowId(),
    advertiserId: integer('advertiser_id')
      .notNull()
      .references(() => users.id),
    typeId: integer('type_id')
      .notNull()
      .references(() => propertyTypes.id),
    regionId: integer('region_id')
      .notNull()
      .references(() => regions.id),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    neighborhoodId: integer('neighborhood_id')
      .notNull()
      .references(() => neighborhoods.id),
    status: text('status', { enum: PROPERTY_STATUSES }).notNull(),
    purpose: text('purpose', { enum: PURPOSES }).notNull(),
    propertyType: text('property_type', { enum: TENANT_KINDS }),
    category: text('category', { enum: CATEGORIES }).notNull(),
    /** As the advertiser wrote it; the English version is optional. */
    title: text('title').notNull(),
    titleEn: text('title_en'),
    description: text('description').notNull(),
    descriptionEn: text('description_en'),
    /** Null: price on request. */
    priceHalalas: halalas('price_halalas'),
    rentPeriod: text('rent_period', { enum: RENT_PERIODS }),
    /** Lists are ordered and filtered by this price; for a monthly rent, that of twelve months. */
    yearlyPriceHalalas: halalas('yearly_price_halalas').generatedAlwaysAs(
      sql`price_halalas * case when rent_period = 'month' then 12 else 1 end`,
    ),
    roomsCount: integer('rooms_count'),
    bathrooms: integer('bathrooms'),
    /** Square metres. */
    area: integer('area'),
    /** Years. */
    age: integer('age'),
    street: text('street'),
    streetEn: text('street_en'),
    buildNumber: text('build_number'),
    apartmentNumber: text('apartment_number'),
    floorsCount: integer('floors_count'),
    floorNumber: integer('floor_number'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    isFeatured: boolean('is_featured').notNull().default(false),
    /** An array with a GIN index: "has all of these" on a million rows is one index scan. */
    featureIds: integer('feature_ids').array().notNull().default([]),
    adLicenseNumber: text('ad_license_number'),
    adLicenseExpiresAt: date('ad_license_expires_at', { mode: 'string' }),
    /** Why an operator rejected or hid it, shown to its advertiser; null otherwise. */
    statusReason: text('status_reason'),
    /**
     * The public status before an operator hid it, which it returns to; or how a deleted one had
     * ended, which those who knew it still see.
     */
    hiddenFrom: text('hidden_from', { enum: ['published', 'reserved', 'rented', 'sold'] }),
    /** When its advertiser deleted it: the row stays, hidden, for rows that refer to it. */
    deletedAt: at('deleted_at'),
    createdAt: createdNow(),
    /**
     * When it was last submitted for review, or would have been where ads are not reviewed. Set by
     * a trigger (migrations/0017); null for listings that never were ads under review, such as
     * those loaded in bulk.
     */
    submittedAt: at('submitted_at'),
    /**
     * The folded text for searches: titles, the names of type, neighbourhood, city and features
     * nearby in both languages, and what the description says of its surroundings. Written by a
     * trigger (migrations/0002 and 0009), never by the app.
     */
    search: text('search').notNull().default(''),
  },
  (table) => [
    check('properties_status', oneOf(table.status, PROPERTY_STATUSES)),
    check('properties_purpose', oneOf(table.purpose, PURPOSES)),
    check('properties_price', sql`${table.priceHalalas} >= 0`),
    check('properties_rent_period', sql`${table.rentPeriod} is null or ${table.purpose} = 'for_rent'`),
    check('properties_position', sql`(${table.latitude} is null) = (${table.longitude} is null)`),
    check('properties_latitude', sql`${table.latitude} between -90 and 90`),
    check('properties_longitude', sql`${table.longitude} between -180 and 180`),
    check('properties_category', oneOf(table.category, CATEGORIES)),
    check('properties_property_type', oneOf(table.propertyType, TENANT_KINDS)),
    check('properties_rent_period_known', oneOf(table.rentPeriod, RENT_PERIODS)),
    check('properties_counts', notNegative(table)),
    check('properties_deleted', sql`${table.deletedAt} is null or ${table.status} = 'hidden'`),
    check('properties_hidden_from', sql`${table.hiddenFrom} in ('published', 'reserved', 'rented', 'sold')`),
    // The operators' queue, the longest wait first.
    index('properties_under_review')
      .on(table.submittedAt, table.id)
      .where(sql`${table.status} = 'under_review'`),
    // For the number of new ads per day.
    index('properties_submitted').on(table.submittedAt).where(sql`${table.submittedAt} is not null`),
    index('properties_advertiser').on(table.advertiserId, table.createdAt.desc().nullsFirst()),
    ...publicListIndexes(table),
  ],
);

/** References the property that a row belongs to. */
export const ofProperty = (actions?: { onDelete: 'cascade' }) =>
  integer('property_id')
    .notNull()
    .references(() => properties.id, actions);

/**
 * What each price did since the ad was first public: a row for that moment and one for each change
 * since, written by a trigger (migrations/0031). Rows are added, never changed.
 */
export const propertyPrices = pgTable(
  'property_prices',
  {
    propertyId: ofProperty({ onDelete: 'cascade' }),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    /** Null: price on request. */
    priceHalalas: halalas('price_halalas'),
    rentPeriod: text('rent_period', { enum: RENT_PERIODS }),
    since: at('since').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.id] }),
    check('property_prices_price', sql`${table.priceHalalas} >= 0`),
    check('property_prices_rent_period', oneOf(table.rentPeriod, RENT_PERIODS)),
  ],
);

/**
 * Listings whose last change of price was a cut, with what they asked before it: written by a
 * trigger on their prices (migrations/0037), which defines a cut. It counts for REDUCED_DAYS.
 */
export const propertyCuts = pgTable(
  'property_cuts',
  {
    propertyId: ofProperty({ onDelete: 'cascade' }).primaryKey(),
    fromHalalas: halalas('from_halalas').notNull(),
    /** Of what it asked before, in ten-thousandths, rounded down. */
    share: integer('share').notNull(),
    since: at('since').notNull(),
  },
  (table) => [
    index('property_cuts_largest').on(table.share.desc().nullsFirst(), table.propertyId.desc().nullsFirst()),
  ],
);

export const propertyPictures = pgTable(
  'property_pictures',
  {
    propertyId: ofProperty({ onDelete: 'cascade' }),
    /** 0 is the cover. */
    position: integer('position').notNull(),
    pictureId: integer('picture_id')
      .notNull()
      .references(() => pictures.id),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.position] }),
    index('property_pictures_picture').on(table.pictureId),
    check('property_pictures_position', sql`${table.position} >= 0`),
  ],
);

export const favourites = pgTable(
  'favourites',
  {
    userId: ofPerson({ onDelete: 'cascade' }),
    propertyId: ofProperty({ onDelete: 'cascade' }),
    createdAt: createdNow(),
    /**
     * The price that the person knows: that of the day, or of the last notification since. Drops
     * are measured from it. Written by triggers (migrations/0038); null while it was on request.
     */
    toldHalalas: halalas('told_halalas'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.propertyId] }),
    index('favourites_property').on(table.propertyId),
  ],
);
