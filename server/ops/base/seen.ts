import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { operatorLog } from '../../db/schema/operators.ts';
import { isAbout } from './operator-log.ts';

/** What verbs change one of, by their first word and for requests their kind: where it is kept. */
const TABLES = {
  ads: 'properties',
  reports: 'property_reports',
  reservations: 'reservations',
  refunds: 'card_refunds',
  payments: 'payment_faults',
  orders: 'orders',
  tenancies: 'tenancies',
  articles: 'articles',
  questions: 'questions',
  'requests-property': 'property_requests',
  'requests-finance': 'finance_requests',
  'requests-management': 'management_requests',
  'requests-documents': 'document_requests',
} as const;
export type SeenGroup = keyof typeof TABLES;

export const isSeenGroup = (group: string): group is SeenGroup => Object.hasOwn(TABLES, group);

/** The column by which one is named, where that is not `id`. */
const KEYS: Partial<Record<SeenGroup, string>> = {
  refunds: 'payment_id',
  payments: 'payment_id',
};

/** What makes a thing beside its own row: an ad's papers, photos and owner, the dues of a tenancy. */
const MORE: Partial<Record<SeenGroup, SQL>> = {
  ads: sql`|| coalesce((select property_ads::text from property_ads where property_id = properties.id), '')
    || coalesce((select string_agg(picture_id::text, ',' order by position) from property_pictures
      where property_id = properties.id), '')
    || coalesce((select user_id::text from property_owners where property_id = properties.id), '')`,
  tenancies: sql`|| coalesce((select string_agg(due_on || ' ' || amount_halalas || ' ' || coalesce(paid_on::text, '-'), ','
      order by due_on) from tenancy_dues where tenancy_id = tenancies.id), '')`,
};

const keyOf = (group: SeenGroup) => sql.identifier(KEYS[group] ?? 'id');

/**
 * The state of a thing as an operator sees it: a hash of all its data, and the last line of the log
 * about it, which shows afterwards whether another operator or the user changed it.
 */
export function seenOf(group: SeenGroup): SQL<string> {
  const table = sql.identifier(TABLES[group]);
  const id = sql`${table}.${keyOf(group)}::text`;
  return sql<string>`md5(${table}::text ${MORE[group] ?? sql``}) || '.' || coalesce((
    select max(${operatorLog.id}) from ${operatorLog} where ${isAbout(group, id)}), 0)`;
}

/** The same of one thing, held until the transaction ends; null where it is not there. */
export async function lockSeen(transaction: Database, group: SeenGroup, id: number): Promise<string | null> {
  const table = sql.identifier(TABLES[group]);
  await transaction.execute(sql`select 1 from ${table} where ${keyOf(group)} = ${id} for update`);
  const { rows } = await transaction.execute<{ seen: string }>(
    sql`select ${seenOf(group)} as seen from ${table} where ${keyOf(group)} = ${id}`,
  );
  return rows[0]?.seen ?? null;
}

/** The state without the log's part: the same where nothing of the thing has changed. */
export const stateIn = (seen: string): string => seen.split('.', 1)[0] ?? '';

/** The last line of the log that the operator knew of. */
export const lastLogIn = (seen: string): number => Number(seen.split('.')[1] ?? 0) || 0;
