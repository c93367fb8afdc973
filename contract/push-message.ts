import type { Language } from './language.ts';

/**
 * What a push brings to a device's service worker: what the bell shows, as a lock screen may show
 * it (docs/decisions/0021-push.md). Read with care: an older worker may get a newer server's.
 */
export interface PushMessage {
  /** The notification's id: of two about one topic the greater is the newer. */
  id: number;
  title: string;
  text: string;
  /** In the app, from `/`. */
  path: string;
  /** One topic (an order, a viewing) is one notification on the device. */
  tag: string;
  language: Language;
  /** How many are unread, for the badge on the app's icon. */
  unread: number;
}

/**
 * A push service takes 4,096 bytes encrypted, which leaves 3,993; Apple's and others' older limits
 * lie lower.
 */
export const PUSH_MESSAGE_MAX_BYTES = 3_000;

/** Whether it is a message that this worker can show. */
export function isPushMessage(value: unknown): value is PushMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, text, path, tag, language, unread } = value as Record<string, unknown>;
  return (
    [id, unread].every((number) => Number.isInteger(number)) &&
    [title, text, path, tag].every((words) => typeof words === 'string' && words !== '') &&
    (language === 'ar' || language === 'en')
  );
}
