import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { CARD_BRANDS } from '../../../contract/card-number.ts';
import { CARD_REFUSALS } from '../../../contract/payments.ts';
import { CODE_PURPOSES, IDENTITY_STATUSES } from './access.ts';
import { at, createdNow, halalas, rowId } from './columns.ts';

const SANDBOX_PAYMENT_STATUSES = ['open', 'paid', 'failed', 'expired'] as const;

/** Messages passed to the SMS sandbox (DESIGN §7). Empty where a real service is configured. */
export const sandboxMessages = pgTable(
  'sandbox_messages',
  {
    id: rowId(),
    mobile: text('mobile').notNull(),
    code: text('code').notNull(),
    purpose: text('purpose', { enum: [...CODE_PURPOSES, 'signIn'] }).notNull(),
    sentAt: at('sent_at').notNull().defaultNow(),
  },
  (table) => [index('sandbox_messages_mobile').on(table.mobile, table.id.desc().nullsFirst())],
);

/** Identity checks at the sandbox. */
export const sandboxIdentityChecks = pgTable(
  'sandbox_identity_checks',
  {
    id: rowId(),
    transactionId: text('transaction_id').notNull().unique(),
    identity: text('identity').notNull(),
    randomNumber: text('random_number').notNull(),
    /** The decision made at /sandbox; null: the check is approved automatically after a while. */
    decision: text('decision', { enum: IDENTITY_STATUSES }),
    startedAt: at('started_at').notNull().defaultNow(),
  },
  (table) => [index('sandbox_identity_checks_identity').on(table.identity, table.id.desc().nullsFirst())],
);

/**
 * How a card at the sandbox behaves; its first digits choose (gateways/payments/sandbox-cards.ts).
 */
export const SANDBOX_CARD_TEMPERS = [
  'good',
  'declined',
  'empty',
  'asks',
  'limited',
  'blocked',
  'offline',
  'silent',
] as const;

/** Cards saved at the sandbox gateway, without their number, as at a real gateway. */
export const sandboxCards = pgTable('sandbox_cards', {
  token: text('token').primaryKey(),
  brand: text('brand', { enum: CARD_BRANDS }).notNull(),
  last: text('last').notNull(),
  expiryMonth: integer('expiry_month').notNull(),
  expiryYear: integer('expiry_year').notNull(),
  temper: text('temper', { enum: SANDBOX_CARD_TEMPERS }).notNull(),
  createdAt: createdNow(),
});

/** Payments of the sandbox gateway, in its own terms; the app's own payments are in money.ts. */
export const sandboxPayments = pgTable('sandbox_payments', {
  id: text('id').primaryKey(),
  /** The caller's reference: a second request with it returns the first payment. */
  reference: text('reference').notNull().unique(),
  amountHalalas: halalas('amount_halalas').notNull(),
  currency: text('currency').notNull(),
  description: text('description').notNull(),
  returnUrl: text('return_url').notNull(),
  status: text('status', { enum: SANDBOX_PAYMENT_STATUSES }).notNull().default('open'),
  /** Why a saved card was refused; null otherwise. */
  refusal: text('refusal', { enum: CARD_REFUSALS }),
  refundedHalalas: halalas('refunded_halalas').notNull().default(0),
  /** Signs the notices of this payment. */
  secret: text('secret').notNull(),
  expiresAt: at('expires_at'),
  createdAt: createdNow(),
});
