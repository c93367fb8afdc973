import type { Answer } from '../../../contract/contract.ts';
import type { Language } from '../../../contract/language.ts';
import type { NotificationKind } from '../../../contract/notification-kinds.ts';
import type { listNotifications } from './repository.ts';
import { wordNotification } from './texts.ts';

type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number];

/** Null if this version does not support the notification's kind or params. */
export function presentNotification(
  row: NotificationRow,
  language: Language,
): Answer<'notifications.list'>['rows'][number] | null {
  const wording = wordNotification(row.kind, row.params, language);
  if (!wording) return null;
  return {
    id: row.id,
    kind: row.kind as NotificationKind,
    ...wording,
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
  };
}
