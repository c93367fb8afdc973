import { and, desc, eq, gt, lt, max, ne, sql, sum } from 'drizzle-orm';
import { PROOF_MINUTES, SESSION_DAYS } from '../../../../contract/limits.ts';
import type { Database } from '../../../db/database.ts';
import { LAG_LIMIT_MS } from '../../../db/replica.ts';
import { wrongSignIns } from '../../../db/schema/access.ts';
import { knownDevices, sessions, users } from '../../../db/schema/people.ts';
import { type Device, deviceName } from '../../../http/user-agent.ts';
import type { ActiveSession } from '../../../plugins/session.ts';

/** Extends a session at most once an hour, so that not every request writes. */
const RENEW_AFTER_MINUTES = 60;

/** Twice the replica's limit (db/replica.ts), and the time in which the watch finds it late. */
const READS_BACK_SECONDS = (2 * LAG_LIMIT_MS) / 1000 + 5;

const newExpiry = sql`now() + make_interval(days => ${SESSION_DAYS})`;
/** A user as a session has it. */
export const person = {
  id: users.id,
  name: users.name,
  nameEn: users.nameEn,
  mobile: users.mobile,
  avatar: users.avatar,
  role: users.role,
};

/**
 * The user with this mobile (05XXXXXXXX); undefined if there is none. The password's hash is null
 * while it does not sign in, so that any password is a wrong one.
 */
export async function findByMobile(db: Database, mobile: string) {
  const [found] = await db
    .select({
      ...person,
      passwordHash: sql<
        string | null
      >`case when ${users.passwordOffAt} is null then ${users.passwordHash} end`,
      passwordOffAt: users.passwordOffAt,
    })
    .from(users)
    .where(eq(users.mobile, mobile));
  return found;
}

/** An open session, which it extends; null if there is none. `country` is where it is used now. */
export async function findSession(
  db: Database,
  tokenHash: string,
  country: string | null,
): Promise<ActiveSession | null> {
  const [found] = await db
    .select({
      person,
      hasJustWritten: sql<boolean>`coalesce(${sessions.wroteAt} > now() - make_interval(secs => ${READS_BACK_SECONDS}), false)`,
      isProved: sql<boolean>`coalesce(${sessions.provedAt} > now() - make_interval(mins => ${PROOF_MINUTES}), false)`,
      isDueForRenewal: sql<boolean>`${sessions.lastSeenAt} < now() - make_interval(mins => ${RENEW_AFTER_MINUTES})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`)));
  if (found?.isDueForRenewal) {
    await db
      .update(sessions)
      .set({ lastSeenAt: sql`now()`, expiresAt: newExpiry, country })
      .where(eq(sessions.tokenHash, tokenHash));
  }
  if (!found) return null;
  const { isDueForRenewal: _, ...session } = found;
  return session;
}

/** From now on the session reads from the primary, for as long as a replica may be late. */
export async function noteWrite(db: Database, tokenHash: string): Promise<void> {
  await db.update(sessions).set({ wroteAt: sql`now()` }).where(eq(sessions.tokenHash, tokenHash));
}

/** From now on, for PROOF_MINUTES, the session has proved who uses it. */
export async function noteProof(db: Database, tokenHash: string): Promise<void> {
  await db.update(sessions).set({ provedAt: sql`now()` }).where(eq(sessions.tokenHash, tokenHash));
}

/** Starts a session, and deletes the user's expired ones. */
export async function createSession(
  db: Database,
  userId: number,
  tokenHash: string,
  device: Device,
): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, sql`now()`)));
  const provedAt = sql`now()`;
  await db.insert(sessions).values({ tokenHash, userId, expiresAt: newExpiry, provedAt, ...device });
}

/** Stores a user's kind of device. True if it is new and they have used others before. */
export async function rememberDevice(db: Database, userId: number, device: Device): Promise<boolean> {
  const known = await db
    .select({ device: knownDevices.device })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId));
  const added = await db
    .insert(knownDevices)
    .values({ userId, device: deviceName(device, 'en') })
    .onConflictDoNothing()
    .returning({ device: knownDevices.device });
  return added.length > 0 && known.length > 0;
}

/**
 * Counts a stranger's wrong sign-in to the account with this mobile, if there is one; one statement
 * in any case.
 */
export async function noteWrongSignIn(
  db: Database,
  { mobile, isStranger }: { mobile: string; isStranger: boolean },
): Promise<void> {
  const today = sql`(now() at time zone 'Asia/Riyadh')::date`;
  await db.execute(sql`insert into ${wrongSignIns} (user_id, day, count, last_at)
    select id, ${today}, 1, now() from ${users} where mobile = ${mobile} and ${isStranger}
    on conflict (user_id, day) do update set count = ${wrongSignIns.count} + 1, last_at = excluded.last_at`);
}

/** The wrong sign-ins to a user's account that are still stored; null without any. */
export async function findWrongSignIns(db: Database, userId: number) {
  const { count, lastAt } = wrongSignIns;
  const [found] = await db
    .select({ count: sum(count).mapWith(Number), lastAt: max(lastAt) })
    .from(wrongSignIns)
    .where(eq(wrongSignIns.userId, userId));
  return found?.lastAt ? { count: found.count ?? 0, lastAt: found.lastAt } : null;
}

/** A user's open sessions, the one with this token first, then by last use. */
export async function listSessions(db: Database, userId: number, tokenHash: string | null) {
  const isCurrent = sql<boolean>`${sessions.tokenHash} = ${tokenHash ?? ''}`;
  return db
    .select({
      id: sessions.id,
      browser: sessions.browser,
      system: sessions.system,
      deviceKind: sessions.deviceKind,
      country: sessions.country,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      isCurrent,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(isCurrent), desc(sessions.lastSeenAt), desc(sessions.id));
}

/** Ends one session of a user; false if they have none with that id. */
export async function deleteSessionOf(db: Database, userId: number, id: number): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends a user's sessions, except the one with this token unless it is null. */
export async function deleteOtherSessions(
  db: Database,
  userId: number,
  tokenHash: string | null,
): Promise<void> {
  const others = tokenHash === null ? undefined : ne(sessions.tokenHash, tokenHash);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/** Stores a user's new password hash; from now on it signs in. */
export async function setPasswordHash(db: Database, userId: number, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash, passwordOffAt: null }).where(eq(users.id, userId));
}

export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends all sessions of a user; returns how many had not expired, by the database's clock. */
export async function deleteSessionsOf(db: Database, userId: number): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ isOpen: sql<boolean>`${sessions.expiresAt} > now()` });
  return ended.filter(({ isOpen }) => isOpen).length;
}

/** Locks a user until the transaction ends, so that counts of their rows stay right. */
export async function lockPerson(transaction: Database, userId: number): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}
