import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Prng } from '../../server/db/seed/demo/prng.ts';
import { axeFaults } from '../support/axe.ts';
import { journey } from '../support/journey.ts';
import { keptOnDevice, NEWCOMER, SARA, signInAt, tokenOf } from '../support/people.ts';

const hearts = (page: Page) => page.getByRole('article').getByRole('button', { name: /^المفضلة: / });
const pressed = (page: Page) => page.locator('article button[aria-pressed="true"]');
const tray = (page: Page) => page.getByRole('button', { name: /ينتظر|ينتظران|تنتظر|لم يُقبل|لم يُقبلا/ });
const reload = async (page: Page) => {
  await page.reload();
  await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
};

/** As a browser without Background Sync: the page alone sends. */
const withoutSync = (context: BrowserContext) =>
  context.addInitScript(() => Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync'));

/** 500 by the issue (`RUKN_TOGGLES=500`); fewer in every run of the tests. create-queue.test.ts has 500 without a browser. */
const TOGGLE_RUNS = Number(process.env.RUKN_TOGGLES ?? 12);
const SEED = 6;
const PLACES = [0, 1, 2];

/** Says that the network is back, and answers how many writes still wait on the device. */
const leftAfterTry = (page: Page) =>
  page.evaluate(async () => {
    const count = () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('rukn.writes');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('writes').objectStore('writes').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
          counting.onerror = () => reject(counting.error);
        };
      });
    const left = await count();
    if (left > 0) window.dispatchEvent(new Event('online'));
    return left;
  });

journey('hearts without network', ({ visit, server }) => {
  async function favouritesOf(token: string): Promise<number[]> {
    const answer = await fetch(`${server().url}/api/favorites/list`, { headers: { 'session-token': token } });
    const { properties } = (await answer.json()) as { properties: { id: number }[] };
    return properties.map(({ id }) => id);
  }
  async function empty(token: string): Promise<void> {
    for (const id of await favouritesOf(token)) {
      await fetch(`${server().url}/api/favorites/remove/${id}`, {
        method: 'DELETE',
        headers: { 'session-token': token },
      });
    }
  }
  /** A list that opens without network, for somebody without favourites. */
  async function atList(page: Page, account = NEWCOMER): Promise<string> {
    await signInAt(page, account, '/propertielist?purpose=for_sale');
    const token = await tokenOf(page);
    await empty(token);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto('/favorite');
    await page.getByRole('heading', { name: 'لا شيء هنا بعد' }).waitFor();
    await page.goto('/propertielist?purpose=for_sale');
    await hearts(page).first().waitFor();
    // Saved a moment after the answer.
    await page.waitForFunction(() =>
      Object.entries({ ...localStorage }).some(
        ([key, text]) => /^rukn\.queries\.ar\.\d+$/.test(key) && String(text).includes('for_sale'),
      ),
    );
    await page.waitForTimeout(1_500);
    return token;
  }

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
    const sheet = page.getByRole('dialog', { name: 'تغييرات لم تُرسل بعد' });
    await sheet.getByText('هذا العقار غير متاح').waitFor();
    await sheet.getByRole('button', { name: /^تجاهل: / }).click();
    await sheet.getByText('أُرسل كل ما كان ينتظر').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => pressed(page).count()).toBe(0);
    await expect.poll(() => tray(page).count()).toBe(0);
  });

  it(`end as they were last tapped, each sent once, with the link cut before or after the server has done it: ${TOGGLE_RUNS} random runs`, {
    timeout: 90_000 + TOGGLE_RUNS * 5_000,
  }, async () => {
    const { page, context } = await visit();
    await withoutSync(context);
    const token = await atList(page);
    const chance = new Prng();
    const fates = new Prng();
    fates.restart(SEED, TOGGLE_RUNS);
    /** Writes by their key: each is a wish of its own. Answered ones, which nobody may send again. */
    const answered = new Set<string>();
    const seen = new Set<string>();
    const sentAgain: string[] = [];
    await context.route(/api\/favorites\/(add|remove)/, async (route) => {
      const key = (await route.request().headerValue('idempotency-key')) ?? '';
      if (answered.has(key)) sentAgain.push(key);
      seen.add(key);
      const fate = fates.below(3);
      if (fate === 0) return route.abort();
      const response = await route.fetch();
      if (fate === 1) return route.abort();
      answered.add(key);
      return route.fulfill({ response });
    });
    const ids = await Promise.all(
      PLACES.map(async (place) => {
        const href = await page
          .getByRole('article')
          .nth(place)
          .getByRole('link')
          .first()
          .getAttribute('href');
        return Number(href?.split('/').at(-1));
      }),
    );
    const wanted = PLACES.map(() => false);
    const expected = () => {
      const kept = ids.filter((_, place) => wanted[place]).toSorted();
      return { left: 0, kept, shown: kept.length };
    };
    const state = async () => ({
      left: await leftAfterTry(page),
      kept: (await favouritesOf(token)).toSorted(),
      shown: await pressed(page).count(),
    });
    let taps = 0;
    for (let run = 0; run < TOGGLE_RUNS; run += 1) {
      chance.restart(SEED, run);
      for (let left = chance.between(1, 4); left > 0; left -= 1) {
        const place = chance.below(PLACES.length);
        wanted[place] = !wanted[place];
        taps += 1;
        await hearts(page).nth(place).click();
        // Between two taps a try may be under way, or over, or the link may be back.
        if (chance.below(3) === 0) await page.evaluate(() => window.dispatchEvent(new Event('online')));
        if (chance.below(3) === 0) await page.waitForTimeout(chance.below(60));
      }
      if (run % 25 === 6) {
        // The last tap is on the device by then.
        await page.waitForTimeout(300);
        await reload(page);
        await hearts(page).first().waitFor();
      }
      await expect.poll(state, { timeout: 40_000, interval: 50, message: `run ${run}` }).toEqual(expected());
    }
    // A tap that was not written down yet when its run seemed over would show now.
    await page.waitForTimeout(1_000);
    expect(await state()).toEqual(expected());
    expect(sentAgain).toEqual([]);
    // A tap is a wish under one key, however often it was tried; one that the next overtook was perhaps never sent.
    expect(seen.size).toBeLessThanOrEqual(taps);
    expect(seen.has('')).toBe(false);
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
