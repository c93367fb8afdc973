import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { PAYMENT_PURPOSES, PAYMENT_STATUSES } from '../../../contract/payments.ts';
import { users } from './people.ts';

/** How a payment is made: at the gateway, or out of the wallet. */
export const PAYMENT_METHODS = ['gateway', 'wallet'] as const;
/**
 * `wallet`: what we owe a person; `gateway`: what the gateway took in for us, so that its balance falls
 * below zero; `income`: what we have earned.
 */
export const ACCOUNT_KINDS = ['wallet', 'gateway', 'income'] as const;
/** `payment`: something was paid; `refund`: it was given back. */
export const ENTRY_KINDS = ['payment', 'refund'] as const;

const at = (name: string) => timestamp(name, { withTimezone: true });
const halalas = (name: string) => bigint(name, { mode: 'number' });
const oneOf = (column: unknown, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;

export const payments = pgTable(
  'payments',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Its name to people and to the gateway, which so never makes two of one. */
    reference: text('reference').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text('purpose', { enum: PAYMENT_PURPOSES }).notNull(),
    /** The id of what is paid for, by the purpose. */
    subjectId: integer('subject_id').notNull(),
    amountHalalas: halalas('amount_halalas').notNull(),
    method: text('method', { enum: PAYMENT_METHODS }).notNull(),
    status: text('status', { enum: PAYMENT_STATUSES }).notNull().default('open'),
    /** The payment's id at the gateway, and its hosted page; null until the gateway has made it. */
    gatewayId: text('gateway_id').unique(),
    pageUrl: text('page_url'),
    /** Until when its page takes money. */
    payBefore: at('pay_before'),
    /** When the gateway was last asked. */
    askedAt: at('asked_at'),
    /** What did not fit when the gateway said that it was paid; somebody must look at it. */
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
    index('payments_unsettled').on(table.createdAt).where(sql`${table.status} in ('open', 'cancelled')`),
  ],
);

/** Who or what holds money (docs/decisions/0009). A balance is never kept: it is the sum of the lines. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
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

/** One movement of money; a trigger (migrations/0009) holds that its lines sum to zero, and that nothing is ever changed. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
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
