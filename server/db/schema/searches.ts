import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { SEARCH_FREQUENCIES } from '../../../contract/limits.ts';
import { CATEGORIES, PURPOSES, TENANT_KINDS } from '../../../contract/property-entities.ts';
import { at, createdNow, halalas, oneOf, rowId } from './columns.ts';
import { ofPerson } from './people.ts';
import { ofProperty, propertyTypes } from './properties.ts';

/**
 * Searches that users save: `filters` is the address, and the columns from `purpose` on are what
 * the list made of it (modules/properties/filters.ts), null for any.
 */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: rowId(),
    userId: ofPerson({ onDelete: 'cascade' }),
    name: text('name').notNull(),
    filters: text('filters').notNull(),
    frequency: text('frequency', { enum: SEARCH_FREQUENCIES }).notNull(),
    createdAt: createdNow(),
    /** What was found before is not new. */
    seenAt: at('seen_at').notNull().defaultNow(),
    /** What was found before is in no later digest. */
    digestedAt: at('digested_at').notNull().defaultNow(),
    purpose: text('purpose', { enum: PURPOSES }),
    cityIds: integer('city_ids').array(),
    /** With these, `cityIds` holds their cities. A trigger removes those that are deleted. */
    neighborhoodIds: integer('neighborhood_ids').array(),
    typeId: integer('type_id').references(() => propertyTypes.id),
    tenants: text('tenants', { enum: TENANT_KINDS }),
    category: text('category', { enum: CATEGORIES }),
    isFeatured: boolean('is_featured'),
    /** Per year, also for a monthly rent. */
    priceFromHalalas: halalas('price_from_halalas'),
    priceToHalalas: halalas('price_to_halalas'),
    areaFrom: integer('area_from'),
    areaTo: integer('area_to'),
    rooms: integer('rooms'),
    bathrooms: integer('bathrooms'),
    featureIds: integer('feature_ids').array(),
    /** South, west, north, east in degrees. */
    bounds: doublePrecision('bounds').array(),
    /** Patterns, one for each word. */
    words: text('words').array(),
  },
  (table) => [
    check('saved_searches_frequency', oneOf(table.frequency, SEARCH_FREQUENCIES)),
    check('saved_searches_bounds', sql`cardinality(${table.bounds}) = 4`),
    index('saved_searches_user').on(table.userId, table.id.desc().nullsFirst()),
    index('saved_searches_digest').on(table.digestedAt).where(sql`${table.frequency} = 'daily'`),
    // Finds the searches that a new ad may fit: those for its city, type and purpose, or for any
    // (modules/searches/matching.ts).
    index('saved_searches_candidates').on(
      sql`(case when cardinality(${table.cityIds}) = 1 then ${table.cityIds}[1] else 0 end)`,
      sql`coalesce(${table.typeId}, 0)`,
      sql`coalesce(${table.purpose}, '')`,
    ),
  ],
);

/** Listings found for a saved search, each once. */
export const searchMatches = pgTable(
  'search_matches',
  {
    searchId: integer('search_id')
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    propertyId: ofProperty({ onDelete: 'cascade' }),
    createdAt: createdNow(),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.propertyId] }),
    index('search_matches_found').on(table.searchId, table.createdAt),
    index('search_matches_property').on(table.propertyId),
  ],
);

/** Listings that a user was notified of by a saved search: each once, whichever search found it. */
export const notifiedListings = pgTable(
  'notified_listings',
  {
    userId: ofPerson({ onDelete: 'cascade' }),
    propertyId: ofProperty({ onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.propertyId] }),
    index('notified_listings_property').on(table.propertyId),
  ],
);
