import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { journey } from '../support/journey.ts';
import {
  anHourLater,
  atRest,
  backOnline,
  CUTS,
  savedOnDevice,
  withoutNetwork,
  workerInCharge,
} from '../support/no-network.ts';
import { SARA, signInAt } from '../support/people.ts';

/** The paths of the route tree, as the router wrote it; `/propertydetails/$id` opens the given listing. */
function allPaths(listing: string): string[] {
  const tree = readFileSync(join(import.meta.dirname, '../../src/route-tree.gen.ts'), 'utf8');
  const paths = /fullPaths:([^;]*);/.exec(tree)?.[1]?.match(/'[^']+'/g) ?? [];
  return paths.map((path) => path.slice(1, -1).replace('/propertydetails/$id', listing));
}

/** The files that each stand for a path; those that begin with _ are what others stand in. */
function routeFiles(): string[] {
  const files = readdirSync(join(import.meta.dirname, '../../src/routes'), { recursive: true }) as string[];
  return files.filter((file) => /(?:^|\/)[^_/]+\.tsx$/.test(file));
}

it('the routes that are tried without network are all that there are', () => {
  expect(allPaths('/propertydetails/1')).toHaveLength(routeFiles().length);
  expect(new Set(allPaths('/propertydetails/1')).size).toBeGreaterThan(40);
});

const isDrawn = (image: SVGElement | HTMLElement) => (image as HTMLImageElement).naturalWidth > 0;

/** Opens the nth card of the list that is open, sees its first photo, and goes back. */
async function seeListing(page: Page, place: number): Promise<{ path: string; title: string }> {
  const card = page.getByRole('article').nth(place);
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').first().click();
  await page.waitForURL(/\/propertydetails\/\d+$/);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await firstPhoto(page);
  const path = new URL(page.url()).pathname;
  await savedOnDevice(page, `"properties.retrieve",{"params":{"id":${path.split('/').at(-1)}}}`);
  await page.goBack();
  await page.getByRole('article').first().waitFor();
  return { path, title };
}

/** Waits until the gallery's first photo is drawn. */
async function firstPhoto(page: Page): Promise<void> {
  const photo = page.locator('main picture img').first();
  await photo.waitFor();
  await expect.poll(() => photo.evaluate(isDrawn), { timeout: 15_000 }).toBe(true);
}

