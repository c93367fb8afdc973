import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, halalas, oneOf, rowId } from './columns.ts';
import { ofPerson } from './people.ts';
import { ofProperty, properties } from './properties.ts';

/** The stored statuses; a confirmed viewing whose hour is over is shown as completed. */
export const KEPT_VIEWING_STATUSES = ['waiting_payment', 'confirmed', 'cancelled', 'expired'] as const;

/**
 * Weekly hours of properties that have their own; others use those of modules/viewings/hours.ts.
 * Seven bit sets, Sunday first: bit h is the viewing that starts at h:00 in Riyadh.
 */
export const viewingHours = pgTable(
  'viewing_hours',
  {
    propertyId: integer('property_id')
      .primaryKey()
      .references(() => properties.id, { onDelete: 'cascade' }),
    week: integer('week').array().notNull(),
  },
  (table) => [check('viewing_hours_week', sql`array_length(${table.week}, 1) = 7`)],
);

export const viewings = pgTable(
  'viewings',
  {
    id: rowId(),
    userId: ofPerson(),
    propertyId: ofProperty(),
    startsAt: at('starts_at').notNull(),
    status: text('status', { enum: KEPT_VIEWING_STATUSES }).notNull(),
    isLuxury: boolean('is_luxury').notNull(),
    /** Who goes with the visitor to a luxury viewing; null until an operator names one. */
    expertName: text('expert_name'),
    expertMobile: text('expert_mobile'),
    /** Whether the advertiser sees the visitor's mobile. */
    mobileShown: boolean('mobile_shown').notNull().default(false),
    /** The price: 0 for a normal viewing. */
    amountHalalas: halalas('amount_halalas').notNull(),
    /** The deadline for payment, until which the time is held. */
    payBefore: at('pay_before'),
    createdAt: at('created_at').notNull(),
    /**
     * When the current time was chosen: a viewing booked less than a day ahead gets no reminder of
     * the day before.
     */
    scheduledAt: at('scheduled_at').notNull(),
    remindedDayAt: at('reminded_day_at'),
    remindedHourAt: at('reminded_hour_at'),
  },
  (table) => [
    check('viewings_status', oneOf(table.status, KEPT_VIEWING_STATUSES)),
    check('viewings_amount', sql`${table.amountHalalas} >= 0`),
    check('viewings_held', sql`${table.status} <> 'waiting_payment' or ${table.payBefore} is not null`),
    check('viewings_expert', sql`(${table.expertName} is null) = (${table.expertMobile} is null)`),
    // One viewing per time, also under concurrent requests.
    uniqueIndex('viewings_time')
      .on(table.propertyId, table.startsAt)
      .where(sql`${table.status} in ('waiting_payment', 'confirmed')`),
    index('viewings_user').on(table.userId, table.startsAt),
    index('viewings_created').on(table.createdAt),
    // The jobs query these.
    index('viewings_unpaid').on(table.payBefore).where(sql`${table.status} = 'waiting_payment'`),
    // Operators' queue.
    index('viewings_unaccompanied')
      .on(table.startsAt, table.id)
      .where(sql`${table.status} = 'confirmed' and ${table.isLuxury} and ${table.expertName} is null`),
    index('viewings_coming').on(table.startsAt).where(sql`${table.status} = 'confirmed'`),
  ],
);
