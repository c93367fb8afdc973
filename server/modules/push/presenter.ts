import type { Language } from '../../../contract/language.ts';
import type { NotificationKind } from '../../../contract/notification-kinds.ts';
import type { PushMessage } from '../../../contract/push-message.ts';
import type { Push } from '../../gateways/push/push-gateway.ts';
import { texts } from '../../texts/texts.ts';
import { wordForLockScreen, wordNotification } from '../notifications/texts.ts';
import { topicOf } from './topics.ts';

/**
 * More than any device displays; together with a path well below PUSH_MESSAGE_MAX_BYTES in any
 * script.
 */
const TEXT_MAX_LENGTH = 240;
const PATH_MAX_LENGTH = 200;

interface PushedNotification {
  id: number;
  kind: string;
  params: Record<string, unknown>;
  createdAt: Date;
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length > TEXT_MAX_LENGTH ? `${characters.slice(0, TEXT_MAX_LENGTH - 1).join('')}…` : text;
}

/**
 * A notification as a push, in the device's language; null if this version has no text for it, or
 * if it is too old. `unread` is the count in the app's badge.
 */
export function presentPush(
  { id, kind, params, createdAt }: PushedNotification,
  { language, unread, now }: { language: Language; unread: number; now: Date },
): Push | null {
  const wording = wordNotification(kind, params, language);
  const text = wordForLockScreen(kind, params, language);
  if (!wording || !text) return null;
  const { topic, tag, urgency, lifeSeconds } = topicOf(kind as NotificationKind, params, id);
  const ageSeconds = Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / 1000));
  if (ageSeconds >= lifeSeconds) return null;
  const message: PushMessage = {
    id,
    title: texts[language].topic[topic],
    text: shortened(text),
    path: wording.link && wording.link.length <= PATH_MAX_LENGTH ? wording.link : '/',
    tag,
    language,
    unread,
  };
  return { payload: JSON.stringify(message), ttlSeconds: lifeSeconds - ageSeconds, urgency, topic: tag };
}
