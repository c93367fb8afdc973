import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredAddress } from '../src/device/push-address.ts';
import { readPush, showPush } from './show-push.ts';

let stored: StoredAddress | null;
vi.mock('../src/device/push-address.ts', async (original) => ({
  ...(await original<typeof import('../src/device/push-address.ts')>()),
  storedAddress: async () => stored,
}));

const message = {
  id: 9,
  title: 'معاينتك',
  text: 'معاينتك اليوم 5:00 م: فيلا',
  path: '/previewdetails/3',
  tag: 'viewing-3',
  language: 'ar',
  unread: 2,
};
type Shown = { title: string; options: NotificationOptions & Record<string, unknown> };
const shown: Shown[] = [];
const unsubscribe = vi.fn(async () => true);
const setAppBadge = vi.fn(async () => undefined);
const clearAppBadge = vi.fn(async () => undefined);

beforeEach(() => {
  stored = { endpoint: 'https://fcm.googleapis.com/a', auth: 'a', publicKey: 'k' };
  shown.length = 0;
  vi.clearAllMocks();
  vi.stubGlobal('self', {
    registration: {
      showNotification: async (title: string, options: Shown['options']) => {
        const place = shown.findIndex((one) => one.options.tag === options.tag);
        if (place >= 0) shown.splice(place, 1);
        shown.push({ title, options });
      },
      getNotifications: async ({ tag }: { tag: string }) =>
        shown
          .filter(({ options }) => options.tag === tag)
          .map(({ title, options }) => ({ title, ...options })),
      pushManager: { getSubscription: async () => ({ unsubscribe }) },
    },
    navigator: { setAppBadge, clearAppBadge },
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = (changed: object = {}) => showPush(JSON.stringify({ ...message, ...changed }));

describe('a push', () => {
  it('is shown in its language’s direction, with our signs, and counted on the icon', async () => {
    await show();
    expect(shown).toEqual([
      {
        title: 'معاينتك',
        options: {
          body: message.text,
          lang: 'ar',
          dir: 'rtl',
          icon: '/icons/icon-192.png',
          badge: '/icons/badge-96.png',
          tag: 'viewing-3',
          renotify: true,
          silent: null,
          data: { id: 9, path: '/previewdetails/3' },
        },
      },
    ]);
    expect(setAppBadge).toHaveBeenCalledWith(2);
    await show({ language: 'en', tag: 'other', unread: 0 });
    expect(shown.at(-1)?.options).toMatchObject({ lang: 'en', dir: 'ltr' });
    expect(clearAppBadge).toHaveBeenCalledTimes(1);
  });

  it('takes the place of an older one about the same, and is heard', async () => {
    await show();
    await show({ id: 10, text: 'أُلغيت معاينتك' });
    expect(shown).toHaveLength(1);
    expect(shown[0]?.options).toMatchObject({ body: 'أُلغيت معاينتك', renotify: true, silent: null });
  });

  it('that came before, or comes too late, changes nothing and is not heard', async () => {
    await show({ id: 10, text: 'أُلغيت معاينتك', path: '/wallet' });
    setAppBadge.mockClear();
    for (const again of [{ id: 10, text: 'أُلغيت معاينتك', path: '/wallet' }, {}]) {
      await show(again);
      expect(shown).toHaveLength(1);
      expect(shown[0]?.options).toMatchObject({
        body: 'أُلغيت معاينتك',
        silent: true,
        renotify: false,
        data: { id: 10, path: '/wallet' },
      });
    }
    expect(setAppBadge).not.toHaveBeenCalled();
  });

  it('shows nothing on a device whose user has signed out, and is the last', async () => {
    stored = null;
    await show();
    expect(shown).toEqual([]);
    expect(unsubscribe).toHaveBeenCalledTimes(1);
    expect(setAppBadge).not.toHaveBeenCalled();
  });

  it('is shown where the browser knows no badge', async () => {
    Object.assign(self, { navigator: {} });
    await show();
    expect(shown).toHaveLength(1);
  });
});

it.each(['', 'null', '{', '[]', '{"id":1}', JSON.stringify({ ...message, language: 'fr' })])(
  'says only that there is something new where it can’t read %s',
  (text) => {
    expect(readPush(text)).toMatchObject({ title: 'ركن', text: 'لديك جديد في ركن', path: '/' });
  },
);
