import type { Page } from '@playwright/test';
import { test as base, expect, isNightly } from '../support/journey.ts';
import { workerInCharge } from '../support/no-network.ts';
import { createReleases, RELEASE_OF_FILE, type Releases, releaseMark } from '../support/releases.ts';
import type { RunningServer } from '../support/running-server.ts';

const UPDATES = isNightly ? 30 : 1;
/**
 * The worker first fetches all files of a version: the app waits as long for it
 * (src/device/worker-registration.ts).
 */
const INSTALLED = { timeout: 120_000 };

/** With a separate server, which serves the deployed release. */
const test = base.extend<object, { releases: Releases }>({
  releases: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads off it what a fixture needs.
    async ({}, use) => {
      const releases = await createReleases();
      await use(releases);
      await releases.dispose();
    },
    { scope: 'worker' },
  ],
  serverSettings: [async ({ releases }, use) => use({ root: releases.root }), { scope: 'worker' }],
});

interface Deployed {
  server: RunningServer;
  releases: Releases;
}

async function deployNext({ server, releases }: Deployed): Promise<number> {
  await server.stop();
  const number = await releases.deployNext();
  await server.start();
  return number;
}

/** The releases of a tab's page and of everything it has loaded. */
async function releasesIn(page: Page): Promise<string[]> {
  const [mark, files] = await page.evaluate(() => [
    document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '',
    performance.getEntriesByType('resource').map(({ name }) => name),
  ]);
  const numbers = (files as string[]).flatMap((name) => RELEASE_OF_FILE.exec(name)?.[1] ?? []);
  return [...new Set([mark as string, ...numbers.map((number) => releaseMark(Number(number)))])];
}

/** Matches once a tab's page of this release has started. */
const startedOf = (page: Page, number: number) =>
  page.locator(`html[data-app="ready"]:has(meta[name="build"][content="${releaseMark(number)}"])`);

async function openIn(tab: Page, path: string): Promise<void> {
  await tab.goto(path);
  await expect(tab.locator('html[data-app="ready"]')).toBeAttached();
}

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

const offer = (page: Page) => page.getByRole('button', { name: 'حدّث الآن' });

