import type { NotificationKind } from '../../../contract/notification-kinds.ts';
import type { Database } from '../../db/database.ts';
import { notifications } from '../../db/schema/people.ts';
import type { NotificationParams } from './texts.ts';

type Happening = {
  [Kind in NotificationKind]: { kind: Kind; params: NotificationParams<Kind> };
}[NotificationKind];

/**
 * Notifies a user of an event, in the transaction of that event: both are committed or neither. A
 * database trigger notifies of changes to listings (migrations/0008).
 */
export async function notify(
  transaction: Database,
  userId: number,
  { kind, params }: Happening,
): Promise<void> {
  await transaction.insert(notifications).values({ userId, kind, params });
}
