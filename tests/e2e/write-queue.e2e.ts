import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import {
  favouriteButtons,
  favouritesOf,
  openList,
  openListForOffline,
  pressed,
  withoutSync,
} from '../support/favourites.ts';
import { expect, test } from '../support/journey.ts';
import { fillLogin, storedOnDevice } from '../support/people.ts';

// Same settings as in the other files that stop the server: they share one, and each test leaves it
// running.
test.use({ serverSettings: { environment: { OWN_SERVER: 'stopped' } } });

const FAVOURITE_CALLS = /api\/favorites\/(add|remove)/;

const tray = (page: Page) => page.getByRole('button', { name: /ينتظر|ينتظران|تنتظر|لم يُقبل|لم يُقبلا/ });

/**
 * Opens the tray and sends again, which fails. Afterwards no send is under way, and the test
 * triggers the next one.
 */
async function sendInVain(page: Page): Promise<Locator> {
  await tray(page).click();
  const send = page.getByRole('dialog').getByRole('button', { name: 'أرسل الآن' });
  await send.click();
  await expect(page.getByText('ما زال الوصول إلى ركن متعذرًا')).toBeVisible();
  return send;
}

const sayOnline = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')));

test.describe('favourites without network', () => {
  test('apply at once, outlive a reload, show what waits, and are sent once and in order', async ({
    visit,
    person,
  }) => {
    const reader = await person();
    const visited = await visit({ as: reader, worker: true });
    const { page, open, context } = visited;
    await withoutSync(context);
    await openListForOffline(visited);
    const added: string[] = [];
    context.on('request', (request) => {
      if (/favorites\/add/.test(request.url())) added.push(request.url());
    });
    await context.setOffline(true);
    const [first = '', second = ''] = await Promise.all(
      [0, 1].map(async (place) => (await favouriteButtons(page).nth(place).getAttribute('aria-label')) ?? ''),
    );
    for (const place of [0, 1, 2]) await favouriteButtons(page).nth(place).click();
    await expect(page.getByRole('button', { name: '3 تغييرات تنتظر الاتصال' })).toBeVisible();
    await favouriteButtons(page).nth(2).click();
    await expect.poll(() => storedOnDevice(page)).toContain('favourites.remove');
    await page.reload();
    await expect(pressed(page)).toHaveCount(2);
    await expect(tray(page)).toBeVisible();
    await open('/favorite');
    const keptFirst = page.getByRole('button', { name: first, exact: true });
    const keptSecond = page.getByRole('button', { name: second, exact: true });
    await expect(keptFirst).toBeVisible();
    await expect(keptSecond).toBeVisible();

    await tray(page).click();
    const sheet = page.getByRole('dialog', { name: 'تغييرات لم تُرسل بعد' });
    await expect(sheet.getByText('إضافة إلى المفضلة').first()).toBeVisible();
    await expect(sheet.getByRole('listitem')).toHaveCount(3);
    // Polls, since colours are final only once the sheet has opened.
    await expect.poll(() => axeViolations(page, '[role="dialog"]')).toEqual([]);
    await sheet.getByRole('button', { name: 'أرسل الآن' }).click();
    await expect(sheet.getByText('ما زال الوصول إلى ركن متعذرًا')).toBeVisible();
    await sheet
      .getByRole('button', { name: `تجاهل: إضافة إلى المفضلة، ${second.replace('المفضلة: ', '')}` })
      .click();
    await expect(sheet.getByRole('listitem')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(keptSecond).toBeHidden();

    await context.setOffline(false);
    await expect.poll(() => favouritesOf(reader)).toHaveLength(1);
    await expect(tray(page)).toBeHidden();
    await open('/favorite');
    await expect(keptFirst).toBeVisible();
    await expect(favouriteButtons(page)).toHaveCount(1);
    expect(added).toHaveLength(1);
  });

  test('wait for a server that is down while there is a network, and go when the reader says so', async ({
    visit,
    person,
  }) => {
    const reader = await person();
    const visited = await visit({ as: reader });
    const { page, context } = visited;
    await openList(visited);
    await context.route(FAVOURITE_CALLS, (route) => route.abort('connectionrefused'));
    await favouriteButtons(page).first().click();
    await expect(page.getByRole('button', { name: 'تغيير واحد ينتظر الاتصال' })).toBeVisible();
    const send = await sendInVain(page);
    await context.unroute(FAVOURITE_CALLS);
    await send.click();
    await expect(page.getByText('أُرسل كل ما كان ينتظر').first()).toBeVisible();
    expect(await favouritesOf(reader)).toHaveLength(1);
  });

  test('say why the server refused one, and let it be', async ({ visit, person }) => {
    const visited = await visit({ as: await person() });
    const { page, context } = visited;
    await openList(visited);
    await context.route(FAVOURITE_CALLS, (route) => route.abort());
    await favouriteButtons(page).first().click();
    await sendInVain(page);
    await page.keyboard.press('Escape');
    // Overrides the other route without removing it, so that no request gets through in between.
    await context.route(FAVOURITE_CALLS, (route) =>
      route.fulfill({ status: 404, json: { msg: 'هذا العقار غير متاح', error_number: 3004 } }),
    );
    await sayOnline(page);
    await page.getByRole('button', { name: 'تغيير واحد لم يُقبل' }).click();
    const sheet = page.getByRole('dialog', { name: 'تغييرات لم تُقبل' });
    await expect(sheet.getByText('لن تُرسل تلقائيًا')).toBeVisible();
    await expect(sheet.getByText('هذا العقار غير متاح')).toBeVisible();
    await sheet.getByRole('button', { name: /^تجاهل: / }).click();
    await expect(page.getByRole('dialog').getByText('لم يبق شيء ينتظر')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(pressed(page)).toHaveCount(0);
    await expect(tray(page)).toHaveCount(0);
  });

  test('are not said to be kept where the browser keeps nothing, and go at once with a network', async ({
    visit,
    person,
  }) => {
    const reader = await person();
    const visited = await visit({ as: reader });
    const { page, context } = visited;
    await context.addInitScript(() =>
      Object.defineProperty(window, 'indexedDB', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      }),
    );
    await openList(visited);
    await favouriteButtons(page).first().click();
    await expect.poll(() => favouritesOf(reader)).toHaveLength(1);
    await context.setOffline(true);
    await favouriteButtons(page).nth(1).click();
    await expect(page.getByText('لم يُحفظ التغيير. تحقّق من اتصالك ثم أعد المحاولة')).toBeVisible();
    await expect(pressed(page)).toHaveCount(1);
    await expect(tray(page)).toHaveCount(0);
  });

  test('are sent by the worker where the app was closed meanwhile', async ({ visit, person, server }) => {
    const reader = await person();
    const visited = await visit({ as: reader, worker: true });
    const { page, context } = visited;
    await openListForOffline(visited);
    const devtools = await context.newCDPSession(page);
    const registration = new Promise<string>((resolve) =>
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [known] = registrations;
        if (known) resolve(known.registrationId);
      }),
    );
    await devtools.send('ServiceWorker.enable');
    const registrationId = await registration;
    await server.stop();
    await favouriteButtons(page).first().click();
    await expect(tray(page)).toBeVisible();
    // Closes the app before the server is back: only the worker can send.
    await page.goto('about:blank');
    await server.start();
    await devtools.send('ServiceWorker.dispatchSyncEvent', {
      origin: server.url,
      registrationId,
      tag: 'rukn.writes',
      lastChance: false,
    });
    await expect.poll(() => favouritesOf(reader)).toHaveLength(1);
    // A page of the same origin without the app, to see only what the worker has done.
    await page.goto('/robots.txt');
    await expect.poll(async () => withoutSession(await storedOnDevice(page))).not.toMatch(/"token"|"seq"/);
  });

  test('are never sent by the next person on the device, and their own is asked before they are forgotten', async ({
    visit,
    person,
  }) => {
    const [reader, next] = [await person(), await person()];
    const visited = await visit({ as: reader });
    const { page, open, context } = visited;
    await openList(visited);
    await context.route(FAVOURITE_CALLS, (route) => route.abort());
    await favouriteButtons(page).first().click();
    await expect(tray(page)).toBeVisible();
    await open('/account');
    await expect(tray(page)).toBeVisible();
    const signOut = page.getByRole('button', { name: 'تسجيل الخروج' });
    await signOut.click();
    const sheet = page.getByRole('dialog', { name: 'لديك ما لم يُرسل بعد' });
    await expect(sheet.getByText('تغيير واحد ينتظر الاتصال')).toBeVisible();
    await sheet.getByRole('button', { name: 'ابقَ' }).last().click();
    await expect(sheet).toBeHidden();
    await signOut.click();
    await sheet.getByRole('button', { name: 'احذفها وسجّل الخروج' }).click();
    await expect(page).toHaveURL(/\/login/);
    expect(await storedOnDevice(page)).not.toMatch(/"seq"/);
    await context.unroute(FAVOURITE_CALLS);
    const sent: string[] = [];
    context.on('request', (request) => {
      if (FAVOURITE_CALLS.test(request.url())) sent.push(request.url());
    });
    // In the same tab without a reload: its memory still has the last user's data.
    await fillLogin(page, next);
    await expect(page).not.toHaveURL(/\/login/);
    await openList(visited);
    await sayOnline(page);
    // The next user's own favourite: anything queued earlier would be sent before it.
    await favouriteButtons(page).last().click();
    await expect.poll(() => favouritesOf(next)).toHaveLength(1);
    expect(sent).toHaveLength(1);
  });
});

/** The session contains a token too. */
function withoutSession(stored: string): string {
  return stored.split('\n').slice(2).join('\n');
}
