import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { CODE_PURPOSES, IDENTITY_STATUSES } from './access.ts';

/** What the sandbox of the SMS service was given to send (DESIGN §7). Empty wherever a real one is set. */
export const sandboxMessages = pgTable(
  'sandbox_messages',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    mobile: text('mobile').notNull(),
    code: text('code').notNull(),
    purpose: text('purpose', { enum: CODE_PURPOSES }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('sandbox_messages_mobile').on(table.mobile, table.id.desc().nullsFirst())],
);

/** Checks at the sandbox of the identity service. */
export const sandboxIdentityChecks = pgTable(
  'sandbox_identity_checks',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    transactionId: text('transaction_id').notNull().unique(),
    identity: text('identity').notNull(),
    randomNumber: text('random_number').notNull(),
    /** What somebody decided at /sandbox; null: approved by itself after a while. */
    decision: text('decision', { enum: IDENTITY_STATUSES }),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('sandbox_identity_checks_identity').on(table.identity, table.id.desc().nullsFirst())],
);
