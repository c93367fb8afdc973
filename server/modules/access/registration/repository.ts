import { eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { registrations } from '../../../db/schema/access.ts';
import { users } from '../../../db/schema/people.ts';
import type { Person } from '../../../plugins/session.ts';
import { timesOf } from '../identity-checks/repository.ts';

export type Registration = typeof registrations.$inferSelect;
type NewRegistration = typeof registrations.$inferInsert;

/**
 * Starts a registration, replacing an earlier one of the same identity. It gets a new id, so that
 * codes of the earlier one are invalid.
 */
export async function beginRegistration(db: Database, registration: NewRegistration): Promise<void> {
  await db
    .insert(registrations)
    .values(registration)
    .onConflictDoUpdate({
      target: registrations.identity,
      set: {
        ...registration,
        id: sql`excluded.id`,
        status: 'pending',
        askedAt: null,
        createdAt: sql`now()`,
        completedAt: null,
      },
    });
}

/** The registration of an identity, with its times; null if there is none. */
export async function findRegistration(db: Database, identity: string) {
  const [found] = await db
    .select({ registration: registrations, times: timesOf(registrations) })
    .from(registrations)
    .where(eq(registrations.identity, identity));
  return found ? { ...found.registration, ...found.times } : null;
}

/** Which of the two has an account already; `identity` if both have. */
export async function findTaken(
  db: Database,
  { identity, mobile }: Pick<Registration, 'identity' | 'mobile'>,
): Promise<'identity' | 'mobile' | null> {
  const rows = await db
    .select({ hasIdentity: sql<boolean>`coalesce(${users.identity} = ${identity}, false)` })
    .from(users)
    .where(or(eq(users.identity, identity), eq(users.mobile, mobile)));
  if (rows.length === 0) return null;
  return rows.some(({ hasIdentity }) => hasIdentity) ? 'identity' : 'mobile';
}

/**
 * Creates the account of an approved registration, and closes the registration. Null if its
 * identity or mobile has an account by now; a constraint throws if the check is not approved.
 */
export async function createAccount(
  transaction: Database,
  { id, name, identity, mobile, passwordHash }: Registration,
): Promise<Person | null> {
  const [person] = await transaction
    .insert(users)
    .values({ name, identity, mobile, passwordHash })
    .onConflictDoNothing()
    .returning({
      id: users.id,
      name: users.name,
      nameEn: users.nameEn,
      mobile: users.mobile,
      avatar: users.avatar,
      role: users.role,
    });
  if (!person) return null;
  await transaction.update(registrations).set({ completedAt: sql`now()` }).where(eq(registrations.id, id));
  return person;
}
