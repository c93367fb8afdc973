import { randomBytes } from 'node:crypto';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { passkeyChallenges, passkeys } from '../../../db/schema/access.ts';
import { users } from '../../../db/schema/people.ts';
import { hashToken } from '../../../plugins/session.ts';
import { person } from '../session/repository.ts';

/** How long an authenticator has to sign a challenge. */
export const CHALLENGE_SECONDS = 120;

/** What a challenge is for: a sign-in, or one user's new passkey or proof. */
export type Use = { purpose: 'login'; userId: null } | { purpose: 'add' | 'prove'; userId: number };

/** Stores the hash of a new challenge; returns its 32 bytes in base64url. */
export async function openChallenge(db: Database, use: Use): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await db.insert(passkeyChallenges).values({
    ...use,
    challengeHash: hashToken(challenge),
    expiresAt: sql`now() + make_interval(secs => ${CHALLENGE_SECONDS})`,
  });
  return challenge;
}

/**
 * Uses up a challenge, given in base64url. False if it has expired, was used, or is for another
 * use. Of several processes one gets true.
 */
export async function takeChallenge(
  db: Database,
  challenge: string,
  { purpose, userId }: Use,
): Promise<boolean> {
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        eq(passkeyChallenges.purpose, purpose),
        sql`${passkeyChallenges.userId} is not distinct from ${userId}::int`,
      ),
    )
    .returning({ isOpen: sql<boolean>`${passkeyChallenges.expiresAt} > now()` });
  return taken?.isOpen ?? false;
}

/** A user's passkeys, the latest first. */
export async function listPasskeys(db: Database, userId: number) {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.id));
}

/** Stores a passkey; returns its id, or null where its credential is stored already. */
export async function addPasskey(
  transaction: Database,
  passkey: typeof passkeys.$inferInsert,
): Promise<number | null> {
  const [added] = await transaction
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return added?.id ?? null;
}

/** The passkey with a credential id, and its owner; undefined if there is none. */
export async function findPasskey(db: Database, credentialId: string) {
  const [found] = await db
    .select({ passkey: passkeys, person })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId));
  return found;
}

/**
 * The counter of the last use, locked until the transaction ends; undefined if the passkey was
 * removed meanwhile.
 */
export async function lockCounter(transaction: Database, id: number): Promise<number | undefined> {
  const [row] = await transaction
    .select({ counter: passkeys.counter })
    .from(passkeys)
    .where(eq(passkeys.id, id))
    .for('update');
  return row?.counter;
}

/** Stores a use. */
export async function noteUse(
  transaction: Database,
  id: number,
  use: { counter: number; isBackedUp: boolean },
): Promise<void> {
  await transaction
    .update(passkeys)
    .set({ ...use, lastUsedAt: sql`now()` })
    .where(eq(passkeys.id, id));
}

const isOwn = (userId: number, id: number) => and(eq(passkeys.userId, userId), eq(passkeys.id, id));

/** Each returns whether the user has this passkey. */
export async function renamePasskey(
  db: Database,
  { userId, id }: { userId: number; id: number },
  name: string,
): Promise<boolean> {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(isOwn(userId, id))
    .returning({ id: passkeys.id });
  return renamed.length > 0;
}

export async function removePasskey(
  db: Database,
  { userId, id }: { userId: number; id: number },
): Promise<boolean> {
  return (await db.delete(passkeys).where(isOwn(userId, id)).returning({ id: passkeys.id })).length > 0;
}

/** Whether the user's password signs in. */
export async function isPasswordOn(db: Database, userId: number): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), isNull(users.passwordOffAt)))) > 0;
}

/** Switches signing in by the password on or off; false if it is so already. */
export async function setPasswordOn(transaction: Database, userId: number, isOn: boolean): Promise<boolean> {
  const switched = await transaction
    .update(users)
    .set({ passwordOffAt: isOn ? null : sql`now()` })
    .where(and(eq(users.id, userId), sql`(${users.passwordOffAt} is null) = ${!isOn}`))
    .returning({ id: users.id });
  return switched.length > 0;
}
