import { getTableName, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import { hashPassword } from '../modules/access/session/passwords.ts';
import { demoPeople } from './demo/people.ts';

/** The accounts that anyone may try the demo with. */
export const demoAccounts = demoPeople.flatMap(({ mobile, password }) =>
  password ? [{ mobile, password }] : [],
);

/**
 * The demo's people under their fixed ids, where they are missing; only the demo accounts can sign
 * in.
 */
export async function seedPeople(db: Database): Promise<void> {
  const rows = await Promise.all(
    demoPeople.map(async ({ role: _, password, ...person }) => ({
      ...person,
      passwordHash: password ? await hashPassword(password) : null,
    })),
  );
  await db.insert(users).values(rows).onConflictDoNothing();
  // The ids were given: the next person to register gets the one after them.
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${getTableName(users)}, 'id'), (select max(id) from ${users}))`,
  );
}
