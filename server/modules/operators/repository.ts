import { asc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/people.ts';
import type { Person } from '../../plugins/session.ts';

/**
 * A user and their role, and whether they are the only admin; null if no account has the mobile
 * (05XXXXXXXX). The admins and the user stay locked until the transaction ends: two admins can't
 * remove each other.
 */
export async function lockRole(db: Database, mobile: string) {
  // The admins first, in one order, so that two transactions do not wait for each other.
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(asc(users.id))
    .for('update');
  const [found] = await db
    .select({ id: users.id, name: users.name, role: users.role })
    .from(users)
    .where(eq(users.mobile, mobile))
    .for('update');
  if (!found) return null;
  return { ...found, isOnlyAdmin: admins.length === 1 && admins[0]?.id === found.id };
}

/** Sets a user's role. Each request reads it, so it applies from the user's next request. */
export async function setRole(db: Database, userId: number, role: Person['role']): Promise<void> {
  await db.update(users).set({ role }).where(eq(users.id, userId));
}

/** All operators, with their roles. */
export async function listOperators(db: Database) {
  return db
    .select({ mobile: users.mobile, name: users.name, nameEn: users.nameEn, role: users.role })
    .from(users)
    .where(ne(users.role, 'user'))
    .orderBy(asc(users.id));
}
