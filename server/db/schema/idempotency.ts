import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, createdNow } from './columns.ts';
import { ofPerson } from './people.ts';

/**
 * A user's requests by idempotency key, with their responses (server/plugins/idempotency.ts).
 * Deleted after a day.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: ofPerson({ onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of the request and its body: a different request with the same key is refused. */
    requestHash: text('request_hash').notNull(),
    /** What the request did, written in the same transaction; a retry after a crash uses it. */
    effect: jsonb('effect'),
    /** The first response's status; null while the request is running. */
    status: integer('status'),
    body: jsonb('body'),
    /** After this time an unanswered request counts as dead, and the next attempt continues it. */
    lockedUntil: at('locked_until').notNull(),
    createdAt: createdNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);
