import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isOfGroup } from './log-group.ts';

/** What verbs change one of, by their first word and for requests their kind: where it is kept. */
const TABLES = {
  ads: 'properties',
  reports: 'property_reports',
  reservations: 'reservations',
  orders: 'orders',
  articles: 'articles',
  questions: 'questions',
  'requests-property': 'property_requests',
  'requests-finance': 'finance_requests',
  'requests-management': 'management_requests',
  'requests-documents': 'document_requests',
} as const;
export type SeenGroup = keyof typeof TABLES;

export const isSeenGroup = (group: string): group is SeenGroup => Object.hasOwn(TABLES, group);

/** What makes an ad beside its own row: what its advertiser gave of himself, and its photos. */
const MORE: Partial<Record<SeenGroup, SQL>> = {
  ads: sql`|| coalesce((select property_ads::text from property_ads where property_id = properties.id), '')
    || coalesce((select string_agg(picture_id::text, ',' order by position) from property_pictures
      where property_id = properties.id), '')`,
};

/**
 * The state of a thing as an operator has it before his eyes: a hash of all that it is, and the last line of
 * the log about it, which tells afterwards whether another operator changed it or its own person.
 */
export function seenOf(group: SeenGroup): SQL<string> {
  const table = sql.identifier(TABLES[group]);
  return sql<string>`md5(${table}::text ${MORE[group] ?? sql``}) || '.' || coalesce((
    select max(id) from operator_log where arguments ->> 'id' = ${table}.id::text and ${isOfGroup(group)}), 0)`;
}

/** The same of one thing, held until the transaction ends; null where it is not there. */
export async function lockSeen(transaction: Database, group: SeenGroup, id: number): Promise<string | null> {
  const table = sql.identifier(TABLES[group]);
  await transaction.execute(sql`select 1 from ${table} where id = ${id} for update`);
  const { rows } = await transaction.execute<{ seen: string }>(
    sql`select ${seenOf(group)} as seen from ${table} where id = ${id}`,
  );
  return rows[0]?.seen ?? null;
}

/** The state without the log's part: the same where nothing of the thing has changed. */
export const stateIn = (seen: string): string => seen.split('.', 1)[0] ?? '';

/** The last line of the log that the operator knew of. */
export const lastLogIn = (seen: string): number => Number(seen.split('.')[1] ?? 0) || 0;
