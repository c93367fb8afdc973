import type { BrowserContext } from '@playwright/test';
import { createPushDevice } from './push-device.ts';

/**
 * Stubs `PushManager`: headless Chromium would request a subscription from Google's push service,
 * which tests can't reach. Only stubs the page's side; the service worker is the real one.
 */
export async function stubPushManager(context: BrowserContext, endpoint: string) {
  const device = createPushDevice();
  let subscribedWith: string | null = null;
  await context.exposeFunction('stubbedPush', (act: 'get' | 'subscribe' | 'unsubscribe', key?: string) => {
    if (act === 'subscribe') subscribedWith = key ?? null;
    if (act === 'unsubscribe') subscribedWith = null;
    const { p256dh, auth } = device;
    return subscribedWith && { endpoint, keys: { p256dh, auth }, key: subscribedWith };
  });
  await context.addInitScript(() => {
    type StubbedSubscription = { endpoint: string; keys: object; key: string } | null;
    const call = (
      window as unknown as { stubbedPush(act: string, key?: string): Promise<StubbedSubscription> }
    ).stubbedPush;
    const bytesOf = (key: string) =>
      Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const subscription = (given: StubbedSubscription) =>
      given && {
        options: { applicationServerKey: bytesOf(given.key).buffer },
        toJSON: () => ({ endpoint: given.endpoint, keys: given.keys }),
        unsubscribe: async () => (await call('unsubscribe')) === null,
      };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscription(await call('get')),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) =>
        subscription(await call('subscribe', applicationServerKey)),
    });
  });
  return {
    device,
    isSubscribed: () => subscribedWith !== null,
  };
}
