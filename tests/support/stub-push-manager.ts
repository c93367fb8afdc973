import type { BrowserContext } from '@playwright/test';
import { createPushDevice } from './push-device.ts';

/**
 * A browser's subscription, in the place of the browser's own: headless Chromium would ask Google's push service for
 * one, which a test can't reach. Only the page's part is put in its place; the worker is the real one.
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
    type Told = { endpoint: string; keys: object; key: string } | null;
    const told = (window as unknown as { stubbedPush(act: string, key?: string): Promise<Told> }).stubbedPush;
    const bytesOf = (key: string) =>
      Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const subscription = (given: Told) =>
      given && {
        options: { applicationServerKey: bytesOf(given.key).buffer },
        toJSON: () => ({ endpoint: given.endpoint, keys: given.keys }),
        unsubscribe: async () => (await told('unsubscribe')) === null,
      };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscription(await told('get')),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) =>
        subscription(await told('subscribe', applicationServerKey)),
    });
  });
  return {
    device,
    isSubscribed: () => subscribedWith !== null,
  };
}
