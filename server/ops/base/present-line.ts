import { inArray, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/language.ts';
import type { OpsLogEntry } from '../../../contract/ops.ts';
import { OPS_KINDS, type OpsKind } from '../../../contract/ops-queues.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/people.ts';
import { personName } from '../../plugins/session.ts';
import { factLabel, factText } from './log-words.ts';
import { groupOf, type LogRow } from './operator-log.ts';
import { verbLabel } from './verb.ts';

/** The log's texts are cut to this length: an article's Markdown is too long. */
const MOST_CHARACTERS = 300;
/** The arguments that identify a verb's target. */
const TARGETS = ['id', 'property', 'mobile', 'code'] as const;

/** By kind: where an item's user is found; an article has none. */
const USERS: Partial<Record<OpsKind, { table: string; key: string; user: string }>> = {
  ads: { table: 'properties', key: 'id', user: 'advertiser_id' },
  reports: { table: 'property_reports', key: 'id', user: 'user_id' },
  reservations: { table: 'reservations', key: 'id', user: 'user_id' },
  viewings: { table: 'viewings', key: 'id', user: 'user_id' },
  refunds: { table: 'payments', key: 'id', user: 'user_id' },
  payments: { table: 'payments', key: 'id', user: 'user_id' },
  orders: { table: 'orders', key: 'id', user: 'user_id' },
  tenancies: { table: 'tenancies', key: 'id', user: 'tenant_id' },
  'requests-property': { table: 'property_requests', key: 'id', user: 'user_id' },
  'requests-finance': { table: 'finance_requests', key: 'id', user: 'user_id' },
  'requests-management': { table: 'management_requests', key: 'id', user: 'user_id' },
  'requests-documents': { table: 'document_requests', key: 'id', user: 'user_id' },
  deletions: { table: 'deletions', key: 'user_id', user: 'user_id' },
};

const cut = (text: string) =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS).toWellFormed()}…` : text;

const isKind = (group: string): group is OpsKind => (OPS_KINDS as readonly string[]).includes(group);

/** What a line is about: an item of the console, another target, or neither. */
function targetOf({ verb, arguments: args }: LogRow): {
  name: string | null;
  value: string | null;
  kind: OpsKind | null;
} {
  const name = TARGETS.find((one) => args[one] !== undefined) ?? null;
  const group = groupOf(verb, args);
  const kind = name === 'property' ? 'ads' : name === 'id' && isKind(group) ? group : null;
  return { name, value: name === null ? null : String(args[name]), kind };
}

/** The users of the lines' items, by the line's id; one query a kind. */
async function usersOf(db: Database, rows: readonly LogRow[], language: Language) {
  const names = new Map<number, string>();
  const targets = rows.map((row) => ({ line: row.id, ...targetOf(row) }));
  for (const kind of new Set(targets.flatMap(({ kind: one }) => one ?? []))) {
    const place = USERS[kind];
    const own = targets.filter((target) => target.kind === kind && /^\d{1,10}$/.test(target.value ?? ''));
    if (!place || own.length === 0) continue;
    const { table, key, user } = place;
    const item = sql`item.${sql.identifier(key)}`;
    const found = await db
      .select({ id: sql<number>`${item}`.mapWith(Number), name: users.name, nameEn: users.nameEn })
      .from(users)
      .innerJoin(sql`${sql.identifier(table)} as item`, sql`item.${sql.identifier(user)} = ${users.id}`)
      .where(inArray(item, [...new Set(own.map(({ value }) => Number(value)))]));
    const byId = new Map(found.map(({ id, ...person }) => [id, personName(person, language)]));
    for (const { line, value } of own) {
      const name = byId.get(Number(value));
      if (name !== undefined) names.set(line, name);
    }
  }
  return names;
}

/** Log lines as the console shows them, in the reader's words. */
export async function presentLines(
  db: Database,
  rows: readonly LogRow[],
  language: Language,
): Promise<OpsLogEntry[]> {
  const names = await usersOf(db, rows, language);
  return rows.map((row) => presentLine(row, names.get(row.id) ?? null, language));
}

function presentLine(row: LogRow, of: string | null, language: Language): OpsLogEntry {
  const { id, at, who, door, verb, arguments: args, before, after } = row;
  const target = targetOf(row);
  const group = groupOf(verb, args);
  const named = (name: string, value: unknown) => {
    const text = factText(group, name, value, language);
    return text === null ? null : cut(text);
  };
  const changed = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return {
    id,
    at: at.toISOString(),
    who,
    door,
    verb,
    label: verbLabel(verb, language),
    target: target.value,
    kind: target.kind,
    of,
    given: Object.entries(args).flatMap(([name, value]) => {
      const text = name === target.name ? null : named(name, value);
      return text === null ? [] : [{ name, label: factLabel(name, language), value: text }];
    }),
    changes: changed.map((name) => ({
      label: factLabel(name, language),
      before: named(name, before?.[name]),
      after: named(name, after?.[name]),
    })),
  };
}
