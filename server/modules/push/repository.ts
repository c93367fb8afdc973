import { and, desc, eq, ne, notInArray, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/language.ts';
import { PUSH_DEVICES_MAX } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { sessions } from '../../db/schema/people.ts';
import { pushSubscriptions } from '../../db/schema/push.ts';
import type { PushAddress } from '../../gateways/push/push-gateway.ts';

const subscriptions = pushSubscriptions;

/**
 * Serialises writes of subscriptions: from two tabs, from two users on one device, or for a user's
 * last free place.
 */
const oneAtATime = sql`select pg_advisory_xact_lock(hashtextextended('push subscriptions', 0))`;
const sessionOf = (tokenHash: string) =>
  sql`(select ${sessions.id} from ${sessions} where ${sessions.tokenHash} = ${tokenHash})`;

/** Whether a session's device is subscribed under this VAPID key. */
export async function isSubscribed(db: Database, tokenHash: string, serverKey: string): Promise<boolean> {
  const found = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(sessions, eq(sessions.id, subscriptions.sessionId))
    .where(and(eq(sessions.tokenHash, tokenHash), eq(subscriptions.serverKey, serverKey)));
  return found.length > 0;
}

interface NewSubscription {
  tokenHash: string;
  address: PushAddress;
  serverKey: string;
  language: Language;
}

/**
 * Stores a session's subscription. It replaces the session's earlier one, and that of the device's
 * previous user: as a new row, since pushes queued for the old one are not for this user. Beyond a
 * user's limit, the oldest are deleted. False if the session has ended meanwhile.
 */
export async function saveSubscription(
  db: Database,
  { tokenHash, address, serverKey, language }: NewSubscription,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    await transaction.execute(oneAtATime);
    const [session] = await transaction
      .select({ id: sessions.id, userId: sessions.userId })
      .from(sessions)
      .where(eq(sessions.tokenHash, tokenHash))
      // The session can't end before the insert.
      .for('key share');
    if (!session) return false;
    const sessionId = session.id;
    await transaction
      .delete(subscriptions)
      .where(and(eq(subscriptions.endpoint, address.endpoint), ne(subscriptions.sessionId, sessionId)));
    const changed = { ...address, serverKey, language, savedAt: sql`now()` };
    await transaction
      .insert(subscriptions)
      .values({ sessionId, ...changed })
      .onConflictDoUpdate({ target: subscriptions.sessionId, set: changed });
    await dropBeyondMost(transaction, session.userId);
    return true;
  });
}

async function dropBeyondMost(transaction: Database, userId: number): Promise<void> {
  const kept = transaction
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(sessions, eq(sessions.id, subscriptions.sessionId))
    .where(eq(sessions.userId, userId))
    .orderBy(desc(subscriptions.savedAt), desc(subscriptions.id))
    .limit(PUSH_DEVICES_MAX);
  await transaction
    .delete(subscriptions)
    .where(
      and(
        sql`${subscriptions.sessionId} in (select ${sessions.id} from ${sessions} where ${sessions.userId} = ${userId})`,
        notInArray(subscriptions.id, kept),
      ),
    );
}

export async function dropSubscription(db: Database, tokenHash: string): Promise<void> {
  await db.delete(subscriptions).where(eq(subscriptions.sessionId, sessionOf(tokenHash)));
}

/**
 * Replaces a subscription's address, identified by its endpoint and secret; false if there is none.
 */
export async function replaceAddress(
  db: Database,
  old: Pick<PushAddress, 'endpoint' | 'auth'>,
  address: PushAddress,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    await transaction.execute(oneAtATime);
    const isOld = and(eq(subscriptions.endpoint, old.endpoint), eq(subscriptions.auth, old.auth));
    const [known] = await transaction.select({ id: subscriptions.id }).from(subscriptions).where(isOld);
    if (!known) return false;
    // The page has already saved the same device.
    const isSaved = and(eq(subscriptions.endpoint, address.endpoint), ne(subscriptions.id, known.id));
    const [saved] = await transaction.select({ id: subscriptions.id }).from(subscriptions).where(isSaved);
    if (saved) await transaction.delete(subscriptions).where(eq(subscriptions.id, known.id));
    else await transaction.update(subscriptions).set(address).where(eq(subscriptions.id, known.id));
    return true;
  });
}

/** Changes the language of a session's device. */
export async function rememberLanguage(db: Database, tokenHash: string, language: Language): Promise<void> {
  await db
    .update(subscriptions)
    .set({ language })
    .where(and(ne(subscriptions.language, language), eq(subscriptions.sessionId, sessionOf(tokenHash))));
}

/**
 * Deletes a subscription that the push service no longer accepts, unless its endpoint has changed
 * meanwhile.
 */
export async function forgetAddress(db: Database, id: number, endpoint: string): Promise<void> {
  await db.delete(subscriptions).where(and(eq(subscriptions.id, id), eq(subscriptions.endpoint, endpoint)));
}
