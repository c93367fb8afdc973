import type { Language } from './language.ts';

/**
 * The message of a push to a device's service worker: a notification, worded for a lock screen
 * (docs/decisions/0021-push.md). Validate it: an older worker may get a newer server's message.
 */
export interface PushMessage {
  /** The notification's id: of two about one topic, the higher is newer. */
  id: number;
  title: string;
  text: string;
  /** A path of the app, from `/`. */
  path: string;
  /** Its topic (an order, a viewing): the device shows one notification for each. */
  tag: string;
  language: Language;
  /** How many are unread, for the badge on the app's icon. */
  unread: number;
}

/**
 * Push services accept 4,096 encrypted bytes, which leaves 3,993; older limits, such as Apple's,
 * are lower.
 */
export const PUSH_MESSAGE_MAX_BYTES = 3_000;

/** Whether this worker can show the message. */
export function isPushMessage(value: unknown): value is PushMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, text, path, tag, language, unread } = value as Record<string, unknown>;
  return (
    [id, unread].every((number) => Number.isInteger(number)) &&
    [title, text, path, tag].every((words) => typeof words === 'string' && words !== '') &&
    (language === 'ar' || language === 'en')
  );
}
