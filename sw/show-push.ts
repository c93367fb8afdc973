import { isPushMessage, type PushMessage } from '../contract/push-message.ts';
import { storedAddress } from '../src/device/push-address.ts';

declare const self: ServiceWorkerGlobalScope;

/** Not in TypeScript's library: only Chromium has it, and other browsers ignore it. */
type Options = NotificationOptions & { renotify?: boolean };

/** The data of a shown notification. */
export interface ShownData {
  id: number;
  path: string;
}

/**
 * Shown for a message that this worker can't parse: a browser requires a notification for each
 * push.
 */
const UNREADABLE: PushMessage = {
  id: 0,
  title: 'ركن',
  text: 'لديك جديد في ركن',
  path: '/',
  tag: 'rukn',
  language: 'ar',
  unread: 0,
};

export function readPush(text: string): PushMessage {
  try {
    const value: unknown = JSON.parse(text);
    return isPushMessage(value) ? value : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

/** The options of a message's notification; silent if it is already shown. */
export function optionsOf({ id, text, path, tag, language }: PushMessage, isShownAlready: boolean): Options {
  return {
    body: text,
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    tag,
    renotify: !isShownAlready,
    silent: isShownAlready ? true : null,
    data: { id, path } satisfies ShownData,
  };
}

const idOf = (data: unknown) => (data as ShownData | null)?.id ?? 0;

/**
 * Shows a message. Each topic has one notification: a newer message replaces it, with a sound; a
 * repeated message (after a server's crash) or a late one changes nothing.
 */
export async function showPush(text: string): Promise<void> {
  const { registration } = self;
  if (!(await storedAddress())) {
    // The user signed out while the push service was out of reach: the push has no recipient here.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return;
  }
  const message = readPush(text);
  const shown = await registration.getNotifications({ tag: message.tag });
  const later = shown.find(({ data }) => message.id > 0 && idOf(data) >= message.id);
  if (later) {
    // A browser requires a notification for each push: shows the current one again, unchanged.
    const { title, body, lang, data } = later;
    const { id, path } = data as ShownData;
    const again = { ...message, id, path, text: body, language: lang === 'en' ? 'en' : 'ar' } as const;
    await registration.showNotification(title, optionsOf(again, true));
  } else {
    await registration.showNotification(message.title, optionsOf(message, false));
    await showCount(message.unread);
  }
}

/** Sets the badge of the installed app's icon; fails silently if it is not installed. */
async function showCount(unread: number): Promise<void> {
  const { navigator } = self;
  if (!('setAppBadge' in navigator)) return;
  await (unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge()).catch(() => undefined);
}
