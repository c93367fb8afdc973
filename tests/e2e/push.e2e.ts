import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page, Response } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import webPush from 'web-push';
import type { PushMessage } from '../../contract/push-message.ts';
import { journey } from '../support/journey.ts';
import { workerInCharge } from '../support/no-network.ts';
import { NEWCOMER, signInAt } from '../support/people.ts';
import { runPushService } from '../support/push-service.ts';
import { stubPushManager } from '../support/stub-push-manager.ts';

/*
 * Notifications on a device, with the real server, its real adapter and the real worker. Two things stand in for what
 * can't be reached: a push service on this machine, and the page's PushManager, whose subscription names it. What the
 * service was sent is decrypted as the device would, and handed to the worker by Chromium itself.
 */

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const isSaving = (answer: Response) =>
  answer.url().endsWith('/api/users/push') && answer.request().method() === 'POST';
const SWITCH = { name: 'الإشعارات على هذا الجهاز' };

const service = await runPushService();
afterAll(() => service.stop());

async function environment(): Promise<Record<string, string>> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const certificate = join(tmpdir(), `rukn-push-${process.pid}.pem`);
  await writeFile(certificate, service.certificate);
  return {
    VAPID_SUBJECT: 'mailto:ops@rukn.example',
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    PUSH_SERVICES: service.host,
    NODE_EXTRA_CA_CERTS: certificate,
  };
}

/** Hands a push to the worker, as the browser does when its push service has one. */
async function deliver(page: Page, origin: string, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await found;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await session.detach();
}

/** How the reader answers for this page's profile: by the browser's own settings. */
async function decideNotifications(page: Page, origin: string) {
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  const { browserContextId } = targetInfo;
  return (setting: 'granted' | 'denied' | 'prompt') =>
    session.send('Browser.setPermission', {
      permission: { name: 'notifications' },
      setting,
      origin,
      ...(browserContextId && { browserContextId }),
    });
}

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = (await registration.getNotifications()) as (Notification & { badge: string })[];
    return shown.map(({ title, body, lang, dir, tag, data, icon, badge }) => ({
      title,
      body,
      lang,
      dir,
      tag,
      data,
      icon: new URL(icon).pathname,
      badge: new URL(badge).pathname,
    }));
  });

/** Of the worker's scope what TypeScript's DOM library does not know. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  WindowClient: { prototype: { focus(): Promise<unknown> } };
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
  dispatchEvent(event: Event): boolean;
}

/** Presses the one notification that is shown. A window may be brought to the front by a real press alone. */
async function press(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope;
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('Nothing is shown');
    scope.WindowClient.prototype.focus = async function focus() {
      return this;
    };
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
}

