import { getTableName, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import { hashPassword } from '../modules/access/session/passwords.ts';
import { demoPeople } from './demo/people.ts';

/** The accounts for anyone to try the demo with. */
export const demoAccounts = demoPeople.flatMap(({ mobile, password }) =>
  password ? [{ mobile, password }] : [],
);

/** Inserts the demo's missing people with fixed ids; only the demo accounts can sign in. */
export async function seedPeople(db: Database): Promise<void> {
  const rows = await Promise.all(
    demoPeople.map(async ({ role: _, password, ...person }) => ({
      ...person,
      passwordHash: password ? await hashPassword(password) : null,
    })),
  );
  await db.insert(users).values(rows).onConflictDoNothing();
  // The ids were explicit: set the sequence to continue after them.
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${getTableName(users)}, 'id'), (select max(id) from ${users}))`,
  );
}
