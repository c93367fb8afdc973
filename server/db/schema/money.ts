import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { CARD_BRANDS } from '../../../contract/card-number.ts';
import { PAYMENT_PURPOSES, PAYMENT_STATUSES } from '../../../contract/payments.ts';
import { at, halalas, oneOf, rowId } from './columns.ts';
import { ofPerson, users } from './people.ts';

/** How a payment is made: at the gateway, or out of the wallet. */
const PAYMENT_METHODS = ['gateway', 'wallet'] as const;
/**
 * `wallet`: what we owe a person; `gateway`: what the gateway took in for us, so that its balance
 * falls below zero; `income`: what we have earned; `held`: what is paid, and not earned yet.
 */
const ACCOUNT_KINDS = ['wallet', 'gateway', 'income', 'held'] as const;
/** `payment`: something was paid; `refund`: it was given back; `earned`: what was held is ours. */
const ENTRY_KINDS = ['payment', 'refund', 'earned'] as const;
/** `pending`: not yet done at the gateway; `failed`: it refused, and an operator looks at it. */
const CARD_REFUND_STATUSES = ['pending', 'done', 'failed'] as const;
/** Where an operator had money go that fits no payment. */
const DISCREPANCY_ENDS = ['wallet', 'card'] as const;
/**
 * `unknown`: the gateway has no such payment that was paid; `refused`: it said no, in words of its
 * own.
 */
const REFUND_REFUSALS = ['unknown', 'refused'] as const;
/**
 * Why money at the gateway fits no payment: what it was taken for, as which, or how much is not
 * what we asked for; or it left again, by hand at the gateway or by the payer's bank. `unpaid`: it
 * is simply not paid any more.
 */
export const DISCREPANCY_KINDS = [
  'reference',
  'gatewayId',
  'currency',
  'amount',
  'refunded',
  'voided',
  'chargedBack',
  'unpaid',
] as const;

/**
 * Saved cards: the gateway's id, and what their owner recognises them by. Neither a number
 * nor a CVV is ever kept. A removed one stays for the payments that it made, without its token.
 */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: rowId(),
    userId: ofPerson(),
    /** Null once it is removed. */
    token: text('token').unique(),
    brand: text('brand', { enum: CARD_BRANDS }).notNull(),
    last: text('last').notNull(),
    expiryMonth: integer('expiry_month').notNull(),
    expiryYear: integer('expiry_year').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    check('payment_methods_brand', oneOf(table.brand, CARD_BRANDS)),
    check('payment_methods_last', sql`${table.last} ~ '^[0-9]{4}$'`),
    check('payment_methods_expiry', sql`${table.expiryMonth} between 1 and 12`),
    // A token of the gateway's is a word with a letter in it: a card's number can't be kept in its
    // place.
    check('payment_methods_token', sql`${table.token} ~ '[A-Za-z]' and ${table.token} !~ '[0-9]{12}'`),
    // Saved twice, by a double tap or a year later, it is one card.
    uniqueIndex('payment_methods_one_each')
      .on(table.userId, table.brand, table.last, table.expiryMonth, table.expiryYear)
      .where(sql`${table.token} is not null`),
  ],
);

export const payments = pgTable(
  'payments',
  {
    id: rowId(),
    /** Its name to people and to the gateway, which so never makes two of one. */
    reference: text('reference').notNull().unique(),
    userId: ofPerson(),
    purpose: text('purpose', { enum: PAYMENT_PURPOSES }).notNull(),
    /** The id of what is paid for, by the purpose. */
    subjectId: integer('subject_id').notNull(),
    amountHalalas: halalas('amount_halalas').notNull(),
    method: text('method', { enum: PAYMENT_METHODS }).notNull(),
    /**
     * The saved card that it is made by; null where it is made on the gateway's page, or out of the
     * wallet.
     */
    paymentMethodId: integer('payment_method_id').references(() => paymentMethods.id),
    status: text('status', { enum: PAYMENT_STATUSES }).notNull().default('open'),
    /** The payment's id at the gateway, and its hosted page; null until the gateway has made it. */
    gatewayId: text('gateway_id').unique(),
    pageUrl: text('page_url'),
    /** Until when its page takes money. */
    payBefore: at('pay_before'),
    /**
     * When the gateway takes no more money for it: the end of its page, or of what a card may still
     * come to.
     */
    pageEndsAt: at('page_ends_at'),
    /** When its card was sent to be charged; null again once the gateway says what became of it. */
    sentAt: at('sent_at'),
    /** When the gateway was last asked. */
    askedAt: at('asked_at'),
    /** When it is asked next; null where nothing more can happen. */
    askAt: at('ask_at').defaultNow(),
    /** Where servers before payment_faults wrote what did not fit. Not read any more. */
    fault: text('fault'),
    createdAt: at('created_at').notNull(),
    settledAt: at('settled_at'),
  },
  (table) => [
    check('payments_purpose', oneOf(table.purpose, PAYMENT_PURPOSES)),
    check('payments_status', oneOf(table.status, PAYMENT_STATUSES)),
    check('payments_method', oneOf(table.method, PAYMENT_METHODS)),
    check('payments_amount', sql`${table.amountHalalas} > 0`),
    check('payments_settled', sql`(${table.status} = 'open') = (${table.settledAt} is null)`),
    // One page is open for one thing: who pays in two windows pays once.
    uniqueIndex('payments_one_open').on(table.purpose, table.subjectId).where(sql`${table.status} = 'open'`),
    index('payments_subject').on(table.purpose, table.subjectId),
    index('payments_user').on(table.userId, table.id.desc().nullsFirst()),
    index('payments_paid').on(table.settledAt).where(sql`${table.status} = 'paid'`),
    index('payments_to_ask').on(table.askAt).where(sql`${table.askAt} is not null`),
    index('payments_sent').on(table.userId, table.purpose).where(sql`${table.sentAt} is not null`),
  ],
);

