import { type SQL, sql } from 'drizzle-orm';
import { REQUEST_CATEGORIES, type RequestCategory } from '../../../contract/request-statuses.ts';
import type { Database } from '../../db/database.ts';
import { PAGE_AND_ONE, pageOf, rowsBefore } from '../../db/pagination.ts';
import { users } from '../../db/schema/people.ts';
import { requestSteps } from './answering.ts';
import { requestTables } from './tables.ts';

interface Queue {
  /** All kinds by default. */
  kind?: RequestCategory | undefined;
  isOpenOnly: boolean;
  page: number;
}

/** Condition: the request can still be answered. */
function isOpen(kind: RequestCategory): SQL {
  const open = Object.entries(requestSteps[kind]).filter(([, next]) => next.length > 0);
  return sql`status in (${sql.join(
    open.map(([status]) => sql`${status}`),
    sql`, `,
  )})`;
}

type Queued = {
  kind: RequestCategory;
  id: number;
  status: string;
  person: string;
  mobile: string;
  /** A timestamp, formatted by the driver. */
  createdAt: string;
};

/**
 * Requests of one kind or of all, for operators: open ones, longest wait first; or all, newest
 * first.
 */
export async function listAllRequests(
  db: Database,
  { kind, isOpenOnly, page }: Queue,
): Promise<{ rows: Queued[]; hasMore: boolean }> {
  const kinds = kind ? [kind] : REQUEST_CATEGORIES;
  const parts = kinds.map(
    (each) =>
      sql`select ${each}::text as kind, id, user_id, status, created_at from ${requestTables[each]}
        where ${isOpenOnly ? isOpen(each) : sql`true`}`,
  );
  const direction = isOpenOnly ? sql`asc` : sql`desc`;
  const { rows } = await db.execute<Queued>(sql`
    select r.kind, r.id, r.status, ${users.name} as person, ${users.mobile} as mobile,
      to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
    from (${sql.join(parts, sql` union all `)}) as r
    join ${users} on ${users.id} = r.user_id
    order by r.created_at ${direction}, r.kind, r.id ${direction}
    limit ${PAGE_AND_ONE} offset ${rowsBefore(page)}`);
  return pageOf(rows);
}

/** The user who made a request; undefined if there is none with that id. */
export async function findRequester(db: Database, kind: RequestCategory, id: number) {
  const { rows } = await db.execute<{ userId: number; person: string; mobile: string }>(sql`
    select ${users.id} as "userId", ${users.name} as person, ${users.mobile} as mobile
    from ${requestTables[kind]} as r join ${users} on ${users.id} = r.user_id where r.id = ${id}`);
  return rows[0];
}
