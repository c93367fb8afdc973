import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { NotificationKind } from '../../../contract/notification-kinds.ts';
import type { Database } from '../../db/database.ts';
import { notifications, users } from '../../db/schema/people.ts';
import type { NotificationParams } from './texts.ts';

type Happening = {
  [Kind in NotificationKind]: { kind: Kind; params: NotificationParams<Kind> };
}[NotificationKind];

/**
 * What is about no matter of the user's own: it goes to those alone who have consented to offers. A
 * new kind of that sort belongs here.
 */
const MARKETING: readonly NotificationKind[] = ['couponGranted'];

async function wantsMarketing(db: Database, userId: number): Promise<boolean> {
  const consents = and(isNotNull(users.marketingGivenAt), isNull(users.marketingWithdrawnAt));
  return (await db.$count(users, and(eq(users.id, userId), consents))) > 0;
}

/**
 * Notifies a user of an event, in the transaction of that event: both are committed or neither. A
 * database trigger notifies of changes to listings (migrations/0008).
 */
export async function notify(
  transaction: Database,
  userId: number,
  { kind, params }: Happening,
): Promise<void> {
  if (MARKETING.includes(kind) && !(await wantsMarketing(transaction, userId))) return;
  await transaction.insert(notifications).values({ userId, kind, params });
}
