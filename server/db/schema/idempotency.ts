import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, createdNow } from './columns.ts';
import { ofPerson } from './people.ts';

/**
 * What a person asked for under a key of his, and what he was answered (server/plugins/idempotency.ts).
 * Forgotten after a day.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: ofPerson({ onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of the call and its body: another one under the key is refused. */
    requestHash: text('request_hash').notNull(),
    /** What the call has done already, written with it at once; an attempt after a crash goes on from here. */
    effect: jsonb('effect'),
    /** The first answer; null while the call is under way. */
    status: integer('status'),
    body: jsonb('body'),
    /** After this moment an unanswered call is taken to have died, and the next attempt goes on with it. */
    lockedUntil: at('locked_until').notNull(),
    createdAt: createdNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);
