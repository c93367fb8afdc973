import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Language } from '../../../contract/language.ts';
import { OPS_NOTED, type OpsKind } from '../../../contract/ops-queues.ts';
import { at, oneOf, rowId } from './columns.ts';
import { ofPerson } from './people.ts';

/** How operators sign in: on the machine's command line or in the web console. */
export const OPERATOR_CHANNELS = ['shell', 'console'] as const;

/**
 * Log of operators' changes, each written in the transaction of its change. Rows are only added: a
 * trigger (migrations/0006) refuses everything else, to everyone. Another one chains each entry to
 * the one before it, so that what was changed past the triggers is found (base/log-chain.ts).
 */
export const operatorLog = pgTable(
  'operator_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: at('at').notNull().defaultNow(),
    /** The operator's display name. */
    who: text('who').notNull(),
    /** The channel; the wire field of `ops.log` is named `door` too. */
    door: text('door', { enum: OPERATOR_CHANNELS }).notNull(),
    /** The operating system's user, or the mobile of the console's user. */
    account: text('account').notNull(),
    /** Such as `ads approve`. */
    verb: text('verb').notNull(),
    arguments: jsonb('arguments').$type<Record<string, unknown>>().notNull(),
    /** The changed data before and after; null if it did not exist. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    /** Its place in the chain of entries, from 1 without gaps; a trigger sets both. */
    place: bigint('place', { mode: 'number' }).notNull().default(0).unique('operator_log_place'),
    /** The hash of its content and of the previous entry's hash. */
    hash: text('hash').notNull().default(''),
  },
  (table) => [
    check('operator_log_door', sql`${table.door} in ('shell', 'console')`),
    index('operator_log_verb').on(table.verb, table.id),
    // For the log lines about one item.
    index('operator_log_item').on(sql`(${table.arguments} ->> 'id')`, table.id),
    // For the log lines about a property by verbs with a separate `property` argument.
    index('operator_log_property').on(sql`(${table.arguments} ->> 'property')`, table.id),
    index('operator_log_at').on(table.at),
  ],
);

/** Which operator works on which item of the console (server/ops/base/claims.ts). */
export const operatorClaims = pgTable(
  'operator_claims',
  {
    kind: text('kind').$type<OpsKind>().notNull(),
    itemId: integer('item_id').notNull(),
    userId: ofPerson({ onDelete: 'cascade' }),
    since: at('since').notNull(),
    /** From then on it is free again. */
    until: at('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.itemId] })],
);

/** What operators tell each other (server/ops/nouns/notes.ts). */
export const operatorNotes = pgTable(
  'operator_notes',
  {
    id: rowId(),
    about: text('about', { enum: OPS_NOTED }).notNull(),
    itemId: integer('item_id').notNull(),
    text: text('text').notNull(),
    /** The operator's name. */
    who: text('who').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    check('operator_notes_about', oneOf(table.about, OPS_NOTED)),
    index('operator_notes_item').on(table.about, table.itemId, table.id),
  ],
);

/**
 * Decisions of the console about items, held back for some seconds in which they can be undone
 * (server/ops/console/hold.ts). A row goes when it is carried out or undone.
 */
export const operatorDecisions = pgTable(
  'operator_decisions',
  {
    id: rowId(),
    userId: ofPerson({ onDelete: 'cascade' }),
    verb: text('verb').notNull(),
    /** As typed. */
    arguments: jsonb('arguments').$type<Record<string, string>>().notNull(),
    /** The row version that the operator saw. */
    seen: text('seen').notNull(),
    kind: text('kind').$type<OpsKind>().notNull(),
    itemId: integer('item_id').notNull(),
    language: text('language').$type<Language>().notNull(),
    runAt: at('run_at').notNull(),
    /** Why it was not carried out, for its operator. */
    failure: text('failure'),
  },
  (table) => [
    uniqueIndex('operator_decisions_item').on(table.kind, table.itemId).where(sql`${table.failure} is null`),
    index('operator_decisions_user').on(table.userId),
  ],
);
