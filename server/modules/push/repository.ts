import { and, desc, eq, ne, notInArray, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/language.ts';
import { PUSH_DEVICES_MAX } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { sessions } from '../../db/schema/people.ts';
import { pushSubscriptions } from '../../db/schema/push.ts';
import type { PushAddress } from '../../gateways/push/push-gateway.ts';

const subscriptions = pushSubscriptions;

/** Serializes writes of addresses: two tabs, two users on one device, a user's last free place. */
const oneAtATime = sql`select pg_advisory_xact_lock(hashtextextended('push subscriptions', 0))`;
const sessionOf = (tokenHash: string) =>
  sql`(select ${sessions.id} from ${sessions} where ${sessions.tokenHash} = ${tokenHash})`;

/** Whether notifications go to the device of a session, under this key of ours. */
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
 * Keeps a session's subscription. It replaces the session's earlier one, and that of the user who
 * was signed in on the device before: as a new row, since what waits for the old one is not for
 * this user. Beyond a user's limit, the oldest go. False if the session has ended meanwhile.
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
      // It does not end in between.
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
 * Puts another address in the place of one that is known by its endpoint and secret; false where
 * there is none.
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
    // The page was quicker: it has saved the same device already.
    const isSaved = and(eq(subscriptions.endpoint, address.endpoint), ne(subscriptions.id, known.id));
    const [saved] = await transaction.select({ id: subscriptions.id }).from(subscriptions).where(isSaved);
    if (saved) await transaction.delete(subscriptions).where(eq(subscriptions.id, known.id));
    else await transaction.update(subscriptions).set(address).where(eq(subscriptions.id, known.id));
    return true;
  });
}

/** The device reads in another language now. */
export async function rememberLanguage(db: Database, tokenHash: string, language: Language): Promise<void> {
  await db
    .update(subscriptions)
    .set({ language })
    .where(and(ne(subscriptions.language, language), eq(subscriptions.sessionId, sessionOf(tokenHash))));
}

/** The push service knows it no more. Not where the device has got another address meanwhile. */
export async function forgetAddress(db: Database, id: number, endpoint: string): Promise<void> {
  await db.delete(subscriptions).where(and(eq(subscriptions.id, id), eq(subscriptions.endpoint, endpoint)));
}
