import type { NotificationKind } from '../../../contract/notification-kinds.ts';
import type { Database } from '../../db/database.ts';
import { notifications } from '../../db/schema/people.ts';
import type { NotificationParams } from './texts.ts';

type Happening = {
  [Kind in NotificationKind]: { kind: Kind; params: NotificationParams<Kind> };
}[NotificationKind];

/**
 * Tells a person what happened to him. To be called within the transaction in which it happens, so that he
 * hears of all that did and of nothing that did not. What happens to a listing a trigger tells (migrations/0006).
 */
export async function notify(
  transaction: Database,
  userId: number,
  { kind, params }: Happening,
): Promise<void> {
  await transaction.insert(notifications).values({ userId, kind, params });
}
