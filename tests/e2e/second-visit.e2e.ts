import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { savedOnDevice, workerInCharge } from '../support/no-network.ts';

/* Home on a second visit: rendered from the service worker's cache, before any code runs. */

/** In every page: the smallest number of listings in any frame since the first ones appeared. */
const WATCH_LISTINGS = `
  requestAnimationFrame(function look() {
    const count = document.querySelectorAll('article').length;
    if (count > 0 || window.fewestListings !== undefined)
      window.fewestListings = Math.min(window.fewestListings ?? count, count);
    requestAnimationFrame(look);
  });`;

/** The smallest number of listings shown, once the app has fetched and rendered everything. */
async function fewestListings(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (globalThis as { fewestListings?: number }).fewestListings ?? 0;
  });
}

const cachedHomePage = (page: Page, language: string) =>
  page.waitForFunction(
    async (path) => (await caches.match(path, { ignoreVary: true })) !== undefined,
    `/?__language=${language}`,
  );

async function comeBack(page: Page): Promise<void> {
  await workerInCharge(page);
  await cachedHomePage(page, 'ar');
  await savedOnDevice(page, 'home.get');
  await page.addInitScript({ content: WATCH_LISTINGS });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-page', 'rendered');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
}

test.describe('the second visit to home', () => {
  test('opens with its listings before any code, and comes to life where it stands', async ({ visit }) => {
    const { open, page, complaints } = await visit({ worker: true });
    await open('/');
    await comeBack(page);
    expect(await fewestListings(page)).toBeGreaterThan(0);
    await page.getByRole('navigation').getByRole('link', { name: 'البحث' }).click();
    await expect(page).toHaveURL(/\/propertielist/);
    expect(complaints).toEqual([]);
  });

  test('turns into a signed-in person’s without an empty page between', async ({ visit, person }) => {
    const { open, page, complaints } = await visit({ as: await person(), worker: true });
    await open('/');
    await comeBack(page);
    await expect(page.locator('article button[aria-pressed]').first()).toBeVisible();
    expect(await fewestListings(page)).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });

  test('is in the language that was chosen since', async ({ visit }) => {
    const { open, page } = await visit({ worker: true });
    await open('/');
    await comeBack(page);
    await page.getByRole('button', { name: 'English' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
    await cachedHomePage(page, 'en');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Find your corner' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('answers that were saved while the clock ran ahead leave the server’s page as it is', async ({
  visit,
}) => {
  const { open, page, complaints } = await visit();
  await open('/questions');
  await savedOnDevice(page, 'questions.list');
  await page.addInitScript(() => {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith('rukn.queries.'))) {
      const saved = localStorage.getItem(key) ?? '';
      const tomorrow = String(Date.now() + 86_400_000);
      localStorage.setItem(
        key,
        saved
          .replace(/"dataUpdatedAt":\d+/g, `"dataUpdatedAt":${tomorrow}`)
          .replaceAll('"question":"', '"question":"سابقًا: '),
      );
    }
  });
  await page.reload();
  const onDevice = () => page.evaluate(() => JSON.stringify(Object.values(localStorage)));
  // The page's answers are saved once the saved ones are read.
  await expect.poll(onDevice).not.toContain('سابقًا: ');
  await expect(page.getByText('سابقًا: ')).toHaveCount(0);
  expect(complaints).toEqual([]);
});
