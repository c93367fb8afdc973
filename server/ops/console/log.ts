import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/language.ts';
import type { OpsLogEntry } from '../../../contract/ops.ts';
import { OPS_KINDS, type OpsKind } from '../../../contract/ops-queues.ts';
import type { Database } from '../../db/database.ts';
import { PAGE_AND_ONE } from '../../db/page.ts';
import { operatorLog } from '../../db/schema/operators.ts';
import { groupOf, isAbout, isOfGroup } from './log-group.ts';
import { verbLabel } from './verb-forms.ts';

type LogRow = typeof operatorLog.$inferSelect;

/** Texts of the log are cut to this: an article's Markdown is no line of it. */
const MOST_CHARACTERS = 300;
/** The arguments that say upon what a verb acted. */
const TARGETS = ['id', 'property', 'mobile', 'code'] as const;
const MOST_OF_A_THING = 50;

const textOf = (id: number) => sql`${String(id)}`;

interface Listing {
  /** Only lines older than this one. */
  before: number | undefined;
  group: string | undefined;
  /** Only what this account did. */
  account: string | undefined;
}

/** A page of the log, the latest first, and one line more. */
export async function listLines(db: Database, { before, group, account }: Listing): Promise<LogRow[]> {
  return db
    .select()
    .from(operatorLog)
    .where(
      and(
        before === undefined ? undefined : lt(operatorLog.id, before),
        group === undefined ? undefined : isOfGroup(group),
        account === undefined
          ? undefined
          : and(eq(operatorLog.door, 'console'), eq(operatorLog.account, account)),
      ),
    )
    .orderBy(desc(operatorLog.id))
    .limit(PAGE_AND_ONE);
}

/** What was done to one thing, the latest first. */
export async function linesOf(db: Database, group: string, id: number): Promise<LogRow[]> {
  return db
    .select()
    .from(operatorLog)
    .where(isAbout(group, textOf(id)))
    .orderBy(desc(operatorLog.id))
    .limit(MOST_OF_A_THING);
}

/** The last thing that was done to it since that line; undefined where nothing was. */
export async function lastLineSince(
  db: Database,
  { group, id, line }: { group: string; id: number; line: number },
): Promise<LogRow | undefined> {
  const [found] = await db
    .select()
    .from(operatorLog)
    .where(and(isAbout(group, textOf(id)), gt(operatorLog.id, line)))
    .orderBy(desc(operatorLog.id))
    .limit(1);
  return found;
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS).toWellFormed()}…` : text;
}

const isKind = (group: string): group is OpsKind => (OPS_KINDS as readonly string[]).includes(group);

/** One line as the console shows it. */
export function presentLine(row: LogRow, language: Language): OpsLogEntry {
  const { id, at, who, door, verb, arguments: args, before, after } = row;
  const targetName = TARGETS.find((name) => args[name] !== undefined);
  const group = groupOf(verb, args);
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return {
    id,
    at: at.toISOString(),
    who,
    door,
    verb,
    label: verbLabel(verb, language),
    target: targetName ? asText(args[targetName]) : null,
    kind: targetName === 'property' ? 'ads' : targetName === 'id' && isKind(group) ? group : null,
    given: Object.entries(args).flatMap(([name, value]) => {
      const text = name === targetName ? null : asText(value);
      return text === null ? [] : [{ name, value: text }];
    }),
    changes: names.map((name) => ({ name, before: asText(before?.[name]), after: asText(after?.[name]) })),
  };
}
