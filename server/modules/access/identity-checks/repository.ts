import { randomUUID } from 'node:crypto';
import { eq, lt, type SQL, sql } from 'drizzle-orm';
import { IDENTITY_CHECK_SECONDS } from '../../../../contract/limits.ts';
import type { Database } from '../../../db/database.ts';
import { identityRequests, type recoveries, type registrations } from '../../../db/schema/access.ts';
import type { IdentityStatus } from '../../../gateways/identity/identity-gateway.ts';

/**
 * What a check was opened for is given up after this long; the identity service's own limit is far
 * shorter.
 */
const LIFETIME_MINUTES = 60;
/** Not every poll of a waiting screen reaches the identity service. */
const POLL_EVERY_MS = 700;

/** What a check is opened for. */
export type CheckTable = typeof registrations | typeof recoveries;

const checkTime = sql`make_interval(secs => ${IDENTITY_CHECK_SECONDS})`;

/** Whether a row's time is over, and its check's; and how long that still has. */
export function timesOf({ createdAt }: Pick<CheckTable, 'createdAt'>) {
  return {
    isOver: sql<boolean>`${createdAt} < now() - make_interval(mins => ${LIFETIME_MINUTES})`,
    isCheckOver: sql<boolean>`${createdAt} < now() - ${checkTime}`,
    secondsLeft: sql<number>`greatest(0, ceil(extract(epoch from ${createdAt} + ${checkTime} - now())))::int`,
  };
}

const pending = (table: CheckTable, id: number): SQL =>
  sql`${eq(table.id, id)} and ${eq(table.status, 'pending')}`;

/** Whether it is this caller's turn to poll the identity service. */
export async function claimPoll(db: Database, table: CheckTable, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`update ${table} set asked_at = clock_timestamp()
    where ${pending(table, id)} and (${table.askedAt} is null
      or ${table.askedAt} < clock_timestamp() - make_interval(secs => ${POLL_EVERY_MS / 1000}))
    returning id`);
  return rows.length > 0;
}

/** Stores the identity service's answer; a check that was decided stays as it is. */
export async function settleCheck(
  db: Database,
  table: CheckTable,
  { id, status }: { id: number; status: IdentityStatus },
): Promise<void> {
  await db.execute(sql`update ${table} set status = ${status} where ${pending(table, id)}`);
}

/**
 * The name of a request for a check: a new one, or that of the last where no answer came and it may
 * still be open.
 */
export async function nameRequest(db: Database, requestKey: string): Promise<string> {
  const fresh = { requestId: randomUUID(), createdAt: sql`now()` };
  await db
    .insert(identityRequests)
    .values({ requestKey, ...fresh })
    .onConflictDoUpdate({
      target: identityRequests.requestKey,
      set: fresh,
      setWhere: lt(identityRequests.createdAt, sql`now() - ${checkTime}`),
    });
  const [named] = await db.select().from(identityRequests).where(eq(identityRequests.requestKey, requestKey));
  return named?.requestId ?? fresh.requestId;
}

export async function forgetRequest(db: Database, requestKey: string): Promise<void> {
  await db.delete(identityRequests).where(eq(identityRequests.requestKey, requestKey));
}
