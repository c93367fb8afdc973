import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page, Response } from '@playwright/test';
import webPush from 'web-push';
import type { PushMessage } from '../../contract/push-message.ts';
import { callAt, newAddress, type Person, signInByCall } from '../support/api-person.ts';
import { axeViolations } from '../support/axe.ts';
import { publishAd } from '../support/by-calls.ts';
import { test as base, expect } from '../support/journey.ts';
import { runPushService } from '../support/push-service.ts';
import { newSubscription } from '../support/recording-push.ts';
import type { RunningServer } from '../support/running-server.ts';
import { stubPushManager } from '../support/stub-push-manager.ts';
import { chooseTime } from '../support/viewing-steps.ts';

/*
 * Notifications on a device, with the real server, adapter and service worker. Two things that
 * tests can't reach are replaced: the push service runs locally, and the page's PushManager returns
 * a subscription for it. The test decrypts what the service receives, and Chromium delivers it to
 * the worker.
 */

type PushService = Awaited<ReturnType<typeof runPushService>>;

/** With a separate server, which sends to a separate push service. */
const test = base.extend<object, { service: PushService }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads off it what a fixture needs.
    async ({}, use) => {
      const service = await runPushService();
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],
  serverSettings: [
    async ({ service }, use) => {
      const { publicKey, privateKey } = webPush.generateVAPIDKeys();
      const folder = await mkdtemp(join(tmpdir(), 'rukn-push-'));
      const certificate = join(folder, 'cert.pem');
      await writeFile(certificate, service.certificate);
      await use({
        environment: {
          VAPID_SUBJECT: 'mailto:ops@rukn.example',
          VAPID_PUBLIC_KEY: publicKey,
          VAPID_PRIVATE_KEY: privateKey,
          PUSH_SERVICES: service.host,
          NODE_EXTRA_CA_CERTS: certificate,
        },
      });
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const CHROMEBOOK = 'Mozilla/5.0 (X11; CrOS) Firefox/140.0';
const isSaving = (answer: Response) =>
  answer.url().endsWith('/api/users/push') && answer.request().method() === 'POST';
const SWITCH = { name: 'الإشعارات على هذا الجهاز' };

/** A device's path at the service, unique per test. */
const newPath = () => `/send/${crypto.randomUUID()}`;

/** Signs in on a new device: the person is notified of it. */
const signInFrom = (server: RunningServer, { mobile, password }: Person, userAgent: string) =>
  callAt(server, 'POST', '/api/auth/login', {
    body: { mobile, password },
    headers: { 'user-agent': userAgent, 'x-forwarded-for': newAddress() },
  });

/** Delivers a push to the worker, as the browser does when its push service sends one. */
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

/** Returns a function that sets the notification permission of this page's browser context. */
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

/** The parts of the worker's scope that TypeScript's DOM library lacks. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  WindowClient: { prototype: { focus(): Promise<unknown> } };
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
  dispatchEvent(event: Event): boolean;
}

/** Clicks the notification with this tag. Only a real click may focus a window. */
async function press(context: BrowserContext, tag: string): Promise<void> {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async (wanted) => {
    const scope = globalThis as unknown as WorkerScope;
    const [notification] = await scope.registration.getNotifications({ tag: wanted });
    if (!notification) throw new Error('It is not shown');
    scope.WindowClient.prototype.focus = async function focus() {
      return this;
    };
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  }, tag);
}

// The switch's texts are tested in src/features/notifications/device-notifications.test.tsx.
test.describe('notifications on a device', () => {
  test('are switched on by a press, come encrypted, are shown, lead to their topic, and end with the session', async ({
    visit,
    person,
    server,
    service,
  }) => {
    const reader = await person();
    const { page, open, context, complaints } = await visit({ as: reader, worker: true });
    const phone = newPath();
    const sentTo = (path: string) => service.taken.filter((push) => push.path === path);
    const stub = await stubPushManager(context, service.origin + phone);
    await context.grantPermissions(['notifications'], { origin: server.url });
    await open('/setting');
    const theSwitch = page.getByRole('switch', SWITCH);
    await expect(theSwitch).not.toBeChecked();
    expect(stub.isSubscribed()).toBe(false);
    const saved = page.waitForResponse(isSaving);
    await theSwitch.click();
    expect((await saved).status()).toBe(200);
    await expect(page.getByText('تصلك حتى والتطبيق مغلق')).toBeVisible();
    expect(await axeViolations(page, 'main')).toEqual([]);
    await page.reload();
    await expect(theSwitch).toBeChecked();

    await signInFrom(server, reader, IPHONE);
    await expect.poll(() => sentTo(phone)).toHaveLength(1);
    const [taken] = sentTo(phone);
    expect(taken?.headers).toMatchObject({ urgency: 'high' });
    const sent = stub.device.read(taken?.body as Buffer);
    const message = JSON.parse(sent) as PushMessage;
    expect(message).toMatchObject({ language: 'ar', path: '/setting', title: 'حسابك' });
    expect(message.text).toMatch(/^تسجيل دخول من جهاز جديد: Safari على iPhone/);
    expect(message.unread).toBeGreaterThanOrEqual(1);

    await open('/');
    await deliver(page, server.url, sent);
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
    // A repeated message replaces its notification: with the next tag there are two, not three.
    await deliver(page, server.url, sent);
    await deliver(page, server.url, JSON.stringify({ ...message, id: message.id + 1, tag: 'next' }));
    const tagsShown = async () => (await shownOn(page)).map(({ tag }) => tag).toSorted();
    await expect.poll(tagsShown).toEqual([message.tag, 'next'].toSorted());

    await press(context, message.tag);
    await expect(page).toHaveURL('/setting');
    await expect.poll(tagsShown).toEqual(['next']);

    // The list of notifications has the switch too.
    await open('/account');
    await page.getByRole('button', { name: /^الإشعارات/ }).click();
    await expect(page.getByRole('dialog').getByRole('switch', SWITCH)).toBeChecked();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
    await expect(page).toHaveURL(/\/login(\?|$)/);
    await expect.poll(tagsShown).toEqual([]);
    // The next user of this device gets no pushes for the last one, even late ones; the last user's
    // other device still does.
    await deliver(page, server.url, sent);
    const tablet = newPath();
    const tabletPerson = await signInByCall(server, reader);
    await tabletPerson.call('POST', '/api/users/push', newSubscription(service.origin + tablet));
    await signInFrom(server, reader, CHROMEBOOK);
    await expect.poll(() => sentTo(tablet)).toHaveLength(1);
    expect(sentTo(phone)).toHaveLength(1);
    expect(await shownOn(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  // The refused addresses are tested in server/modules/push/push.test.ts.
  test('to an address that is no push service’s are refused by the server, and the device is as it was', async ({
    visit,
    person,
    server,
  }) => {
    const { page, open, context } = await visit({ as: await person(), worker: true });
    const stub = await stubPushManager(context, 'https://169.254.169.254/latest/meta-data');
    await context.grantPermissions(['notifications'], { origin: server.url });
    await open('/setting');
    const saved = page.waitForResponse(isSaving);
    await page.getByRole('switch', SWITCH).click();
    await expect(
      page.getByRole('alert').getByText('خدمة الإشعارات في متصفحك غير معروفة لدينا'),
    ).toBeVisible();
    expect(await (await saved).json()).toMatchObject({ error_number: 2090 });
    await expect(page.getByRole('switch', SWITCH)).not.toBeChecked();
    expect(stub.isSubscribed()).toBe(false);
  });

  test('that the reader has refused say how to allow them again', async ({
    visit,
    person,
    server,
    service,
  }) => {
    const { page, open, context } = await visit({ as: await person(), worker: true });
    const stub = await stubPushManager(context, service.origin + newPath());
    const decide = await decideNotifications(page, server.url);
    await decide('denied');
    await open('/setting');
    await expect(page.getByText('الإشعارات محظورة على هذا الجهاز')).toBeVisible();
    await expect(page.getByText(/اضغط الأيقونة بجانب عنوان الموقع/)).toBeVisible();
    await expect(page.getByRole('switch', SWITCH)).toHaveCount(0);
    expect(stub.isSubscribed()).toBe(false);
    // The switch appears as soon as permission is granted.
    await decide('granted');
    await expect(page.getByRole('switch', SWITCH)).toBeVisible();
  });
});

test('is offered right after a viewing is booked', async ({ visit, person }) => {
  const id = await publishAd(await person());
  const { page, open } = await visit({ as: await person(), worker: true });
  await open(`/propertypreview/${id}`);
  await chooseTime(page);
  await page.getByRole('button', { name: 'معاينة عادية' }).click();
  const done = page.getByRole('dialog', { name: 'حُجزت معاينتك' });
  await expect(done.getByRole('switch', SWITCH)).not.toBeChecked();
});
