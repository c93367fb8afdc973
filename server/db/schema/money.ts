import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { CARD_BRANDS } from '../../../contract/card-number.ts';
import { CARD_REFUSALS, PAYMENT_PURPOSES, PAYMENT_STATUSES } from '../../../contract/payments.ts';
import { at, halalas, oneOf, rowId } from './columns.ts';
import { ofPerson, users } from './people.ts';

/** How a payment is made: at the gateway, or out of the wallet. */
const PAYMENT_METHODS = ['gateway', 'wallet'] as const;
/**
 * `wallet`: what we owe a user; `gateway`: what the gateway collected for us, as a negative
 * balance; `income`: what we have earned; `held`: what is paid and not earned yet.
 */
const ACCOUNT_KINDS = ['wallet', 'gateway', 'income', 'held'] as const;
/** `payment`: money was paid; `refund`: it was paid back; `earned`: held money became income. */
const ENTRY_KINDS = ['payment', 'refund', 'earned'] as const;
/**
 * `pending`: not yet done at the gateway; `failed`: the gateway refused, and an operator decides.
 */
const CARD_REFUND_STATUSES = ['pending', 'done', 'failed'] as const;
/** Where an operator sent money that matches no payment. */
const DISCREPANCY_ENDS = ['wallet', 'card'] as const;
/** `unknown`: the gateway has no such paid payment; `refused`: it refused, with its own message. */
const REFUND_REFUSALS = ['unknown', 'refused'] as const;
/**
 * How money at the gateway differs from a payment: in its reference, gateway id, currency or
 * amount; or it was refunded at the gateway by hand or by the payer's bank. `unpaid`: the gateway
 * no longer reports it as paid.
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
 * Saved cards: the gateway's token, and what the owner recognises a card by. Card numbers and CVVs
 * are never stored. A removed card keeps its row, without token, for the payments made with it.
 */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: rowId(),
    userId: ofPerson(),
    /** Null once the card is removed. */
    token: text('token').unique(),
    brand: text('brand', { enum: CARD_BRANDS }).notNull(),
    last: text('last').notNull(),
    expiryMonth: integer('expiry_month').notNull(),
    expiryYear: integer('expiry_year').notNull(),
    createdAt: at('created_at').notNull(),
    /** The user has chosen it for every payment. */
    isDefault: boolean('is_default').notNull().default(false),
  },
  (table) => [
    check('payment_methods_brand', oneOf(table.brand, CARD_BRANDS)),
    check('payment_methods_last', sql`${table.last} ~ '^[0-9]{4}$'`),
    check('payment_methods_expiry', sql`${table.expiryMonth} between 1 and 12`),
    // The gateway's tokens contain a letter, so a card number can't be stored by mistake.
    check('payment_methods_token', sql`${table.token} ~ '[A-Za-z]' and ${table.token} !~ '[0-9]{12}'`),
    // A card saved twice, by a double tap or a year later, has one row.
    uniqueIndex('payment_methods_one_each')
      .on(table.userId, table.brand, table.last, table.expiryMonth, table.expiryYear)
      .where(sql`${table.token} is not null`),
    uniqueIndex('payment_methods_one_default').on(table.userId).where(sql`${table.isDefault}`),
  ],
);

