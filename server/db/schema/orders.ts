import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { CANCEL_REASONS, ORDER_TYPES } from '../../../contract/order-statuses.ts';
import { at, createdNow, halalas, oneOf, rowId } from './columns.ts';
import { payments } from './money.ts';
import { ofPerson, users } from './people.ts';

const DISCOUNT_TYPES = ['percentage', 'fixed'] as const;

/** Kinds of issue (services §3). */
export const issueTypes = pgTable('issue_types', {
  id: integer('id').primaryKey(),
  nameAr: text('name_ar').notNull(),
  nameEn: text('name_en').notNull(),
  /** Name of the icon that the app shows. */
  icon: text('icon').notNull(),
  position: integer('position').notNull(),
});

/** Technicians, entered by operators (DESIGN §6). */
export const technicians = pgTable(
  'technicians',
  {
    id: rowId(),
    name: text('name').notNull(),
    nameEn: text('name_en'),
    mobile: text('mobile').notNull().unique(),
    /** An inactive one is assigned no more orders. */
    isActive: boolean('is_active').notNull().default(true),
    /** Why an operator stopped the technician; null while active. */
    stopReason: text('stop_reason'),
    createdAt: createdNow(),
  },
  (table) => [check('technicians_mobile', sql`${table.mobile} ~ '^05[0-9]{8}$'`)],
);

/** Discounts on a call-out, granted by operators. */
export const coupons = pgTable(
  'coupons',
  {
    id: rowId(),
    /** In capitals, without blanks. */
    code: text('code').notNull().unique(),
    discountType: text('discount_type', { enum: DISCOUNT_TYPES }).notNull(),
    /** Percent, or halalas. */
    amount: integer('amount').notNull(),
    /** The only user who may use it; null for every user. */
    userId: integer('user_id').references(() => users.id),
    /** How many orders may use it, one per user; null for no limit. */
    maxUses: integer('max_uses'),
    expiresAt: at('expires_at'),
    /** When an operator stopped it; null while it may be used. */
    stoppedAt: at('stopped_at'),
    createdAt: createdNow(),
  },
  (table) => [
    check('coupons_code', sql`${table.code} ~ '^[A-Z0-9-]{3,40}$'`),
    check('coupons_type', oneOf(table.discountType, DISCOUNT_TYPES)),
    check(
      'coupons_amount',
      sql`${table.amount} > 0 and (${table.discountType} = 'fixed' or ${table.amount} <= 100)`,
    ),
    check('coupons_uses', sql`${table.maxUses} > 0`),
  ],
);

/**
 * Orders of home maintenance. The timestamps alone determine the status (services §4). A trigger
 * increments `version` at each change and notifies the clients that watch the order
 * (migrations/0013).
 */
export const orders = pgTable(
  'orders',
  {
    id: rowId(),
    userId: ofPerson(),
    orderType: text('order_type', { enum: ORDER_TYPES }).notNull(),
    issueId: integer('issue_id')
      .notNull()
      .references(() => issueTypes.id),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** Path of its picture on this server. */
    image: text('image').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    address: text('address'),
    /** The photos after `image`. */
    photos: text('photos').array().notNull().default([]),
    /** The beginning of the wished window; null: as soon as possible. */
    windowFrom: at('window_from'),
    expectedArrival: at('expected_arrival'),
    /** 0 for a mosque. */
    callOutHalalas: halalas('call_out_halalas').notNull(),
    tipHalalas: halalas('tip_halalas').notNull().default(0),
    couponId: integer('coupon_id').references(() => coupons.id),
    discountHalalas: halalas('discount_halalas').notNull().default(0),
    /** Until when an unpaid order reserves its coupon. */
    couponHeldUntil: at('coupon_held_until'),
    callOutPaidAt: at('call_out_paid_at'),
    /** The payment; null if a coupon left nothing to pay. */
    callOutPaymentId: integer('call_out_payment_id').references(() => payments.id),
    finalHalalas: halalas('final_halalas'),
    finalTipHalalas: halalas('final_tip_halalas').notNull().default(0),
    finalPaidAt: at('final_paid_at'),
    finalPaymentId: integer('final_payment_id').references(() => payments.id),
    technicianId: integer('technician_id').references(() => technicians.id),
    createdAt: at('created_at').notNull(),
    assignTime: at('assign_time'),
    leaveTime: at('leave_time'),
    arriveTime: at('arrive_time'),
    doneTime: at('done_time'),
    cancelledAt: at('cancelled_at'),
    cancelReason: text('cancel_reason', { enum: CANCEL_REASONS }),
    /** The user's question about the final price, and the operator's answer. */
    question: text('question'),
    questionedAt: at('questioned_at'),
    answer: text('answer'),
    answeredAt: at('answered_at'),
    ratingStars: smallint('rating_stars'),
    ratingComment: text('rating_comment'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('orders_type', oneOf(table.orderType, ORDER_TYPES)),
    check('orders_call_out', sql`(${table.callOutHalalas} = 0) = (${table.orderType} = 'mosque')`),
    check('orders_tip', sql`${table.tipHalalas} >= 0 and ${table.finalTipHalalas} >= 0`),
    check('orders_photos', sql`cardinality(${table.photos}) < 5`),
    check('orders_discount', sql`${table.discountHalalas} between 0 and ${table.callOutHalalas}`),
    check('orders_final', sql`${table.finalHalalas} > ${table.callOutHalalas}`),
    check('orders_final_paid', sql`${table.finalPaidAt} is null or ${table.finalHalalas} is not null`),
    check('orders_assigned', sql`(${table.assignTime} is null) = (${table.technicianId} is null)`),
    check('orders_arrived', sql`${table.arriveTime} is null or ${table.assignTime} is not null`),
    check('orders_left', sql`${table.leaveTime} is null or ${table.assignTime} is not null`),
    check('orders_questioned', sql`(${table.question} is null) = (${table.questionedAt} is null)`),
    check('orders_answered', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    check('orders_cancelled', sql`(${table.cancelledAt} is null) = (${table.cancelReason} is null)`),
    // Once a technician has arrived, the order can't be cancelled (services §4).
    check(
      'orders_cancelled_before',
      sql`${table.cancelledAt} is null or (${table.arriveTime} is null and ${table.doneTime} is null)`,
    ),
    check('orders_reason', oneOf(table.cancelReason, CANCEL_REASONS)),
    check(
      'orders_rating',
      sql`${table.ratingStars} is null or (${table.ratingStars} between 1 and 5 and ${table.doneTime} is not null)`,
    ),
    index('orders_user').on(table.userId, table.id.desc().nullsFirst()),
    index('orders_coupon').on(table.couponId).where(sql`${table.couponId} is not null`),
    index('orders_created').on(table.createdAt),
    index('orders_assigned_at').on(table.assignTime).where(sql`${table.assignTime} is not null`),
    // Done, without a final payment.
    index('orders_unpriced')
      .on(table.id)
      .where(
        sql`${table.doneTime} is not null and ${table.finalHalalas} is null and ${table.orderType} <> 'mosque'`,
      ),
    // An open question about the final price.
    index('orders_questioned')
      .on(table.id)
      .where(sql`${table.questionedAt} is not null and ${table.answeredAt} is null`),
    // The operators' default list: orders that are neither done nor cancelled.
    index('orders_open').on(table.id).where(sql`${table.doneTime} is null and ${table.cancelledAt} is null`),
  ],
);
