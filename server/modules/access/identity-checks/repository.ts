import { randomUUID } from 'node:crypto';
import { eq, lt, type SQL, sql } from 'drizzle-orm';
import { IDENTITY_CHECK_SECONDS } from '../../../../contract/limits.ts';
import type { Database } from '../../../db/database.ts';
import { identityRequests, type recoveries, type registrations } from '../../../db/schema/access.ts';
import type { IdentityStatus } from '../../../gateways/identity/identity-gateway.ts';

/**
 * A registration or recovery expires after this long; the identity service's limit is far shorter.
 */
const LIFETIME_MINUTES = 60;
/** Least time between polls of the identity service, however often the client polls. */
const POLL_EVERY_MS = 700;

/** What a check is opened for. */
export type CheckTable = typeof registrations | typeof recoveries;

const checkTime = sql`make_interval(secs => ${IDENTITY_CHECK_SECONDS})`;

/** Whether a row and its check have expired, and how many seconds the check has left. */
export function timesOf({ createdAt }: Pick<CheckTable, 'createdAt'>) {
  return {
    isOver: sql<boolean>`${createdAt} < now() - make_interval(mins => ${LIFETIME_MINUTES})`,
    isCheckOver: sql<boolean>`${createdAt} < now() - ${checkTime}`,
    secondsLeft: sql<number>`greatest(0, ceil(extract(epoch from ${createdAt} + ${checkTime} - now())))::int`,
  };
}

const pending = (table: CheckTable, id: number): SQL =>
  sql`${eq(table.id, id)} and ${eq(table.status, 'pending')}`;

/** Claims the next poll of the identity service; false if another caller polled just before. */
export async function claimPoll(db: Database, table: CheckTable, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`update ${table} set asked_at = clock_timestamp()
    where ${pending(table, id)} and (${table.askedAt} is null
      or ${table.askedAt} < clock_timestamp() - make_interval(secs => ${POLL_EVERY_MS / 1000}))
    returning id`);
  return rows.length > 0;
}

/** Stores the identity service's answer, unless the check is decided already. */
export async function settleCheck(
  db: Database,
  table: CheckTable,
  { id, status }: { id: number; status: IdentityStatus },
): Promise<void> {
  await db.execute(sql`update ${table} set status = ${status} where ${pending(table, id)}`);
}

/**
 * The id of a request for a check: a new one, or the last one if its response was lost and its
 * check may still be open.
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
