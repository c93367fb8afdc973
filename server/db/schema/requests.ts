import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { TENANT_KINDS } from '../../../contract/property-entities.ts';
import { PROPERTY_REQUEST_STATUSES } from '../../../contract/request-statuses.ts';
import { documentRequests, managementRequests } from './advertising.ts';
import { at, createdNow, halalas, oneOf, rowId } from './columns.ts';
import { ofPerson } from './people.ts';
import { cities, neighborhoods, regions } from './places.ts';
import { ofProperty, propertyTypes } from './properties.ts';
import { financeRequests } from './reservations.ts';

const REQUESTED_PURPOSES = ['for_sale', 'for_rent'] as const;

/** services §3: what property a user is looking for; null is "any". */
export const propertyRequests = pgTable(
  'property_requests',
  {
    id: rowId(),
    userId: ofPerson(),
    purpose: text('purpose', { enum: REQUESTED_PURPOSES }),
    /** Rows with a neighbourhood also store its city, and rows with a city its region. */
    regionId: integer('region_id').references(() => regions.id),
    cityId: integer('city_id').references(() => cities.id),
    neighborhoodId: integer('neighborhood_id').references(() => neighborhoods.id),
    typeId: integer('type_id').references(() => propertyTypes.id),
    /** Per year, also for a monthly rent. */
    priceFromHalalas: halalas('price_from_halalas'),
    priceToHalalas: halalas('price_to_halalas'),
    tenants: text('tenants', { enum: TENANT_KINDS }),
    roomsCount: integer('rooms_count'),
    /** Years, at most. */
    age: integer('age'),
    featureIds: integer('feature_ids').array().notNull().default([]),
    status: text('status', { enum: PROPERTY_REQUEST_STATUSES }).notNull().default('received'),
    createdAt: createdNow(),
    closedAt: at('closed_at'),
  },
  (table) => [
    check('property_requests_status', oneOf(table.status, PROPERTY_REQUEST_STATUSES)),
    check('property_requests_purpose', oneOf(table.purpose, REQUESTED_PURPOSES)),
    check('property_requests_tenants', oneOf(table.tenants, TENANT_KINDS)),
    check('property_requests_closed', sql`(${table.status} = 'closed') = (${table.closedAt} is not null)`),
    check('property_requests_prices', sql`${table.priceFromHalalas} <= ${table.priceToHalalas}`),
    check(
      'property_requests_figures',
      sql`least(${table.priceFromHalalas}, ${table.priceToHalalas}, ${table.roomsCount}, ${table.age}) >= 0`,
    ),
    check(
      'property_requests_place',
      sql`(${table.neighborhoodId} is null or ${table.cityId} is not null) and (${table.cityId} is null or ${table.regionId} is not null)`,
    ),
    index('property_requests_user').on(table.userId, table.id.desc().nullsFirst()),
    index('property_requests_waiting').on(table.id).where(sql`${table.status} in ('received', 'under_way')`),
    // Finds the requests that a new ad may fit: those for its city and type, or for any
    // (modules/requests/matching.ts).
    index('property_requests_open')
      .on(
        sql`coalesce(${table.cityId}, 0)`,
        sql`coalesce(${table.typeId}, 0)`,
        sql`coalesce(${table.neighborhoodId}, 0)`,
      )
      .where(sql`${table.status} <> 'closed'`),
  ],
);

/** Listings found for a property request, each once. The table's name is older than that term. */
export const requestMatches = pgTable(
  'wish_matches',
  {
    requestId: integer('request_id')
      .notNull()
      .references(() => propertyRequests.id, { onDelete: 'cascade' }),
    propertyId: ofProperty({ onDelete: 'cascade' }),
    createdAt: createdNow(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.propertyId] }),
    index('wish_matches_property').on(table.propertyId),
  ],
);

/**
 * Ads that became public, or changed while public, and are still to be matched with requests. A
 * trigger adds a row at each change (migrations/0015), so a listing may have several.
 */
export const listingsToMatch = pgTable('listings_to_match', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  propertyId: ofProperty({ onDelete: 'cascade' }),
});

/** What happened to a request after its receipt: its new status, and the operator's message. */
export const requestEvents = pgTable(
  'request_events',
  {
    id: rowId(),
    managementRequestId: integer('management_request_id').references(() => managementRequests.id),
    documentRequestId: integer('document_request_id').references(() => documentRequests.id),
    financeRequestId: integer('finance_request_id').references(() => financeRequests.id),
    propertyRequestId: integer('property_request_id').references(() => propertyRequests.id),
    status: text('status').notNull(),
    /** Null if the user acted. */
    message: text('message'),
    createdAt: createdNow(),
  },
  (table) => [
    check(
      'request_events_one',
      sql`num_nonnulls(${table.managementRequestId}, ${table.documentRequestId}, ${table.financeRequestId}, ${table.propertyRequestId}) = 1`,
    ),
    index('request_events_management')
      .on(table.managementRequestId)
      .where(sql`${table.managementRequestId} is not null`),
    index('request_events_document')
      .on(table.documentRequestId)
      .where(sql`${table.documentRequestId} is not null`),
    index('request_events_finance')
      .on(table.financeRequestId)
      .where(sql`${table.financeRequestId} is not null`),
    index('request_events_property')
      .on(table.propertyRequestId)
      .where(sql`${table.propertyRequestId} is not null`),
  ],
);
