import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { OWNER_TYPES, REPORT_REASONS, REPORT_STATUSES } from '../../../contract/ad-rules.ts';
import { PROPERTY_STATUSES } from '../../../contract/property-entities.ts';
import { SERVICE_REQUEST_STATUSES } from '../../../contract/request-statuses.ts';
import { at, createdNow, day, oneOf, rowId } from './columns.ts';
import { ofPerson } from './people.ts';
import { cities, regions } from './places.ts';
import { adDurations, ofProperty, properties } from './properties.ts';

/**
 * A listing's non-public data as an ad: services §3's owner payload, and its featuring. A listing
 * that was not submitted as an ad has no row until one is needed.
 */
export const propertyAds = pgTable(
  'property_ads',
  {
    propertyId: integer('property_id')
      .primaryKey()
      .references(() => properties.id, { onDelete: 'cascade' }),
    ownerType: text('owner_type', { enum: OWNER_TYPES }),
    receiptNumber: text('receipt_number'),
    receiptDate: day('receipt_date'),
    agencyDate: day('agency_date'),
    ownerIdentity: text('owner_identity'),
    ownerDOB: day('owner_dob'),
    ownerMobile: text('owner_mobile'),
    agentIdentity: text('agent_identity'),
    agentDOB: day('agent_dob'),
    agentMobile: text('agent_mobile'),
    agencyNumber: text('agency_number'),
    falLicense: text('fal_license'),
    /** As the advertiser entered it; the licence in effect is in `properties`. */
    adLicenseNumber: text('ad_license_number'),
    /** The licence's last day, as entered after the ad's former licence had expired. */
    adLicenseExpiresAt: day('ad_license_expires_at'),
    /** Storage key of the picture of the deed. */
    receiptImage: text('receipt_image'),
    /** The chosen duration that is not paid for yet. */
    wantedDurationId: integer('wanted_duration_id').references(() => adDurations.id),
    /** Paid days of featuring, which begin once the ad is published. */
    featuredDays: integer('featured_days'),
    featuredUntil: at('featured_until'),
    /** When the advertiser last confirmed that it is still available. */
    confirmedAt: at('confirmed_at'),
    /** The licence expiry that the advertiser has been notified of. */
    expiryTold: day('expiry_told'),
    /**
     * The status before the ad was deleted, which restoring returns it to; null once its deletion
     * is final.
     */
    deletedFrom: text('deleted_from', { enum: PROPERTY_STATUSES }),
  },
  (table) => [
    check('property_ads_owner_type', oneOf(table.ownerType, OWNER_TYPES)),
    check('property_ads_featured_days', sql`${table.featuredDays} > 0`),
    check('property_ads_deleted_from', oneOf(table.deletedFrom, PROPERTY_STATUSES)),
    // The jobs query these.
    index('property_ads_deed').on(table.receiptNumber).where(sql`${table.receiptNumber} is not null`),
    index('property_ads_deleted').on(table.propertyId).where(sql`${table.deletedFrom} is not null`),
    index('property_ads_featured').on(table.featuredUntil).where(sql`${table.featuredUntil} is not null`),
  ],
);

/** How often a listing was opened. */
export const propertyViews = pgTable('property_views', {
  propertyId: integer('property_id')
    .primaryKey()
    .references(() => properties.id, { onDelete: 'cascade' }),
  count: integer('count').notNull(),
});

/** Users' reports of ads. */
export const propertyReports = pgTable(
  'property_reports',
  {
    id: rowId(),
    propertyId: ofProperty(),
    userId: ofPerson(),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    details: text('details'),
    status: text('status', { enum: REPORT_STATUSES }).notNull().default('open'),
    /** The operator's message to the user. */
    answer: text('answer'),
    createdAt: createdNow(),
    decidedAt: at('decided_at'),
  },
  (table) => [
    check('property_reports_reason', oneOf(table.reason, REPORT_REASONS)),
    check('property_reports_status', oneOf(table.status, REPORT_STATUSES)),
    check('property_reports_decided', sql`(${table.status} = 'open') = (${table.decidedAt} is null)`),
    // A user can report an ad again only after the first report was decided.
    uniqueIndex('property_reports_one_open')
      .on(table.propertyId, table.userId)
      .where(sql`${table.status} = 'open'`),
    index('property_reports_user').on(table.userId, table.id.desc().nullsFirst()),
    index('property_reports_open').on(table.id).where(sql`${table.status} = 'open'`),
    index('property_reports_decided').on(table.decidedAt).where(sql`${table.decidedAt} is not null`),
  ],
);

const requestRow = () => ({
  id: rowId(),
  userId: ofPerson(),
  name: text('name').notNull(),
  mobile: text('mobile').notNull(),
  status: text('status', { enum: SERVICE_REQUEST_STATUSES }).notNull().default('received'),
  createdAt: createdNow(),
});

/** services §3: requests to document a contract. */
export const documentRequests = pgTable('document_requests', requestRow(), (table) => [
  check('document_requests_status', oneOf(table.status, SERVICE_REQUEST_STATUSES)),
  index('document_requests_user').on(table.userId, table.id.desc().nullsFirst()),
  index('document_requests_open').on(table.id).where(sql`${table.status} in ('received', 'under_way')`),
]);

/** services §3: requests to manage a property. */
export const managementRequests = pgTable(
  'management_requests',
  {
    ...requestRow(),
    regionId: integer('region_id')
      .notNull()
      .references(() => regions.id),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    description: text('description'),
  },
  (table) => [
    check('management_requests_status', oneOf(table.status, SERVICE_REQUEST_STATUSES)),
    index('management_requests_user').on(table.userId, table.id.desc().nullsFirst()),
    index('management_requests_open').on(table.id).where(sql`${table.status} in ('received', 'under_way')`),
  ],
);
