import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { atEmptyList, favouritesAt, hearts, pressed, reload, withoutSync } from '../support/hearts.ts';
import { journey } from '../support/journey.ts';
import { keptOnDevice, SARA, signInAt, tokenOf } from '../support/people.ts';

const tray = (page: Page) => page.getByRole('button', { name: /ينتظر|ينتظران|تنتظر|لم يُقبل|لم يُقبلا/ });

journey('hearts without network', ({ visit, server }) => {
  const favouritesOf = (token: string) => favouritesAt(server().url, token);
  const atList = (page: Page) => atEmptyList(server().url, page);

  it('apply at once, outlive a reload, show what waits, and are sent once and in order', async () => {
    const { page, context } = await visit();
    await withoutSync(context);
    const token = await atList(page);
    const writes: string[] = [];
    page.on('request', (request) => {
      if (/favorites\/(add|remove)/.test(request.url())) writes.push(request.url());
    });
    await context.setOffline(true);
    await server().stop();
    const [first = '', second = ''] = await Promise.all(
      [0, 1].map(async (place) => (await hearts(page).nth(place).getAttribute('aria-label')) ?? ''),
    );
    try {
      for (const place of [0, 1, 2]) await hearts(page).nth(place).click();
      await page.getByRole('button', { name: '3 تغييرات تنتظر الاتصال' }).waitFor();
      await hearts(page).nth(2).click();
      await expect.poll(() => keptOnDevice(page)).toContain('favourites.remove');
      await reload(page);
      await hearts(page).first().waitFor();
      await expect.poll(() => pressed(page).count()).toBe(2);
      await tray(page).waitFor();
      await page.goto('/favorite');
      await page.getByRole('button', { name: first, exact: true }).waitFor();
      await page.getByRole('button', { name: second, exact: true }).waitFor();

      await tray(page).click();
      const sheet = page.getByRole('dialog', { name: 'تغييرات لم تُرسل بعد' });
      await sheet.getByText('إضافة إلى المفضلة').first().waitFor();
      expect(await sheet.getByRole('listitem').count()).toBe(3);
      await page.waitForTimeout(500);
      expect(await axeFaults(page, '[role="dialog"]')).toEqual([]);
      await sheet.getByRole('button', { name: 'أرسل الآن' }).click();
      await sheet.getByText('ما زلنا لا نصل إلى ركن').waitFor();
      await sheet
        .getByRole('button', { name: `تجاهل: إضافة إلى المفضلة، ${second.replace('المفضلة: ', '')}` })
        .click();
      await expect.poll(() => sheet.getByRole('listitem').count()).toBe(2);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: second, exact: true }).waitFor({ state: 'detached' });
    } finally {
      await server().start();
      await context.setOffline(false);
    }
    await expect.poll(async () => (await favouritesOf(token)).length, { timeout: 20_000 }).toBe(1);
    await tray(page).waitFor({ state: 'detached' });
    await page.waitForTimeout(1_000);
    expect(writes.filter((url) => url.includes('/add'))).toHaveLength(1);
    await reload(page);
    await page.getByRole('button', { name: first, exact: true }).waitFor();
    expect(await hearts(page).count()).toBe(1);
  });

  it('wait for a server that is down while there is a network, and go when the reader says so', async () => {
    const { page, context } = await visit();
    await withoutSync(context);
    const token = await atList(page);
    await server().stop();
    try {
      await hearts(page).first().click();
      await page.getByRole('button', { name: 'تغيير واحد ينتظر الاتصال' }).waitFor();
    } finally {
      await server().start();
    }
    await tray(page).click();
    await page.getByRole('button', { name: 'أرسل الآن' }).click();
    await page.getByText('أُرسل كل ما كان ينتظر').first().waitFor();
    expect(await favouritesOf(token)).toHaveLength(1);
  });

  it('say why the server refused one, and let it be', async () => {
    const { page, context } = await visit();
    await withoutSync(context);
    await atList(page);
    await context.route('**/api/favorites/add', (route) => route.abort());
    await hearts(page).first().click();
    await tray(page).waitFor();
    await context.unroute('**/api/favorites/add');
    await context.route('**/api/favorites/add', (route) =>
      route.fulfill({ status: 404, json: { msg: 'هذا العقار غير متاح', error_number: 3004 } }),
    );
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByRole('button', { name: 'تغيير واحد لم يُقبل' }).click();
    const sheet = page.getByRole('dialog', { name: 'تغييرات لم تُقبل' });
    await sheet.getByText('لن تُرسل وحدها').waitFor();
    await sheet.getByText('هذا العقار غير متاح').waitFor();
    await sheet.getByRole('button', { name: /^تجاهل: / }).click();
    await page.getByRole('dialog').getByText('لم يبق شيء ينتظر').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => pressed(page).count()).toBe(0);
    await expect.poll(() => tray(page).count()).toBe(0);
  });

  it('are not said to be kept where the browser keeps nothing, and go at once with a network', async () => {
    const { page, context } = await visit();
    const token = await atList(page);
    await context.addInitScript(() =>
      Object.defineProperty(window, 'indexedDB', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      }),
    );
    await reload(page);
    await hearts(page).first().click();
    await expect.poll(async () => (await favouritesOf(token)).length).toBe(1);
    await context.setOffline(true);
    await hearts(page).nth(1).click();
    await page.getByText('لم يُحفظ التغيير. تحقّق من اتصالك ثم أعد المحاولة').waitFor();
    await expect.poll(() => pressed(page).count()).toBe(1);
    expect(await tray(page).count()).toBe(0);
  });

  it('are sent by the worker where the app was closed meanwhile', async () => {
    const { page, context } = await visit();
    const token = await atList(page);
    await server().stop();
    try {
      await hearts(page).first().click();
      await tray(page).waitFor();
    } finally {
      await server().start();
    }
    const cdp = await context.newCDPSession(page);
    const registration = new Promise<string>((resolve) =>
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [known] = registrations;
        if (known) resolve(known.registrationId);
      }),
    );
    await cdp.send('ServiceWorker.enable');
    const registrationId = await registration;
    await page.goto(`${server().url}/robots.txt`);
    await cdp.send('ServiceWorker.dispatchSyncEvent', {
      origin: server().url,
      registrationId,
      tag: 'rukn.writes',
      lastChance: false,
    });
    await expect.poll(async () => (await favouritesOf(token)).length, { timeout: 20_000 }).toBe(1);
    await expect
      .poll(async () => /"token"|"seq"/.test(await keptOnDevice(page).then(withoutSession)))
      .toBe(false);
  });

  it('are never sent by the next person on the device, and their own is asked before they are forgotten', async () => {
    const { page, context } = await visit();
    await withoutSync(context);
    const token = await atList(page);
    const sent: string[] = [];
    await context.route(/api\/favorites\/(add|remove)/, (route) => route.abort());
    await hearts(page).first().click();
    await tray(page).waitFor();
    await page.goto('/account');
    await tray(page).waitFor();
    await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
    const sheet = page.getByRole('dialog', { name: 'لديك ما لم يُرسل بعد' });
    await sheet.getByText('تغيير واحد ينتظر الاتصال').waitFor();
    await sheet.getByRole('button', { name: 'ابقَ' }).last().click();
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
    await sheet.getByRole('button', { name: 'احذفها واخرج' }).click();
    await page.waitForURL((url) => url.pathname === '/login');
    expect(await keptOnDevice(page)).not.toMatch(/"seq"/);
    await context.unroute(/api\/favorites\/(add|remove)/);
    context.on('request', (request) => {
      if (/favorites\/(add|remove)/.test(request.url())) sent.push(request.url());
    });
    await signInAt(page, SARA, '/propertielist?purpose=for_sale');
    await hearts(page).first().waitFor();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.waitForTimeout(3_000);
    expect(sent).toEqual([]);
    expect(token).not.toBe(await tokenOf(page));
  });
});

/** The session itself holds a token too. */
function withoutSession(kept: string): string {
  return kept.split('\n').slice(2).join('\n');
}
