import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/idempotency.ts';

/** A key is a person's own: two people may use the same one. */
export interface KeyOwner {
  userId: number;
  key: string;
}

/**
 * An unanswered call is taken to have died after this: longer than any call may take, so that two are never
 * at it at once.
 */
const LOCK_SECONDS = 30;

const ofOwner = ({ userId, key }: KeyOwner) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
const newLock = sql`clock_timestamp() + make_interval(secs => ${LOCK_SECONDS})`;

/** Whether the caller may go on under the key: nobody has used it, or whoever did died over the same request. */
export async function claimKey(db: Database, owner: KeyOwner, requestHash: string): Promise<boolean> {
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ ...owner, requestHash, lockedUntil: newLock })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: { lockedUntil: newLock },
      setWhere: and(
        isNull(idempotencyKeys.status),
        eq(idempotencyKeys.requestHash, requestHash),
        lte(idempotencyKeys.lockedUntil, sql`clock_timestamp()`),
      ),
    })
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
}

/** What was asked for under the key, and the answer; `status` null while there is none. */
export async function findKey(db: Database, owner: KeyOwner) {
  const { requestHash, status, body } = idempotencyKeys;
  const [found] = await db.select({ requestHash, status, body }).from(idempotencyKeys).where(ofOwner(owner));
  return found;
}

export async function keepAnswer(db: Database, owner: KeyOwner, status: number, body: unknown) {
  await db.update(idempotencyKeys).set({ status, body }).where(ofOwner(owner));
}

/** Lets the next attempt go on at once, from what has been done already. */
export async function releaseKey(db: Database, owner: KeyOwner): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ status: null, body: null, lockedUntil: sql`clock_timestamp()` })
    .where(ofOwner(owner));
}

/** What a call has done under the key; locks it until the transaction ends. Undefined where nothing is done. */
export async function lockEffect(transaction: Database, owner: KeyOwner): Promise<unknown> {
  const [found] = await transaction
    .select({ effect: idempotencyKeys.effect })
    .from(idempotencyKeys)
    .where(ofOwner(owner))
    .for('update');
  return found?.effect ?? undefined;
}

export async function keepEffect(transaction: Database, owner: KeyOwner, effect: unknown): Promise<void> {
  await transaction.update(idempotencyKeys).set({ effect }).where(ofOwner(owner));
}