journey('without network', ({ visit, server }) => {
  it('20 listings seen open with their first photo, in any width', { timeout: 240_000 }, async () => {
    const { open, page, context } = await visit();
    await open('/propertielist?purpose=for_rent');
    await workerInCharge(page);
    const seen: Awaited<ReturnType<typeof seeListing>>[] = [];
    for (let place = 0; place < 20; place += 1) seen.push(await seeListing(page, place));

    await anHourLater(context);
    // A wider window asks for wider photos than those that were seen.
    await page.setViewportSize({ width: 800, height: 900 });
    // A listing is found the same way in either cut: all of them in the one, every fifth in the other.
    const opened = {
      'the network cut': seen,
      'the server stopped': seen.filter((_, place) => place % 5 === 0),
    };
    for (const cut of CUTS)
      await withoutNetwork(cut, { context, server: server() }, async () => {
        for (const { path, title } of opened[cut]) {
          await open(path);
          await page.getByRole('heading', { level: 1, name: title }).waitFor();
          await firstPhoto(page);
          await page.getByText('ترى نتائج محفوظة').first().waitFor();
        }
        await open('/propertielist?purpose=for_rent');
        await page.getByRole('article').nth(19).waitFor();
        await page.getByText('ترى نتائج محفوظة').first().waitFor();
      });
  });

  it.each(CUTS)('home, a map, neighbourhoods and what is near open once seen, with %s', async (cut) => {
    const { open, page, context } = await visit();
    const screens = {
      '/': () => page.getByRole('article').first().waitFor(),
      '/neighborhoodslist': () => page.locator('main a[href*="neighborhoodId"]').first().waitFor(),
      '/nearproperties': () => page.getByRole('article').first().waitFor(),
      '/propertielist?view=map': () => page.locator('.maplibregl-marker').first().waitFor(),
    };
    for (const [path, isShown] of Object.entries(screens)) {
      await open(path);
      await workerInCharge(page);
      await isShown();
      // Once more, now that the worker is in charge: the map's code is kept at first use.
      await page.reload();
      await isShown();
      await page.waitForTimeout(1_500);
    }
    await anHourLater(context);
    await withoutNetwork(cut, { context, server: server() }, async () => {
      for (const [path, isShown] of Object.entries(screens)) {
        await open(path);
        await isShown();
        await page.getByText('ترى نتائج محفوظة').first().waitFor();
      }
    });
  });

  it.each(CUTS)('every route shows our page with %s', { timeout: 240_000 }, async (cut) => {
    const { open, page, context } = await visit();
    await signInAt(page, SARA, '/propertielist');
    await workerInCharge(page);
    const { path: listing } = await seeListing(page, 0);
    await page.getByRole('article').nth(1).getByRole('link').first().scrollIntoViewIfNeeded();

    await anHourLater(context);
    await withoutNetwork(cut, { context, server: server() }, async () => {
      for (const path of [...allPaths(listing), '/no-such-page']) {
        await open(path);
        await page.locator('main').first().waitFor();
        // Shown, or said why not: nothing in view waits for what can't come.
        await atRest(page);
        const shown = async () => ((await page.locator('#root').textContent()) ?? '').length;
        await expect.poll(shown, { message: path, timeout: 5_000 }).toBeGreaterThan(20);
        const fonts = await page.evaluate(() => document.fonts.check('16px "Rubik Variable"', 'ر'));
        expect({ path, fonts }).toEqual({ path, fonts: true });
      }
    });
  });

  it.each(CUTS)('says so with %s where nothing was saved, and offers a way on', async (cut) => {
    const { open, page, context } = await visit();
    await open('/');
    await workerInCharge(page);
    await anHourLater(context);
    await withoutNetwork(cut, { context, server: server() }, async () => {
      await open('/propertielist?purpose=for_sale&page=3');
      await page.getByText('لا اتصال بالإنترنت').waitFor();
    });
    await backOnline(page);
    await page.getByRole('article').first().waitFor();
  });

  it('is installable: a manifest in Arabic with icons of all purposes', async () => {
    const { open, page } = await visit();
    await open('/');
    const href = await page.locator('link[rel="manifest"]').getAttribute('href');
    const manifest = (await (await fetch(server().url + href)).json()) as {
      dir: string;
      lang: string;
      icons: { purpose?: string; src: string }[];
    };
    expect(manifest).toMatchObject({ dir: 'rtl', lang: 'ar' });
    expect(new Set(manifest.icons.map((icon) => icon.purpose ?? 'any'))).toEqual(
      new Set(['any', 'maskable', 'monochrome']),
    );
    for (const icon of manifest.icons)
      expect((await fetch(server().url + icon.src)).headers.get('content-type')).toMatch(/^image\//);
  });
});

journey('the second visit to home', ({ visit }) => {
  /** In every page, frame by frame: the fewest listings that stood there since the first ones did. */
  const WATCH_LISTINGS = `
    requestAnimationFrame(function look() {
      const count = document.querySelectorAll('article').length;
      if (count > 0 || window.fewestListings !== undefined)
        window.fewestListings = Math.min(window.fewestListings ?? count, count);
      requestAnimationFrame(look);
    });`;
  const fewest = (page: Page) =>
    page.evaluate(() => (globalThis as { fewestListings?: number }).fewestListings);

  async function comeBack(page: Page): Promise<void> {
    await workerInCharge(page);
    await page.waitForFunction(
      async () => (await caches.match('/?__language=ar', { ignoreVary: true })) !== undefined,
    );
    await savedOnDevice(page, 'home.get');
    await page.addInitScript({ content: WATCH_LISTINGS });
    await page.goto('/');
    expect(await page.locator('html').getAttribute('data-page')).toBe('rendered');
    await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
    await page.waitForTimeout(3_000);
  }

  it('opens with its listings before any code, and comes to life where it stands', async () => {
    const { open, page, complaints } = await visit();
    await open('/');
    await comeBack(page);
    expect(await fewest(page)).toBeGreaterThan(0);
    await page.getByRole('navigation').getByRole('link', { name: 'البحث' }).click();
    await page.waitForURL(/\/propertielist/);
    expect(complaints).toEqual([]);
  });

  it('turns into a signed-in person’s without an empty page between', async () => {
    const { page, complaints } = await visit();
    await signInAt(page, SARA);
    await comeBack(page);
    expect(await fewest(page)).toBeGreaterThan(0);
    await page.locator('article button[aria-pressed]').first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('is in the language that was chosen since', async () => {
    const { open, page } = await visit();
    await open('/');
    await comeBack(page);
    await page.getByRole('button', { name: 'English' }).first().click();
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
    await page.waitForFunction(
      async () => (await caches.match('/?__language=en', { ignoreVary: true })) !== undefined,
    );
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Find your corner' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });
});
