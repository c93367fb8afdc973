import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/** How operators come in: by the command line of the machine, or signed in by the web console. */
export const OPERATOR_CHANNELS = ['shell', 'console'] as const;

/**
 * What operators changed. Rows are only ever added: a trigger (migrations/0006) refuses everything
 * else. Each is written in the transaction of its change.
 */
export const operatorLog = pgTable(
  'operator_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: at('at').notNull().defaultNow(),
    /** The name that the operator goes by. */
    who: text('who').notNull(),
    /** The channel, by the column's name; the wire field of `ops.log` is `door` too. */
    door: text('door', { enum: OPERATOR_CHANNELS }).notNull(),
    /** The account that came in: the operating system's user, or a person's mobile. */
    account: text('account').notNull(),
    /** Such as `ads approve`. */
    verb: text('verb').notNull(),
    arguments: jsonb('arguments').$type<Record<string, unknown>>().notNull(),
    /** What the change touched, as it was and as it is; null where there was, or is, nothing. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (table) => [
    check('operator_log_door', sql`${table.door} in ('shell', 'console')`),
    index('operator_log_verb').on(table.verb, table.id),
    // What was done to one item, and what since a day.
    index('operator_log_item').on(sql`(${table.arguments} ->> 'id')`, table.id),
    // What was done to a property by verbs that name it beside something else.
    index('operator_log_property').on(sql`(${table.arguments} ->> 'property')`, table.id),
    index('operator_log_at').on(table.at),
  ],
);
