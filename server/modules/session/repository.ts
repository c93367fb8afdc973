import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sessions, users } from '../../db/schema/people.ts';
import type { Person } from '../../plugins/session.ts';

/** A session ends this long after it was last used. */
const SESSION_DAYS = 30;
/** A session's life is prolonged once an hour at most, so that reading does not mean writing. */
const RENEW_AFTER_MINUTES = 60;

const newExpiry = sql`now() + make_interval(days => ${SESSION_DAYS})`;
const person = {
  id: users.id,
  name: users.name,
  nameEn: users.nameEn,
  mobile: users.mobile,
  avatar: users.avatar,
  role: users.role,
};

/** Who signs in by a mobile (05XXXXXXXX), with the password's hash; undefined where there is nobody. */
export async function findByMobile(db: Database, mobile: string) {
  const [found] = await db
    .select({ ...person, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.mobile, mobile));
  return found;
}

/** The person of a living session; prolongs it. Null where it has ended or never was. */
export async function findPersonBySession(db: Database, tokenHash: string): Promise<Person | null> {
  const [found] = await db
    .select({
      person,
      isDueForRenewal: sql<boolean>`${sessions.lastSeenAt} < now() - make_interval(mins => ${RENEW_AFTER_MINUTES})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`)));
  if (found?.isDueForRenewal) {
    await db
      .update(sessions)
      .set({ lastSeenAt: sql`now()`, expiresAt: newExpiry })
      .where(eq(sessions.tokenHash, tokenHash));
  }
  return found?.person ?? null;
}

/** Begins a session, and clears away the person's sessions that have ended. */
export async function createSession(db: Database, userId: number, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, sql`now()`)));
  await db.insert(sessions).values({ tokenHash, userId, expiresAt: newExpiry });
}

export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends every session of a person; answers how many there were. */
export async function deleteSessionsOf(db: Database, userId: number): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ expiresAt: sessions.expiresAt });
  return ended.filter(({ expiresAt }) => expiresAt.getTime() > Date.now()).length;
}
