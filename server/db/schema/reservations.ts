import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { FINANCE_STATUSES } from '../../../contract/request-statuses.ts';
import { RESERVATION_STATUSES } from '../../../contract/reservations.ts';
import { at, halalas, oneOf, rowId } from './columns.ts';
import { ofPerson } from './people.ts';
import { ofProperty } from './properties.ts';

/** Reservations of properties (DESIGN §6). */
export const reservations = pgTable(
  'reservations',
  {
    id: rowId(),
    userId: ofPerson(),
    propertyId: ofProperty(),
    status: text('status', { enum: RESERVATION_STATUSES }).notNull(),
    amountHalalas: halalas('amount_halalas').notNull(),
    /** The deadline for payment, until which the property is held. */
    payBefore: at('pay_before').notNull(),
    paidAt: at('paid_at'),
    /** The deadline for execution, set on payment. */
    executeBefore: at('execute_before'),
    createdAt: at('created_at').notNull(),
    /** When each side said that the contract is signed; both: the reservation is executed. */
    buyerSignedAt: at('buyer_signed_at'),
    ownerSignedAt: at('owner_signed_at'),
    /** When the sides were reminded of the deadline for execution. */
    remindedAt: at('reminded_at'),
    /** When it was executed, refunded, cancelled, forfeited or released. */
    closedAt: at('closed_at'),
  },
  (table) => [
    check('reservations_status', oneOf(table.status, RESERVATION_STATUSES)),
    check('reservations_amount', sql`${table.amountHalalas} > 0`),
    check('reservations_paid', sql`${table.status} <> 'reserved' or ${table.executeBefore} is not null`),
    check(
      'reservations_closed',
      sql`(${table.status} in ('waiting_payment', 'reserved')) = (${table.closedAt} is null)`,
    ),
    // One hold per property, also under concurrent requests.
    uniqueIndex('reservations_hold')
      .on(table.propertyId)
      .where(sql`${table.status} in ('waiting_payment', 'reserved')`),
    index('reservations_user').on(table.userId, table.id.desc().nullsFirst()),
    index('reservations_created').on(table.createdAt),
    index('reservations_closed_at').on(table.closedAt).where(sql`${table.closedAt} is not null`),
    // The jobs query these.
    index('reservations_unpaid').on(table.payBefore).where(sql`${table.status} = 'waiting_payment'`),
    index('reservations_due').on(table.executeBefore).where(sql`${table.status} = 'reserved'`),
    // The operators' queue.
    index('reservations_signed')
      .on(table.executeBefore, table.id)
      .where(
        sql`${table.status} = 'reserved' and coalesce(${table.buyerSignedAt}, ${table.ownerSignedAt}) is not null`,
      ),
  ],
);

/** Requests for financing a property; one may come with a reservation of it. */
export const financeRequests = pgTable(
  'finance_requests',
  {
    id: rowId(),
    userId: ofPerson(),
    propertyId: ofProperty(),
    reservationId: integer('reservation_id')
      .unique()
      .references(() => reservations.id),
    fullName: text('full_name').notNull(),
    mobile: text('mobile').notNull(),
    /** The requested amount, and the monthly salary. */
    amountHalalas: halalas('amount_halalas'),
    salaryHalalas: halalas('salary_halalas'),
    obligations: text('obligations'),
    status: text('status', { enum: FINANCE_STATUSES }).notNull().default('received'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    check('finance_requests_status', oneOf(table.status, FINANCE_STATUSES)),
    check('finance_requests_figures', sql`least(${table.amountHalalas}, ${table.salaryHalalas}) >= 0`),
    index('finance_requests_user').on(table.userId, table.id.desc().nullsFirst()),
    index('finance_requests_open').on(table.id).where(sql`${table.status} in ('received', 'under_review')`),
    // One open request per user and listing; a reservation's own request is separate.
    uniqueIndex('finance_requests_one_open')
      .on(table.userId, table.propertyId)
      .where(sql`${table.reservationId} is null and ${table.status} in ('received', 'under_review')`),
  ],
);