/** Returns a function that counts the page's loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

test.describe('updates', () => {
  test(`go through all tabs together, ${UPDATES} times, and never by themselves`, async ({
    visit,
    server,
    releases,
  }) => {
    test.setTimeout(60_000 + UPDATES * 90_000);
    const { open, page: home, context } = await visit({ worker: true });
    await open('/');
    await workerInCharge(home);
    const [list, form] = [await context.newPage(), await context.newPage()];
    await openIn(list, '/propertielist');
    await openIn(form, '/login');
    const mobile = form.getByLabel('رقم الجوال');
    await mobile.fill('0512345678');
    const tabs = [home, list, form];

    for (let done = 0; done < UPDATES; done += 1) {
      const before = releases.current;
      const number = await deployNext({ server, releases });
      await lookForUpdate(home);
      for (const tab of tabs) await expect(offer(tab)).toBeVisible(INSTALLED);
      // The update is only offered: open tabs stay on the old release, also when they navigate.
      await openIn(home, '/aboutus');
      for (const tab of tabs) expect(await releasesIn(tab)).toEqual([releaseMark(before)]);
      // Its changing photos are requested until all tabs pause: they must not wake the old worker.
      await openIn(home, '/');

      await offer(tabs[number % tabs.length] as Page).click();
      for (const tab of tabs) await expect(startedOf(tab, number)).toBeAttached();
      await openIn(home, '/');
      await expect(home.getByRole('article').first()).toBeVisible();
      await list.reload();
      await expect(list.getByRole('article').first()).toBeVisible();
      for (const tab of tabs) expect(await releasesIn(tab)).toEqual([releaseMark(number)]);
      await expect(mobile).toHaveValue('0512345678');
    }
  });

  test('a screen whose code a deploy has removed opens after one reload', async ({
    visit,
    server,
    releases,
  }) => {
    // Without a service worker, nothing of the old version is cached.
    const { open, page } = await visit({ desktop: true });
    await open('/');
    // Waits until home has requested everything of the old release that it loads by itself.
    await page.waitForLoadState('networkidle');
    const number = await deployNext({ server, releases });
    const loads = countLoads(page);
    await page.getByRole('link', { name: 'الأحياء' }).first().click();
    await expect(startedOf(page, number)).toBeAttached();
    await expect(page).toHaveURL(/\/neighborhoodslist/);
    await expect(page.locator('main a[href*="neighborhoodId"]').first()).toBeVisible();
    expect(loads()).toBe(1);
  });

  for (const isAnswered of [true, false])
    test(`a map whose code a deploy has removed takes the new version in${isAnswered ? '' : ', also where its first question got no answer'}`, async ({
      visit,
      server,
      releases,
    }) => {
      const { open, page, context } = await visit({ worker: true });
      if (!isAnswered)
        await context.addInitScript(() => {
          const { fetch } = window;
          window.fetch = async (...request) => {
            if (request[0] !== '/index.html?live') return fetch(...request);
            window.fetch = fetch;
            throw new TypeError('Failed to fetch');
          };
        });
      await open('/propertielist');
      await workerInCharge(page);
      await page.waitForLoadState('networkidle');
      const number = await deployNext({ server, releases });
      await page.goto('/propertielist?view=map');
      await expect(startedOf(page, number)).toBeAttached(INSTALLED);
      await expect(page.locator('.maplibregl-marker').first()).toBeVisible();
      expect(await releasesIn(page)).toEqual([releaseMark(number)]);
    });
});

test.describe('the kill switch', () => {
  const left = (page: Page) =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));

  async function restart(server: RunningServer, { killed }: { killed: boolean }): Promise<void> {
    await server.stop();
    // The server inherits the test process's environment.
    if (killed) process.env.SW_KILL = '1';
    else delete process.env.SW_KILL;
    await server.start();
  }

  test('takes the worker and all that it kept from every device at its next visit, and gives them back', async ({
    visit,
    server,
  }) => {
    const { open, page, context } = await visit({ worker: true });
    await open('/');
    await workerInCharge(page);
    await restart(server, { killed: true });
    try {
      await page.goto('/propertielist');
      // These calls fail while the page reloads.
      await expect
        .poll(async () => {
          await lookForUpdate(page).catch(() => undefined);
          return left(page).catch(() => null);
        })
        .toEqual({ workers: 0, caches: [] });

      // The page with the killed worker reloads; the next one does not, although its worker
      // registers and unregisters.
      await page.goto('about:blank');
      const loads = countLoads(page);
      const farewell = context.waitForEvent('serviceworker');
      await open('/propertielist');
      await farewell;
      await expect.poll(() => left(page)).toEqual({ workers: 0, caches: [] });
      await page.getByRole('article').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/propertydetails\//);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(loads()).toBe(1);
      expect((await left(page)).caches).toEqual([]);
    } finally {
      await restart(server, { killed: false });
    }
    await open('/');
    await workerInCharge(page);
    await expect.poll(async () => (await left(page)).caches.length).toBeGreaterThan(0);
  });

  test('/sw-kill resets the device that opens it, and leaves what its person has', async ({ visit }) => {
    const { open, page } = await visit({ worker: true });
    await open('/');
    await workerInCharge(page);
    await page.evaluate(() => {
      localStorage.setItem('rukn.theme', 'dark');
      sessionStorage.setItem('rukn.draft.login', '{"mobile":"0512345678"}');
    });
    // Everything is deleted before home opens again, so the server sends that page.
    const arrived = page.waitForResponse((response) => new URL(response.url()).pathname === '/');
    await page.goto('/sw-kill');
    expect((await arrived).fromServiceWorker()).toBe(false);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('rukn.theme'))).toBe('dark');
    expect(await page.evaluate(() => sessionStorage.getItem('rukn.draft.login'))).toContain('0512345678');
  });
});
