import { and, count, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Answer } from '../../../contract/contract.ts';
import { PAGE_SIZE, type PriceDrops } from '../../../contract/limits.ts';
import { NOTIFICATION_KINDS } from '../../../contract/notification-kinds.ts';
import type { Database } from '../../db/database.ts';
import { rowsBefore } from '../../db/pagination.ts';
import { notifications, users } from '../../db/schema/people.ts';

/** A user's notifications of the kinds that this version supports. */
const ofPerson = (userId: number) =>
  and(eq(notifications.userId, userId), inArray(notifications.kind, [...NOTIFICATION_KINDS]));

/** A page of a user's notifications, the newest first. */
export async function listNotifications(db: Database, userId: number, page: number) {
  return db
    .select()
    .from(notifications)
    .where(ofPerson(userId))
    .orderBy(desc(notifications.id))
    .limit(PAGE_SIZE)
    .offset(rowsBefore(page));
}

export async function countUnread(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(notifications)
    .where(and(ofPerson(userId), isNull(notifications.readAt)));
  return row?.count ?? 0;
}

/** Marks one as read and keeps an earlier time; false if the user has none with that id. */
export async function markRead(db: Database, userId: number, id: number): Promise<boolean> {
  const marked = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, now())` })
    .where(and(eq(notifications.userId, userId), eq(notifications.id, id)))
    .returning({ id: notifications.id });
  return marked.length > 0;
}

/** Marks as read all notifications, or those up to the id `upTo`. */
export async function markAllRead(db: Database, userId: number, upTo: number | undefined): Promise<void> {
  const seen = upTo === undefined ? undefined : lte(notifications.id, upTo);
  await db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), seen));
}

/** What the user is notified of. */
export async function findSettings(db: Database, userId: number): Promise<Answer<'notifications.settings'>> {
  const { priceDrops, marketingGivenAt: givenAt, marketingWithdrawnAt: withdrawnAt } = users;
  const [row] = await db.select({ priceDrops, givenAt, withdrawnAt }).from(users).where(eq(users.id, userId));
  if (!row) throw new Error('A signed-in person has no row');
  return {
    priceDrops: row.priceDrops,
    marketing: row.givenAt !== null && row.withdrawnAt === null,
    marketingAt: (row.withdrawnAt ?? row.givenAt)?.toISOString() ?? null,
  };
}

/** Gives the consent to offers, or withdraws it; the day of one that stands so already stays. */
export async function setMarketing(db: Database, userId: number, isGiven: boolean): Promise<void> {
  const { marketingGivenAt: givenAt, marketingWithdrawnAt: withdrawnAt } = users;
  const isStanding = sql`(${givenAt} is not null and ${withdrawnAt} is null)`;
  await db
    .update(users)
    .set(
      isGiven
        ? { marketingGivenAt: sql`now()`, marketingWithdrawnAt: null }
        : { marketingWithdrawnAt: sql`now()` },
    )
    .where(and(eq(users.id, userId), sql`${isStanding} = ${!isGiven}`));
}

export async function setPriceDrops(db: Database, userId: number, priceDrops: PriceDrops): Promise<void> {
  await db.update(users).set({ priceDrops }).where(eq(users.id, userId));
}