export const payments = pgTable(
  'payments',
  {
    id: rowId(),
    /** Unique to users and to the gateway, which therefore never creates a payment twice. */
    reference: text('reference').notNull().unique(),
    userId: ofPerson(),
    purpose: text('purpose', { enum: PAYMENT_PURPOSES }).notNull(),
    /** The id of what is paid for; the purpose determines its table. */
    subjectId: integer('subject_id').notNull(),
    amountHalalas: halalas('amount_halalas').notNull(),
    method: text('method', { enum: PAYMENT_METHODS }).notNull(),
    /**
     * The saved card that is charged; null if the user pays on the gateway's page or from the
     * wallet.
     */
    paymentMethodId: integer('payment_method_id').references(() => paymentMethods.id),
    /** The card that was charged on the gateway's page, if the gateway names it. */
    cardBrand: text('card_brand', { enum: CARD_BRANDS }),
    cardLast: text('card_last'),
    status: text('status', { enum: PAYMENT_STATUSES }).notNull().default('open'),
    /**
     * The payment's id at the gateway, and its hosted page; null until the gateway has created it.
     */
    gatewayId: text('gateway_id').unique(),
    pageUrl: text('page_url'),
    /** Until when the user can pay on its page. */
    payBefore: at('pay_before'),
    /**
     * When the gateway stops taking money for it: the page expires, or a card's charge can no
     * longer succeed.
     */
    pageEndsAt: at('page_ends_at'),
    /** When the card was sent to be charged; null again once the gateway reports the result. */
    sentAt: at('sent_at'),
    /** When the gateway was last queried. */
    askedAt: at('asked_at'),
    /** When it is queried next; null if nothing more can change. */
    askAt: at('ask_at').defaultNow(),
    /** Why the last card was refused. */
    refusal: text('refusal', { enum: CARD_REFUSALS }),
    /** When the payer came back from its page without paying. */
    leftAt: at('left_at'),
    /** Written before payment_faults existed; no longer read. */
    fault: text('fault'),
    createdAt: at('created_at').notNull(),
    settledAt: at('settled_at'),
  },
  (table) => [
    check('payments_purpose', oneOf(table.purpose, PAYMENT_PURPOSES)),
    check('payments_status', oneOf(table.status, PAYMENT_STATUSES)),
    check('payments_method', oneOf(table.method, PAYMENT_METHODS)),
    check('payments_amount', sql`${table.amountHalalas} > 0`),
    check('payments_refusal', oneOf(table.refusal, CARD_REFUSALS)),
    check('payments_card', sql`${table.cardLast} ~ '^[0-9]{4}$'`),
    check('payments_settled', sql`(${table.status} = 'open') = (${table.settledAt} is null)`),
    // One open page per subject: a user with two windows pays once.
    uniqueIndex('payments_one_open').on(table.purpose, table.subjectId).where(sql`${table.status} = 'open'`),
    index('payments_subject').on(table.purpose, table.subjectId),
    index('payments_user').on(table.userId, table.id.desc().nullsFirst()),
    index('payments_paid').on(table.settledAt).where(sql`${table.status} = 'paid'`),
    index('payments_to_ask').on(table.askAt).where(sql`${table.askAt} is not null`),
    index('payments_sent').on(table.userId, table.purpose).where(sql`${table.sentAt} is not null`),
  ],
);

/** Owners of money (docs/decisions/0009). Balances are not stored: each is the sum of its lines. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: rowId(),
    kind: text('kind', { enum: ACCOUNT_KINDS }).notNull(),
    /** The wallet's user; null for our own accounts. */
    userId: integer('user_id').references(() => users.id),
  },
  (table) => [
    check('ledger_accounts_kind', oneOf(table.kind, ACCOUNT_KINDS)),
    check('ledger_accounts_owner', sql`(${table.kind} = 'wallet') = (${table.userId} is not null)`),
    unique('ledger_accounts_one_each').on(table.kind, table.userId).nullsNotDistinct(),
  ],
);

/**
 * One movement of money; a trigger (migrations/0011) enforces that its lines sum to zero and that
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
    // A payment is entered once, and refunded once.
    unique('ledger_entries_once').on(table.paymentId, table.kind),
    // What is held for a payment leaves once: a trigger of migrations/0053 refuses a second time.
  ],
);

/** Positive: into the account; negative: out of it. */
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

/** Refunds that the gateway is to pay to the card used (modules/payments/card-refunds.ts). */
export const cardRefunds = pgTable(
  'card_refunds',
  {
    paymentId: integer('payment_id')
      .primaryKey()
      .references(() => payments.id),
    status: text('status', { enum: CARD_REFUND_STATUSES }).notNull().default('pending'),
    createdAt: at('created_at').notNull(),
    /** When the gateway was last asked to refund, and when the next retry is due. */
    triedAt: at('tried_at'),
    tryAt: at('try_at'),
    /** The number of requests so far. */
    tries: integer('tries').notNull().default(0),
    /** The reason and the gateway's message of its last refusal. */
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
 * Money at the gateway that matches no payment (modules/payments/discrepancies.ts): operators
 * resolve each case.
 */
export const paymentDiscrepancies = pgTable(
  'payment_faults',
  {
    paymentId: integer('payment_id')
      .primaryKey()
      .references(() => payments.id),
    kind: text('kind', { enum: DISCREPANCY_KINDS }).notNull(),
    /** As reported by the gateway: its payment id, the amount taken, and the amount refunded. */
    gatewayId: text('gateway_id').notNull(),
    takenHalalas: halalas('taken_halalas').notNull(),
    refundedHalalas: halalas('refunded_halalas').notNull(),
    currency: text('currency').notNull(),
    notedAt: at('noted_at').notNull(),
    /**
     * When an operator resolved it, what was done, and where the money went; null if none was moved
     * here.
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

/** Tokens of cards removed here, kept until the gateway has deleted them too. */
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