/**
 * Who or what holds money (docs/decisions/0009). A balance is never kept: it is the sum of the
 * lines.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: rowId(),
    kind: text('kind', { enum: ACCOUNT_KINDS }).notNull(),
    /** Whose wallet it is; null for ours. */
    userId: integer('user_id').references(() => users.id),
  },
  (table) => [
    check('ledger_accounts_kind', oneOf(table.kind, ACCOUNT_KINDS)),
    check('ledger_accounts_owner', sql`(${table.kind} = 'wallet') = (${table.userId} is not null)`),
    unique('ledger_accounts_one_each').on(table.kind, table.userId).nullsNotDistinct(),
  ],
);

/**
 * One movement of money; a trigger (migrations/0011) holds that its lines sum to zero, and that
 * nothing is ever changed.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: rowId(),
    kind: text('kind', { enum: ENTRY_KINDS }).notNull(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    check('ledger_entries_kind', oneOf(table.kind, ENTRY_KINDS)),
    // A payment is entered once, and given back once.
    unique('ledger_entries_once').on(table.paymentId, table.kind),
    // What is held is earned or given back, never both.
    uniqueIndex('ledger_entries_one_end').on(table.paymentId).where(sql`${table.kind} <> 'payment'`),
  ],
);

/** Into an account where it is above zero, out of it where below. */
export const ledgerLines = pgTable(
  'ledger_lines',
  {
    entryId: integer('entry_id')
      .notNull()
      .references(() => ledgerEntries.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    amountHalalas: halalas('amount_halalas').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.accountId] }),
    check('ledger_lines_amount', sql`${table.amountHalalas} <> 0`),
    index('ledger_lines_account').on(table.accountId),
  ],
);

/** What the gateway is to give back to the card that paid (modules/payments/card-refunds.ts). */
export const cardRefunds = pgTable(
  'card_refunds',
  {
    paymentId: integer('payment_id')
      .primaryKey()
      .references(() => payments.id),
    status: text('status', { enum: CARD_REFUND_STATUSES }).notNull().default('pending'),
    createdAt: at('created_at').notNull(),
    /** When the gateway was last asked, and when the next retry is due. */
    triedAt: at('tried_at'),
    tryAt: at('try_at'),
    /** How often it was asked. */
    tries: integer('tries').notNull().default(0),
    /** Why it refused, and how it put it; of the last time that it did. */
    refusal: text('refusal', { enum: REFUND_REFUSALS }),
    said: text('said'),
  },
  (table) => [
    check('card_refunds_status', oneOf(table.status, CARD_REFUND_STATUSES)),
    check('card_refunds_refusal', oneOf(table.refusal, REFUND_REFUSALS)),
    index('card_refunds_pending').on(table.createdAt).where(sql`${table.status} = 'pending'`),
    index('card_refunds_refused').on(table.createdAt, table.paymentId).where(sql`${table.status} = 'failed'`),
  ],
);

/**
 * Money at the gateway that fits no payment (modules/payments/discrepancies.ts): an operator sees
 * to each.
 */
export const paymentDiscrepancies = pgTable(
  'payment_faults',
  {
    paymentId: integer('payment_id')
      .primaryKey()
      .references(() => payments.id),
    kind: text('kind', { enum: DISCREPANCY_KINDS }).notNull(),
    /**
     * What the gateway says: which of its payments, how much was taken, and how much of it went
     * back.
     */
    gatewayId: text('gateway_id').notNull(),
    takenHalalas: halalas('taken_halalas').notNull(),
    refundedHalalas: halalas('refunded_halalas').notNull(),
    currency: text('currency').notNull(),
    notedAt: at('noted_at').notNull(),
    /**
     * When an operator had seen to it, what was done, and where the money went; null where none was
     * moved here.
     */
    closedAt: at('closed_at'),
    note: text('note'),
    wentTo: text('went_to', { enum: DISCREPANCY_ENDS }),
  },
  (table) => [
    check('payment_faults_kind', oneOf(table.kind, DISCREPANCY_KINDS)),
    check('payment_faults_went_to', oneOf(table.wentTo, DISCREPANCY_ENDS)),
    index('payment_faults_open').on(table.notedAt, table.paymentId).where(sql`${table.closedAt} is null`),
  ],
);

/** Tokens of cards that were removed here, until the gateway has forgotten them too. */
export const cardRemovals = pgTable(
  'card_removals',
  {
    token: text('token').primaryKey(),
    createdAt: at('created_at').notNull(),
    /** When the next request to the gateway is due. */
    tryAt: at('try_at').notNull(),
  },
  (table) => [index('card_removals_due').on(table.tryAt)],
);

/** Top-ups of wallets: what their payments are for. */
export const walletTopUps = pgTable(
  'wallet_top_ups',
  {
    id: rowId(),
    userId: ofPerson(),
    amountHalalas: halalas('amount_halalas').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [check('wallet_top_ups_amount', sql`${table.amountHalalas} > 0`)],
);
