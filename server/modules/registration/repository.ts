import { and, eq, lt, or, sql } from 'drizzle-orm';
import { IDENTITY_CHECK_SECONDS } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { registrations } from '../../db/schema/access.ts';
import { users } from '../../db/schema/people.ts';
import type { IdentityStatus } from '../../gateways/identity/identity-gateway.ts';
import type { Person } from '../../plugins/session.ts';

/** A registration is given up after this long; the identity service's own limit is far shorter. */
const LIFETIME_MINUTES = 60;
/** Polls of a waiting screen don't each go on to the identity service. */
const ASK_EVERY_MS = 700;

export type Registration = typeof registrations.$inferSelect;
type NewRegistration = typeof registrations.$inferInsert;

/**
 * Begins a registration in the place of any earlier one of the same identity. It gets an id of its own, so
 * that a code of the earlier one is of no use for it.
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

/** The registration under way for an identity, with whether its time is over, and its check's. */
export async function findRegistration(db: Database, identity: string) {
  const [found] = await db
    .select({
      registration: registrations,
      isOver: sql<boolean>`${registrations.createdAt} < now() - make_interval(mins => ${LIFETIME_MINUTES})`,
      isCheckOver: sql<boolean>`${registrations.createdAt} < now() - make_interval(secs => ${IDENTITY_CHECK_SECONDS})`,
    })
    .from(registrations)
    .where(eq(registrations.identity, identity));
  if (!found) return null;
  const { registration, ...times } = found;
  return { ...registration, ...times };
}

/** Whether it is this caller's turn to ask the identity service. */
export async function claimAsking(db: Database, id: number): Promise<boolean> {
  const isDue = lt(
    registrations.askedAt,
    sql`clock_timestamp() - make_interval(secs => ${ASK_EVERY_MS / 1000})`,
  );
  const claimed = await db
    .update(registrations)
    .set({ askedAt: sql`clock_timestamp()` })
    .where(
      and(
        eq(registrations.id, id),
        eq(registrations.status, 'pending'),
        or(sql`${registrations.askedAt} is null`, isDue),
      ),
    )
    .returning({ id: registrations.id });
  return claimed.length > 0;
}

/** Writes down what the identity service said; a check that was decided stays as it is. */
export async function settleCheck(db: Database, id: number, status: IdentityStatus): Promise<void> {
  await db
    .update(registrations)
    .set({ status })
    .where(and(eq(registrations.id, id), eq(registrations.status, 'pending')));
}

/** Which of the two has an account already; the identity is named before the mobile. */
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
 * Makes the account of a registration whose check is approved, and closes the registration. Null where its
 * identity or mobile has an account by now; fails where the check is not approved (a constraint says so).
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
