import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { RENTAL_UNITS } from '../../../contract/rental-units.ts';
import { at, createdNow, day, halalas, rowId } from './columns.ts';
import { ofPerson, users } from './people.ts';
import { ofProperty, properties } from './properties.ts';

/**
 * Owners recorded by operators; without a row, the owner is the advertiser who advertises as one.
 */
export const propertyOwners = pgTable(
  'property_owners',
  {
    propertyId: integer('property_id')
      .primaryKey()
      .references(() => properties.id, { onDelete: 'cascade' }),
    userId: ofPerson(),
    createdAt: createdNow(),
  },
  (table) => [index('property_owners_user').on(table.userId)],
);

/**
 * Who rents which property, and until when; recorded by operators. Tenancies of a property never
 * overlap: the migration's `tenancies_apart` excludes it (Drizzle does not support EXCLUDE).
 */
export const tenancies = pgTable(
  'tenancies',
  {
    id: rowId(),
    propertyId: ofProperty(),
    tenantId: integer('tenant_id')
      .notNull()
      .references(() => users.id),
    /** The first and the last day of the term, in Riyadh. */
    startsOn: day('starts_on').notNull(),
    expiresOn: day('expires_on').notNull(),
    term: integer('term').notNull(),
    unit: text('unit', { enum: RENTAL_UNITS }).notNull(),
    /** The day from which the property is free, if an operator ended the tenancy. */
    endedOn: day('ended_on'),
    /** When both sides were last notified of the automatic renewal. */
    noticedAt: at('noticed_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    check('tenancies_unit', sql`${table.unit} in ('year', 'month')`),
    check('tenancies_term', sql`${table.term} > 0`),
    check('tenancies_days', sql`${table.expiresOn} >= ${table.startsOn}`),
    check('tenancies_ended', sql`${table.endedOn} between ${table.startsOn} and ${table.expiresOn} + 1`),
    index('tenancies_property').on(table.propertyId, table.startsOn),
    index('tenancies_tenant').on(table.tenantId).where(sql`${table.endedOn} is null`),
    // For operators' lists and for the job: tenancies that were not ended, by the end of their
    // term.
    index('tenancies_open').on(table.expiresOn, table.id).where(sql`${table.endedOn} is null`),
  ],
);

/** The payments of a tenancy's rent, one row each. */
export const tenancyDues = pgTable(
  'tenancy_dues',
  {
    tenancyId: integer('tenancy_id')
      .notNull()
      .references(() => tenancies.id, { onDelete: 'cascade' }),
    dueOn: day('due_on').notNull(),
    amountHalalas: halalas('amount_halalas').notNull(),
    paidOn: day('paid_on'),
    remindedAt: at('reminded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenancyId, table.dueOn] }),
    check('tenancy_dues_amount', sql`${table.amountHalalas} > 0`),
    // The operators' queue: unpaid dues by day.
    index('tenancy_dues_unpaid').on(table.dueOn).where(sql`${table.paidOn} is null`),
    // The reminder job queries these.
    index('tenancy_dues_coming')
      .on(table.dueOn)
      .where(sql`${table.paidOn} is null and ${table.remindedAt} is null`),
  ],
);
