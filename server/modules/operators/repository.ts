import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/people.ts';
import type { Person } from '../../plugins/session.ts';

/**
 * A user and their role, locked until the transaction ends; null if no account has the mobile
 * (05XXXXXXXX).
 */
export async function lockRole(db: Database, mobile: string) {
  const [found] = await db
    .select({ id: users.id, name: users.name, role: users.role })
    .from(users)
    .where(eq(users.mobile, mobile))
    .for('update');
  return found ?? null;
}

/** Sets a user's role. Each request reads it, so it applies from the user's next request. */
export async function setRole(db: Database, userId: number, role: Person['role']): Promise<void> {
  await db.update(users).set({ role }).where(eq(users.id, userId));
}

/** All users with the operator role. */
export async function listOperators(db: Database) {
  return db
    .select({ mobile: users.mobile, name: users.name, nameEn: users.nameEn })
    .from(users)
    .where(eq(users.role, 'operator'))
    .orderBy(asc(users.id));
}
