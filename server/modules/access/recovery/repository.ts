import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { IDENTITY_CHECK_SECONDS } from '../../../../contract/limits.ts';
import type { Database } from '../../../db/database.ts';
import { recoveries } from '../../../db/schema/access.ts';
import { users } from '../../../db/schema/people.ts';
import { timesOf } from '../identity-checks/repository.ts';

type NewRecovery = typeof recoveries.$inferInsert;

export async function beginRecovery(db: Database, recovery: NewRecovery): Promise<void> {
  await db.insert(recoveries).values(recovery);
}

export async function findRecovery(db: Database, ticketHash: string) {
  const [found] = await db
    .select({ recovery: recoveries, times: timesOf(recoveries) })
    .from(recoveries)
    .where(and(eq(recoveries.ticketHash, ticketHash), isNull(recoveries.completedAt)));
  return found ? { ...found.recovery, ...found.times } : null;
}

/** Replaces the ticket of the same device's open check; null if there is none. */
export async function resumeRecovery(
  db: Database,
  { identity, client, ticketHash }: Pick<NewRecovery, 'identity' | 'client' | 'ticketHash'>,
) {
  const last = db
    .select({ id: recoveries.id })
    .from(recoveries)
    .where(eq(recoveries.identity, identity))
    .orderBy(desc(recoveries.id))
    .limit(1);
  const [resumed] = await db
    .update(recoveries)
    .set({ ticketHash })
    .where(
      and(
        eq(recoveries.id, sql`(${last})`),
        eq(recoveries.client, client),
        eq(recoveries.status, 'pending'),
        gt(recoveries.createdAt, sql`now() - make_interval(secs => ${IDENTITY_CHECK_SECONDS})`),
      ),
    )
    .returning({
      randomNumber: recoveries.randomNumber,
      expiresInSeconds: timesOf(recoveries).secondsLeft,
    });
  return resumed ?? null;
}

/** Closes a recovery; false where it was closed already. */
export async function completeRecovery(transaction: Database, id: number): Promise<boolean> {
  const completed = await transaction
    .update(recoveries)
    .set({ completedAt: sql`now()` })
    .where(and(eq(recoveries.id, id), isNull(recoveries.completedAt)))
    .returning({ id: recoveries.id });
  return completed.length > 0;
}

export async function findByIdentity(db: Database, identity: string) {
  const [person] = await db
    .select({
      id: users.id,
      name: users.name,
      nameEn: users.nameEn,
      mobile: users.mobile,
      avatar: users.avatar,
      role: users.role,
    })
    .from(users)
    .where(eq(users.identity, identity));
  return person ?? null;
}
