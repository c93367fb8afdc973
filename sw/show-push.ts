import { isPushMessage, type PushMessage } from '../contract/push-message.ts';
import { storedAddress } from '../src/device/push-address.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Not in TypeScript's library: it left the standard for Chromium's own, and is passed over
 * elsewhere.
 */
type Options = NotificationOptions & { renotify?: boolean };

/** What a notification on the screen remembers. */
export interface ShownData {
  id: number;
  path: string;
}

/**
 * A message that this worker can't read was sent all the same, and a browser wants to see something
 * shown for it.
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

/** How a message looks; without a sound where it is the one that is shown already. */
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
 * Shows a message. One matter has one notification: a newer word on it takes the older one's place
 * and is heard; the same word again, as after a server's crash, or one that comes late changes
 * nothing.
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
    // A browser wants one shown for each push: the one that is there, as it is.
    const { title, body, lang, data } = later;
    const { id, path } = data as ShownData;
    const again = { ...message, id, path, text: body, language: lang === 'en' ? 'en' : 'ar' } as const;
    await registration.showNotification(title, optionsOf(again, true));
  } else {
    await registration.showNotification(message.title, optionsOf(message, false));
    await showCount(message.unread);
  }
}

/** On the installed app's icon; refused where it is not installed. */
async function showCount(unread: number): Promise<void> {
  const { navigator } = self;
  if (!('setAppBadge' in navigator)) return;
  await (unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge()).catch(() => undefined);
}
