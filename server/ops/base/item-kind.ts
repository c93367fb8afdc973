import { and, asc, count, desc, min, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Language } from '../../../contract/language.ts';
import type { OpsFact, OpsItem, OpsRow } from '../../../contract/ops.ts';
import type { OpsKind, OpsQueue, OpsSort } from '../../../contract/ops-queues.ts';
import type { Database } from '../../db/database.ts';
import { pageOf } from '../../db/pagination.ts';
import { operatorClaims } from '../../db/schema/operators.ts';
import { holdsWords, readSearchQuery } from './search-query.ts';
import type { Facts } from './verb.ts';

/** The number of waiting items, and since when the oldest waits. */
export interface Waiting {
  count: number;
  oldestAt: Date | null;
}

/** The page, language and time of a list. */
export interface Page {
  /** Starts after the row with this id; */
  after?: number | undefined;
  /** or after this many rows. */
  skip?: number | undefined;
  /** By default the longest wait first. */
  sort?: OpsSort | undefined;
  /** Only rows that this finds (search-query.ts). */
  q?: string | undefined;
  /** Only rows that nobody but this user works on. */
  freeFor?: number | undefined;
  language: Language;
  now: Date;
}

/** A row with the facts that only the command line prints; the console's response omits them. */
export type Row = OpsRow & Facts;

export interface Queue {
  name: OpsQueue;
  kind: OpsKind;
  waiting(db: Database, now: Date): Promise<Waiting>;
  /** How many wait since before a moment; of kinds with a promise (OPS_PROMISES). */
  overdue?(db: Database, before: Date): Promise<number>;
  /** A page plus one row, the longest wait first, after the item with id `after`. */
  rows(db: Database, page: Page): Promise<OpsRow[]>;
}

/** Values of an item's optional fields, for kinds without them. */
export const NOTHING_MORE = {
  dueAt: null,
  about: null,
  photos: [],
  pictures: [],
  hasDeed: false,
  href: null,
  position: null,
  words: null,
  initial: {},
  choices: {},
  offers: {},
  dues: [],
} satisfies Partial<OpsItem>;
type Optional = keyof typeof NOTHING_MORE;

/** An item without the fields that all kinds share. */
export type Found = Omit<OpsItem, 'kind' | 'history' | 'notes' | 'claim' | Optional> &
  Partial<Pick<OpsItem, Optional>>;

/**
 * A kind of item that operators decide on, with its queues. To add one: a file in nouns/, and its
 * names in contract/ops-queues.ts.
 */
export interface ItemKind {
  kind: OpsKind;
  queues: Queue[];
  /** Null if there is none with that id. */
  find(db: Database, id: number, language: Language, now: Date): Promise<Found | null>;
}

/** Cuts a query's rows to a page, and returns the id after which the next one begins. */
export function toPage<Row extends { id: number }>(found: Row[]): { rows: Row[]; next: number | null } {
  const { rows, hasMore } = pageOf(found);
  return { rows, next: hasMore ? (rows.at(-1)?.id ?? null) : null };
}

type FactValue = string | number | boolean | null | undefined;

/** Builds facts in the given order, without empty values. */
export function factsOf(all: [name: string, form: OpsFact['form'], value: FactValue][]): OpsFact[] {
  return all.flatMap(([name, form, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ name, form, value }],
  );
}

export const isoOf = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

/** A text in the given language; in Arabic if there is no English one. */
export const inWords = (language: Language, ar: string, en: string | null): string =>
  language === 'en' ? (en ?? ar) : ar;

/** Parses an aggregate's timestamp, whose type depends on the driver. */
export const dateOf = (at: unknown): Date | null => (at ? new Date(at as string) : null);

/** Counts a table's waiting rows; also returns since when the oldest waits. */
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

interface QueueColumns {
  kind: OpsKind;
  id: PgColumn | SQL;
  mobile: PgColumn | SQL;
  /** Titles, names and references. */
  texts: readonly (PgColumn | SQL)[];
}

/** Condition: the row is among those that the page asks for, by its search and its filter. */
export function isAskedFor({ kind, id, mobile, texts }: QueueColumns, { q, freeFor, now }: Page) {
  const conditions: (SQL | undefined)[] = [];
  if (q !== undefined) {
    const found = readSearchQuery(q);
    conditions.push(
      found.words === null
        ? or(
            found.id === null ? undefined : sql`${id} = ${found.id}`,
            sql`starts_with(${mobile}, ${found.mobile})`,
          )
        : holdsWords(sql`fold_arabic(concat_ws(' ', ${sql.join([...texts], sql`, `)}))`, found.words),
    );
  }
  if (freeFor !== undefined) {
    conditions.push(sql`not exists (select 1 from ${operatorClaims} where ${operatorClaims.kind} = ${kind}
      and ${operatorClaims.itemId} = ${id} and ${operatorClaims.userId} <> ${freeFor}
      and ${operatorClaims.until} > ${now.toISOString()})`);
  }
  return and(...conditions) ?? sql`true`;
}

/** The directions of a sort: of `order by`, and to what is behind a row. */
export const directionOf = (sort: OpsSort | undefined) =>
  sort === 'newest'
    ? { by: desc, order: sql`desc`, isBeyond: sql`<` }
    : { by: asc, order: sql`asc`, isBeyond: sql`>` };

/** Condition: after the row with id `after`, where rows are sorted by their ids. */
export const isBehindId = (id: PgColumn | SQL, { after, sort }: Pick<Page, 'after' | 'sort'>) =>
  after === undefined ? undefined : sql`${id} ${directionOf(sort).isBeyond} ${after}`;

/**
 * Condition: after the row with id `after`, by timestamp, then by id. That row need not match the
 * query any more.
 */
export function isBehind(moment: PgColumn, id: PgColumn, { after, sort }: Pick<Page, 'after' | 'sort'>) {
  if (after === undefined) return undefined;
  const [momentName, idName] = [sql.identifier(moment.name), sql.identifier(id.name)];
  return sql`(${moment}, ${id}) ${directionOf(sort).isBeyond} (
    select ${momentName}, ${idName} from ${moment.table} where ${idName} = ${after})`;
}
