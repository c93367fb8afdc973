import { and, desc, eq, gt, gte, inArray, lt, max, ne, or, type SQL, sql } from 'drizzle-orm';
import { riyadhMoment } from '../../../contract/riyadh.ts';
import type { Database } from '../../db/database.ts';
import { PAGE_AND_ONE } from '../../db/pagination.ts';
import { operatorLog } from '../../db/schema/operators.ts';
import { holdsWords, readSearchQuery } from './search-query.ts';
import type { Actor, Changed, Facts } from './verb.ts';

const DAY_MS = 86_400_000;

export type LogRow = typeof operatorLog.$inferSelect;

interface Entry extends Pick<Changed, 'before' | 'after'> {
  actor: Actor;
  verb: string;
  args: Facts;
  at: Date;
}

/** Logs a change, in the same transaction. */
export async function addToLog(db: Database, { actor, verb, args, at, before, after }: Entry): Promise<void> {
  await db.insert(operatorLog).values({
    at,
    who: actor.name,
    door: actor.channel,
    account: actor.account,
    verb,
    arguments: args,
    before,
    after,
  });
}

/**
 * Matches verbs of a group, such as `ads` or `requests-finance`: each kind of request has separate
 * ids.
 */
export function isOfGroup(group: string): SQL {
  const [word = '', kind] = group.split('-', 2);
  const isOfWord = sql`starts_with(${operatorLog.verb}, ${`${word} `})`;
  return kind === undefined ? isOfWord : sql`${isOfWord} and ${operatorLog.arguments} ->> 'kind' = ${kind}`;
}

/**
 * Matches lines about one item, by its id as text; for a property also verbs with a `property`
 * argument.
 */
export function isAbout(group: string, id: SQL): SQL {
  const isIts = sql`(${operatorLog.arguments} ->> 'id') = ${id} and ${isOfGroup(group)}`;
  return group === 'ads' ? sql`((${isIts}) or (${operatorLog.arguments} ->> 'property') = ${id})` : isIts;
}

/** The group of a verb with these arguments. */
export function groupOf(verb: string, args: Record<string, unknown>): string {
  const word = verb.split(' ', 1)[0] ?? '';
  if (word === 'notes') return String(args.about);
  return word === 'requests' ? `${word}-${String(args.kind)}` : word;
}

const MOST_OF_AN_ITEM = 50;
const textOf = (id: number | string) => sql`${String(id)}`;

export interface Listing {
  /** Only lines with a smaller id; */
  before?: number | undefined;
  /** or after this many lines. */
  skip?: number | undefined;
  /** At most so many; a page and one more by default. */
  limit?: number | undefined;
  /** A whole verb, or a group: `ads` matches all verbs on ads. */
  group?: string | undefined;
  /** Only what this account did in the console. */
  account?: string | undefined;
  /** An item's id, mobile or code, or a part of the operator's name. */
  q?: string | undefined;
  /** The first and last day (YYYY-MM-DD in Riyadh). */
  from?: string | undefined;
  to?: string | undefined;
}

/** Matches what a search names: digits an item, all else an operator or a code. */
function isFound(q: string): SQL | undefined {
  const { id, mobile, words } = readSearchQuery(q);
  const args = operatorLog.arguments;
  if (words === null) {
    const number = String(id ?? q);
    return sql`(${args} ->> 'id' = ${number} or ${args} ->> 'property' = ${number} or ${args} ->> 'mobile' = ${mobile})`;
  }
  const isCoded = sql`upper(coalesce(${args} ->> 'code', ${args} ->> 'id')) = upper(${q})`;
  return or(holdsWords(sql`fold_arabic(${operatorLog.who})`, words), isCoded);
}

/** A page of the log plus one line, newest first. */
export async function listLines(
  db: Database,
  { before, skip = 0, limit = PAGE_AND_ONE, group, account, q, from, to }: Listing,
): Promise<LogRow[]> {
  return db
    .select()
    .from(operatorLog)
    .where(
      and(
        before === undefined ? undefined : lt(operatorLog.id, before),
        group === undefined ? undefined : or(eq(operatorLog.verb, group), isOfGroup(group)),
        account === undefined
          ? undefined
          : and(eq(operatorLog.door, 'console'), eq(operatorLog.account, account)),
        q === undefined ? undefined : isFound(q),
        from === undefined ? undefined : gte(operatorLog.at, riyadhMoment(from, '00:00')),
        to === undefined
          ? undefined
          : lt(operatorLog.at, new Date(riyadhMoment(to, '00:00').getTime() + DAY_MS)),
      ),
    )
    .orderBy(desc(operatorLog.id))
    .limit(limit)
    .offset(skip);
}

/** The log lines about one item, newest first. */
export async function linesOf(db: Database, group: string, id: number): Promise<LogRow[]> {
  return db
    .select()
    .from(operatorLog)
    .where(isAbout(group, textOf(id)))
    .orderBy(desc(operatorLog.id))
    .limit(MOST_OF_AN_ITEM);
}

interface OnItem {
  id: number;
  /** Earlier lines do not count. */
  since: Date;
}

const isOn = (verbs: string[], { id, since }: OnItem) =>
  and(
    inArray(operatorLog.verb, verbs),
    sql`(${operatorLog.arguments} ->> 'id') = ${textOf(id)}`,
    gte(operatorLog.at, since),
  );

/** Which of these verbs was carried out last on an item; undefined for none. */
export async function lastOf(db: Database, verbs: string[], item: OnItem): Promise<string | undefined> {
  const [found] = await db
    .select({ verb: operatorLog.verb })
    .from(operatorLog)
    .where(isOn(verbs, item))
    .orderBy(desc(operatorLog.id))
    .limit(1);
  return found?.verb;
}

/**
 * Whether an operator in the console, other than `actor`, carried out a verb on an item, after
 * which nobody carried out `undo`.
 */
export async function isDoneByAnother(
  db: Database,
  { verb, undo, actor, ...item }: OnItem & { verb: string; undo: string; actor: Actor },
): Promise<boolean> {
  const undone = db
    .select({ id: max(operatorLog.id) })
    .from(operatorLog)
    .where(isOn([undo], item));
  const [found] = await db
    .select({ id: operatorLog.id })
    .from(operatorLog)
    .where(
      and(
        isOn([verb], item),
        ne(operatorLog.account, actor.account),
        sql`${operatorLog.id} > coalesce((${undone}), 0)`,
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** The latest line about the item after the given one; undefined if there is none. */
export async function lastLineSince(
  db: Database,
  { group, id, line }: { group: string; id: number | string; line: number },
): Promise<LogRow | undefined> {
  const [found] = await db
    .select()
    .from(operatorLog)
    .where(and(isAbout(group, textOf(id)), gt(operatorLog.id, line)))
    .orderBy(desc(operatorLog.id))
    .limit(1);
  return found;
}
