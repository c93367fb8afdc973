import type { Page } from 'playwright-core';
import { afterAll, afterEach, expect, it } from 'vitest';
import { journey } from '../support/journey.ts';
import { backOnline, workerInCharge } from '../support/no-network.ts';
import { createReleases, RELEASE_OF_FILE, type Releases, releaseMark } from '../support/releases.ts';

/** 30 by the issue (`RUKN_UPDATES=30`); fewer in every run of the tests, since each takes a server's start. */
const UPDATES = Number(process.env.RUKN_UPDATES ?? 1);

let releases: Releases | undefined;
const deployed = (): Releases => {
  if (!releases) throw new Error('No release was made');
  return releases;
};

/** Which releases a tab's page and everything that it has loaded are of. */
async function releasesIn(page: Page): Promise<string[]> {
  const [mark, files] = await page.evaluate(() => [
    document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '',
    performance.getEntriesByType('resource').map(({ name }) => name),
  ]);
  const numbers = (files as string[]).flatMap((name) => RELEASE_OF_FILE.exec(name)?.[1] ?? []);
  return [...new Set([mark as string, ...numbers.map((number) => releaseMark(Number(number)))])];
}

const isOfRelease = (page: Page, number: number) =>
  page.waitForFunction(
    (mark) =>
      document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content === mark &&
      document.documentElement.dataset.app === 'ready',
    releaseMark(number),
    // Three tabs start anew at once, two of them behind the third, where frames are rare.
    { timeout: 60_000, polling: 500 },
  );

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

const offer = (page: Page) => page.getByRole('button', { name: 'حدّث الآن' });

journey(
  'updates',
  ({ visit, server }) => {
    async function deploy(number: number): Promise<void> {
      await server().stop();
      await deployed().deploy(number);
      await server().start();
    }

    it(`go through all tabs together, ${UPDATES} times, and never by themselves`, {
      timeout: 60_000 + UPDATES * 60_000,
    }, async () => {
      await deploy(1);
      const { open, page: home, context } = await visit();
      await open('/');
      await workerInCharge(home);
      const list = await context.newPage();
      await list.goto('/propertielist');
      const form = await context.newPage();
      await form.goto('/login');
      await form.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
      await form.getByLabel('رقم الجوال').fill('0512345678');
      const tabs = [home, list, form];

      for (let number = 2; number <= UPDATES + 1; number += 1) {
        await deploy(number);
        await lookForUpdate(home);
        for (const tab of tabs) await offer(tab).waitFor();
        // Offered, not done: what is open stays, whatever it opens next.
        await home.goto('/aboutus');
        await home.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
        for (const tab of tabs) expect(await releasesIn(tab)).toEqual([releaseMark(number - 1)]);

        await offer(tabs[number % tabs.length] as Page).click();
        for (const tab of tabs) await isOfRelease(tab, number);
        await home.goto('/');
        await home.getByRole('article').first().waitFor();
        await list.reload();
        await list.getByRole('article').first().waitFor();
        for (const tab of tabs) expect(await releasesIn(tab)).toEqual([releaseMark(number)]);
        expect(await form.getByLabel('رقم الجوال').inputValue()).toBe('0512345678');
      }
    });

    it('a screen whose code a deploy has removed opens after one reload', async () => {
      await deploy(1);
      const { open, page, context } = await visit({ desktop: true });
      // Without a worker nothing of the old version is kept.
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
      await open('/');
      await page.waitForLoadState('networkidle');
      await deploy(2);
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      await page.getByRole('link', { name: 'الأحياء' }).first().click();
      await isOfRelease(page, 2);
      await page.waitForURL(/\/neighborhoodslist/);
      await page.locator('main a[href*="neighborhoodId"]').first().waitFor();
      expect(loads).toBe(1);
    });

    it('a map whose code a deploy has removed takes the new version in', async () => {
      await deploy(1);
      const { open, page } = await visit();
      await open('/propertielist');
      await workerInCharge(page);
      await page.waitForLoadState('networkidle');
      await deploy(2);
      await open('/propertielist?view=map');
      await isOfRelease(page, 2);
      await page.locator('.maplibregl-marker').first().waitFor();
      expect(await releasesIn(page)).toEqual([releaseMark(2)]);
    });

    it('without network a screen whose code never came says so in place, and opens once there is one', async () => {
      await deploy(1);
      const { open, page, context } = await visit({ desktop: true });
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
      await open('/');
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await page.getByRole('link', { name: 'الأحياء' }).first().click();
      await page.getByText('لا اتصال بالإنترنت').waitFor();
      await backOnline(page);
      await page.locator('main a[href*="neighborhoodId"]').first().waitFor();
    });
  },
  undefined,
  async () => {
    releases = await createReleases();
    return releases.root;
  },
);

afterAll(() => releases?.dispose());

const settings: Record<string, string> = {};

journey(
  'the kill switch',
  ({ visit, server }) => {
    const left = (page: Page) =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
      }));

    async function turn(killed: '' | '1'): Promise<void> {
      await server().stop();
      settings.SW_KILL = killed;
      await server().start();
    }
    afterEach(() => turn(''));

    it('takes the worker and all that it kept from every device at its next visit, and gives them back', async () => {
      const { open, page } = await visit();
      await open('/');
      await workerInCharge(page);
      await turn('1');
      await open('/propertielist');
      const afterLooking = async () => {
        // Fails while the page starts anew.
        await lookForUpdate(page).catch(() => undefined);
        return left(page).catch(() => null);
      };
      await expect.poll(afterLooking, { timeout: 30_000 }).toEqual({ workers: 0, caches: [] });

      // The killed page starts anew by itself; only what comes after that counts.
      await page.goto('about:blank');
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      await open('/propertielist');
      await page.getByRole('article').first().waitFor();
      await page.waitForTimeout(4_000);
      expect(loads).toBe(1);
      expect((await left(page)).caches).toEqual([]);

      await turn('');
      await open('/');
      await workerInCharge(page);
      await expect.poll(async () => (await left(page)).caches.length).toBeGreaterThan(0);
    });

    it('/sw-kill resets the device that opens it, and leaves what its person has', async () => {
      const { open, page } = await visit();
      await open('/');
      await workerInCharge(page);
      await page.waitForFunction(() => localStorage.getItem('rukn.queries.ar.guest') !== null);
      await page.evaluate(() => {
        localStorage.setItem('rukn.theme', 'dark');
        sessionStorage.setItem('rukn.draft.login', '{"mobile":"0512345678"}');
      });
      // All is dropped before home opens anew: the page that comes is the server's.
      const arrived = page.waitForResponse((response) => new URL(response.url()).pathname === '/');
      await page.goto('/sw-kill');
      expect((await arrived).fromServiceWorker()).toBe(false);
      await page.waitForURL((url) => url.pathname === '/');
      await page.getByRole('article').first().waitFor();
      expect(await page.evaluate(() => localStorage.getItem('rukn.theme'))).toBe('dark');
      expect(await page.evaluate(() => sessionStorage.getItem('rukn.draft.login'))).toContain('0512345678');
    });
  },
  async () => settings,
);
