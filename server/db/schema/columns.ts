import { type SQL, sql } from 'drizzle-orm';
import { bigint, date, integer, timestamp } from 'drizzle-orm/pg-core';

/** A moment, with its zone. */
export const at = (name: string) => timestamp(name, { withTimezone: true });

/** A calendar day: YYYY-MM-DD. */
export const day = (name: string) => date(name, { mode: 'string' });

/** Money, in halalas. */
export const halalas = (name: string) => bigint(name, { mode: 'number' });

/** The number that a row is given by the database. */
export const rowId = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

/** When a row was written, by default. */
export const createdNow = () => at('created_at').notNull().defaultNow();

/** For a check: the column holds one of these words, or null. */
export const oneOf = (column: unknown, words: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;