journey(
  'notifications on a device',
  ({ visit, server }) => {
    it('are switched on by a press, come encrypted, are shown, lead to their matter, and end with the session', {
      timeout: 120_000,
    }, async () => {
      service.taken.length = 0;
      const { page, open, context, complaints } = await visit();
      const stub = await stubPushManager(context, `${service.origin}/send/phone`);
      await context.grantPermissions(['notifications'], { origin: server().url });
      await signInAt(page, NEWCOMER);
      await workerInCharge(page);
      await open('/setting');
      const theSwitch = page.getByRole('switch', SWITCH);
      await theSwitch.waitFor();
      expect([await theSwitch.isChecked(), stub.isSubscribed()]).toEqual([false, false]);
      const [saved] = await Promise.all([page.waitForResponse(isSaving), theSwitch.click()]);
      expect(saved.status()).toBe(200);
      await page.getByText('تصلك حتى والتطبيق مغلق').waitFor();
      const { violations } = await new AxeBuilder({ page }).include('main').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      await page.reload();
      await expect.poll(() => theSwitch.isChecked()).toBe(true);

      await fetch(`${server().url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': IPHONE },
        body: JSON.stringify(NEWCOMER),
      });
      await expect.poll(() => service.taken.length, { timeout: 15_000 }).toBe(1);
      const [taken] = service.taken;
      expect(taken).toMatchObject({ path: '/send/phone', headers: { urgency: 'high' } });
      const sent = stub.device.read(taken?.body as Buffer);
      const message = JSON.parse(sent) as PushMessage;
      expect(message).toMatchObject({ language: 'ar', path: '/setting', title: 'حسابك' });
      expect(message.text).toMatch(/^تسجيل دخول من جهاز جديد: Safari على iPhone/);
      expect(message.unread).toBeGreaterThanOrEqual(1);

      await open('/');
      await deliver(page, server().url, sent);
      const expected = {
        title: 'حسابك',
        body: message.text,
        lang: 'ar',
        dir: 'rtl',
        tag: message.tag,
        data: { id: message.id, path: '/setting' },
        icon: '/icons/icon-192.png',
        badge: '/icons/badge-96.png',
      };
      await expect.poll(() => shownOn(page)).toEqual([expected]);
      // A second time it is the same one.
      await deliver(page, server().url, sent);
      await page.waitForTimeout(500);
      expect(await shownOn(page)).toEqual([expected]);

      await press(context);
      await page.waitForURL((url) => url.pathname === '/setting');
      await expect.poll(() => shownOn(page)).toEqual([]);

      // The bell's list has the switch as well.
      await open('/account');
      await page.getByRole('button', { name: /^الإشعارات/ }).click();
      await expect.poll(() => page.getByRole('dialog').getByRole('switch', SWITCH).isChecked()).toBe(true);
      await page.keyboard.press('Escape');

      await deliver(page, server().url, sent);
      await expect.poll(async () => (await shownOn(page)).length).toBe(1);
      await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
      await page.waitForURL((url) => url.pathname === '/login');
      await expect.poll(() => shownOn(page)).toEqual([]);
      // The next to sign in hears nothing of the last one, whatever still comes.
      await deliver(page, server().url, sent);
      await page.waitForTimeout(1_000);
      expect((await shownOn(page)).map(({ body }) => body)).not.toContain(message.text);
      await fetch(`${server().url}/api/auth/login`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Mozilla/5.0 (X11; CrOS) Firefox/140.0',
        },
        body: JSON.stringify(NEWCOMER),
      });
      await page.waitForTimeout(5_000);
      expect(service.taken).toHaveLength(1);
      expect(complaints).toEqual([]);
    });

    it.each([
      ['by http', () => `http://${service.host}/send/phone`],
      ['at another host', () => 'https://169.254.169.254/latest/meta-data'],
    ])(
      'to an address %s are refused by the server, and the device is as it was',
      async (_where, endpoint) => {
        const { page, open, context } = await visit();
        const stub = await stubPushManager(context, endpoint());
        await context.grantPermissions(['notifications'], { origin: server().url });
        await signInAt(page, NEWCOMER);
        await workerInCharge(page);
        await open('/setting');
        const saved = page.waitForResponse(isSaving);
        await page.getByRole('switch', SWITCH).click();
        await page.getByRole('alert').getByText('خدمة الإشعارات في متصفحك غير معروفة لدينا').waitFor();
        expect(await (await saved).json()).toMatchObject({ error_number: 2090 });
        expect([await page.getByRole('switch', SWITCH).isChecked(), stub.isSubscribed()]).toEqual([
          false,
          false,
        ]);
      },
    );

    it('that the reader has refused say how to allow them again', async () => {
      const { page, open, context } = await visit();
      const stub = await stubPushManager(context, `${service.origin}/send/phone`);
      const decide = await decideNotifications(page, server().url);
      await decide('denied');
      await signInAt(page, NEWCOMER);
      await open('/setting');
      await page.getByText('الإشعارات محظورة على هذا الجهاز').waitFor();
      await page.getByText(/اضغط الأيقونة بجانب عنوان الموقع/).waitFor();
      expect([await page.getByRole('switch', SWITCH).count(), stub.isSubscribed()]).toEqual([0, false]);
      // As soon as he has changed his mind, the switch is there.
      await decide('granted');
      await page.getByRole('switch', SWITCH).waitFor();
    });

    it('need a connection, and say so', async () => {
      const { page, open, context } = await visit();
      await stubPushManager(context, `${service.origin}/send/phone`);
      await context.grantPermissions(['notifications'], { origin: server().url });
      await signInAt(page, NEWCOMER);
      await workerInCharge(page);
      await open('/setting');
      await page.getByRole('switch', SWITCH).waitFor();
      await context.setOffline(true);
      await page.getByText('يحتاج اتصالًا').first().waitFor();
      expect(await page.getByRole('switch', SWITCH).isDisabled()).toBe(true);
    });
  },
  environment,
);
