import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, createdNow } from './columns.ts';
import { ofPerson } from './people.ts';

/**
 * A user's requests by idempotency key, with their answers (server/plugins/idempotency.ts).
 * Forgotten after a day.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: ofPerson({ onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of the call and its body: another one under the key is refused. */
    requestHash: text('request_hash').notNull(),
    /** What the call has done, written in the same transaction; a retry after a crash uses it. */
    effect: jsonb('effect'),
    /** The first answer; null while the call is under way. */
    status: integer('status'),
    body: jsonb('body'),
    /** After this moment an unanswered call counts as dead, and the next attempt continues it. */
    lockedUntil: at('locked_until').notNull(),
    createdAt: createdNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);
