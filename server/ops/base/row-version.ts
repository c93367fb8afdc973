import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { operatorLog } from '../../db/schema/operators.ts';
import { isAbout } from './operator-log.ts';

/**
 * The table of each group of verbs; a group is a verb's first word and, for requests, their kind.
 */
const TABLES = {
  ads: 'properties',
  reports: 'property_reports',
  reservations: 'reservations',
  viewings: 'viewings',
  refunds: 'card_refunds',
  payments: 'payment_faults',
  orders: 'orders',
  tenancies: 'tenancies',
  coupons: 'coupons',
  technicians: 'technicians',
  articles: 'articles',
  questions: 'questions',
  'requests-property': 'property_requests',
  'requests-finance': 'finance_requests',
  'requests-management': 'management_requests',
  'requests-documents': 'document_requests',
  deletions: 'deletions',
} as const;
export type VersionedGroup = keyof typeof TABLES;

export const isVersionedGroup = (group: string): group is VersionedGroup => Object.hasOwn(TABLES, group);

/** The key column, if it is not `id`. */
const KEYS: Partial<Record<VersionedGroup, string>> = {
  refunds: 'payment_id',
  payments: 'payment_id',
  coupons: 'code',
  deletions: 'user_id',
};

/** Columns that only jobs and triggers write: no operator decides by them. */
const OF_MACHINE = sql`'{reminded_at, noticed_at, expiry_told, search}'::text[]`;
const dataOf = (table: SQL) => sql`(to_jsonb(${table}) - ${OF_MACHINE})::text`;

/** Further data that the version covers: an ad's papers, photos and owner, a tenancy's dues. */
const MORE: Partial<Record<VersionedGroup, SQL>> = {
  ads: sql`|| coalesce((select ${dataOf(sql`property_ads`)} from property_ads where property_id = properties.id), '')
    || coalesce((select string_agg(picture_id::text, ',' order by position) from property_pictures
      where property_id = properties.id), '')
    || coalesce((select user_id::text from property_owners where property_id = properties.id), '')`,
  tenancies: sql`|| coalesce((select string_agg(due_on || ' ' || amount_halalas || ' ' || coalesce(paid_on::text, '-'), ','
      order by due_on) from tenancy_dues where tenancy_id = tenancies.id), '')`,
};

const keyOf = (group: VersionedGroup) => sql.identifier(KEYS[group] ?? 'id');

/**
 * The version of a row that an operator views (`seen` in the contract): a hash of its data, and the
 * id of the last log line about it, which shows whether another operator or the user changed
 * it.
 */
export function rowVersionOf(group: VersionedGroup): SQL<string> {
  const table = sql.identifier(TABLES[group]);
  const id = sql`${table}.${keyOf(group)}::text`;
  return sql<string>`md5(${dataOf(sql`${table}`)} ${MORE[group] ?? sql``}) || '.' || coalesce((
    select max(${operatorLog.id}) from ${operatorLog} where ${isAbout(group, id)}), 0)`;
}

/**
 * Reads a row's version and locks the row until the transaction ends; null if it does not exist.
 */
export async function lockRowVersion(
  transaction: Database,
  group: VersionedGroup,
  id: number | string,
): Promise<string | null> {
  const table = sql.identifier(TABLES[group]);
  await transaction.execute(sql`select 1 from ${table} where ${keyOf(group)} = ${id} for update`);
  const { rows } = await transaction.execute<{ version: string }>(
    sql`select ${rowVersionOf(group)} as version from ${table} where ${keyOf(group)} = ${id}`,
  );
  return rows[0]?.version ?? null;
}

/** The version's hash: unchanged while the row's data is. */
export const rowHashIn = (version: string): string => version.split('.', 1)[0] ?? '';

/** The version's log id: the last line when the operator viewed the row. */
export const lastLogIdIn = (version: string): number => Number(version.split('.')[1] ?? 0) || 0;
