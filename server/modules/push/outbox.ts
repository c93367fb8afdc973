import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/language.ts';
import type { Database } from '../../db/database.ts';
import { notifications, sessions } from '../../db/schema/people.ts';
import { pushOutbox, pushSubscriptions } from '../../db/schema/push.ts';

/**
 * Rows per batch: even a slow push service needs half a minute for them, far less than the lease.
 */
const TAKEN_AT_ONCE = 60;
/** How long a worker leases a row; after a crash, another one takes it. */
const LEASE_SECONDS = 120;

/** A message for one device, leased to one worker. */
export interface TakenPush {
  notificationId: number;
  subscriptionId: number;
  /** Including this one. */
  tries: number;
  userId: number;
  kind: string;
  params: Record<string, unknown>;
  createdAt: Date;
  isRead: boolean;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Language;
}

/**
 * Leases some of the due pushes for devices subscribed under this key, oldest first, but for those
 * of the kinds in `waiting`; concurrent servers lease different ones. Rows of removed devices are
 * left to `forgetOldPushes`.
 */
export async function takeDue(
  db: Database,
  serverKey: string,
  waiting: readonly string[],
): Promise<TakenPush[]> {
  return db.transaction(async (transaction) => {
    const due = await transaction
      .select({
        notificationId: pushOutbox.notificationId,
        subscriptionId: pushOutbox.subscriptionId,
        tries: sql<number>`${pushOutbox.tries} + 1`,
        userId: notifications.userId,
        kind: notifications.kind,
        params: notifications.params,
        createdAt: notifications.createdAt,
        isRead: sql<boolean>`${notifications.readAt} is not null`,
        endpoint: pushSubscriptions.endpoint,
        p256dh: pushSubscriptions.p256dh,
        auth: pushSubscriptions.auth,
        language: pushSubscriptions.language,
      })
      .from(pushOutbox)
      .innerJoin(notifications, eq(notifications.id, pushOutbox.notificationId))
      .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushOutbox.subscriptionId))
      .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
      .where(
        and(
          sql`${pushOutbox.dueAt} <= now()`,
          sql`${sessions.expiresAt} > now()`,
          eq(pushSubscriptions.serverKey, serverKey),
          notInArray(notifications.kind, [...waiting]),
        ),
      )
      .orderBy(pushOutbox.dueAt, pushOutbox.notificationId)
      .limit(TAKEN_AT_ONCE)
      .for('update', { of: pushOutbox, skipLocked: true });
    if (due.length > 0) {
      await transaction
        .update(pushOutbox)
        .set({
          tries: sql`${pushOutbox.tries} + 1`,
          dueAt: sql`now() + make_interval(secs => ${LEASE_SECONDS})`,
        })
        .where(sql.join(due.map(isRow), sql` or `));
    }
    return due;
  });
}

type Row = Pick<TakenPush, 'notificationId' | 'subscriptionId'>;
const isRow = ({ notificationId, subscriptionId }: Row) =>
  sql`(${pushOutbox.notificationId} = ${notificationId} and ${pushOutbox.subscriptionId} = ${subscriptionId})`;

/** Deletes a row that was sent, or never will be. */
export async function takeOff(db: Database, row: Row): Promise<void> {
  await db.delete(pushOutbox).where(isRow(row));
}

/** Postpones a row by some seconds. */
export async function putOff(db: Database, row: Row, seconds: number): Promise<void> {
  await db
    .update(pushOutbox)
    .set({ dueAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(isRow(row));
}

/**
 * Deletes pushes that could not be sent for a day: the device was removed, or subscribed under a
 * former key.
 */
export async function forgetOldPushes(db: Database): Promise<void> {
  await db.delete(pushOutbox).where(sql`${pushOutbox.dueAt} < now() - interval '1 day'`);
}

/** The number of unread notifications per user, of kinds that this version supports. */
export async function unreadOf(
  db: Database,
  userIds: number[],
  kinds: readonly string[],
): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: notifications.userId, count: sql<number>`count(*)::int` })
    .from(notifications)
    .where(
      and(
        inArray(notifications.userId, userIds),
        inArray(notifications.kind, [...kinds]),
        sql`${notifications.readAt} is null`,
      ),
    )
    .groupBy(notifications.userId);
  return new Map(rows.map(({ userId, count }) => [userId, count]));
}
