import { count, min, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Language } from '../../../contract/language.ts';
import type { OpsFact, OpsItem, OpsRow } from '../../../contract/ops.ts';
import type { OpsKind, OpsQueue } from '../../../contract/ops-queues.ts';
import type { Database } from '../../db/database.ts';
import { pageOf } from '../../db/pagination.ts';
import type { Facts } from './verb.ts';

/** How many wait, and since when the one that waits longest does. */
export interface Waiting {
  count: number;
  oldestAt: Date | null;
}

/** Which page of a list, in which language, and at what time. */
export interface Page {
  /** The one behind the row of this id; */
  after?: number | undefined;
  /** or behind so many rows. */
  skip?: number | undefined;
  language: Language;
  now: Date;
}

/** A row with what the command line prints beyond it; the console's answer leaves that out. */
export type Row = OpsRow & Facts;

export interface Queue {
  name: OpsQueue;
  kind: OpsKind;
  waiting(db: Database, now: Date): Promise<Waiting>;
  /** A page and one row more, the longest wait first, behind the item of id `after`. */
  rows(db: Database, page: Page): Promise<OpsRow[]>;
}

/** The values of an item's optional fields, for kinds that have none of their own. */
export const NOTHING_MORE = {
  dueAt: null,
  about: null,
  photos: [],
  picture: null,
  hasDeed: false,
  href: null,
  position: null,
  words: null,
  initial: {},
  choices: [],
  dues: [],
} satisfies Partial<OpsItem>;
type Optional = keyof typeof NOTHING_MORE;

/** What an item is but for what every kind has alike. */
export type Found = Omit<OpsItem, 'kind' | 'history' | Optional> & Partial<Pick<OpsItem, Optional>>;

/**
 * A kind of item that operators decide about, with its queues. To add one: a file in nouns/, and
 * its names in contract/ops-queues.ts.
 */
export interface ItemKind {
  kind: OpsKind;
  queues: Queue[];
  /** Null where there is none of that id. */
  find(db: Database, id: number, language: Language, now: Date): Promise<Found | null>;
}

/** Cuts what a query found to a page, and says behind which row the next one begins. */
export function toPage<Row extends { id: number }>(found: Row[]): { rows: Row[]; next: number | null } {
  const { rows, hasMore } = pageOf(found);
  return { rows, next: hasMore ? (rows.at(-1)?.id ?? null) : null };
}

type FactValue = string | number | boolean | null | undefined;

/** The facts that there are, in their order: empty values are left out. */
export function factsOf(all: [name: string, form: OpsFact['form'], value: FactValue][]): OpsFact[] {
  return all.flatMap(([name, form, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ name, form, value }],
  );
}

export const isoOf = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

/** A text in the reader's language, where there is one. */
export const inWords = (language: Language, ar: string, en: string | null): string =>
  language === 'en' ? (en ?? ar) : ar;

/** An aggregate's moment, which comes as each driver likes. */
export const dateOf = (at: unknown): Date | null => (at ? new Date(at as string) : null);

/** How many rows of a table wait, and since when the oldest does. */
export async function countWaiting(
  db: Database,
  table: PgTable,
  since: PgColumn | SQL,
  where: SQL | undefined,
): Promise<Waiting> {
  const [found] = await db
    .select({ count: count(), oldestAt: min(since) })
    .from(table)
    .where(where);
  return { count: found?.count ?? 0, oldestAt: dateOf(found?.oldestAt) };
}

/**
 * Behind the row of id `after` in the order of a moment, then of ids, wherever it stands by now.
 */
export function isBehind(moment: PgColumn, id: PgColumn, after: number | undefined): SQL | undefined {
  if (after === undefined) return undefined;
  const [momentName, idName] = [sql.identifier(moment.name), sql.identifier(id.name)];
  return sql`(${moment}, ${id}) > (select ${momentName}, ${idName} from ${moment.table} where ${idName} = ${after})`;
}
