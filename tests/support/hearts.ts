import type { BrowserContext, Page } from 'playwright-core';
import { NEWCOMER, signInAt, tokenOf } from './people.ts';

export const hearts = (page: Page) => page.getByRole('article').getByRole('button', { name: /^المفضلة: / });
export const pressed = (page: Page) => page.locator('article button[aria-pressed="true"]');

export const reload = async (page: Page) => {
  await page.reload();
  await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
};

/** As a browser without Background Sync: the page alone sends. */
export const withoutSync = (context: BrowserContext) =>
  context.addInitScript(() => Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync'));

/** The favourites that the server holds for the token's person. */
export async function favouritesAt(url: string, token: string): Promise<number[]> {
  const answer = await fetch(`${url}/api/favorites/list`, { headers: { 'session-token': token } });
  const { properties } = (await answer.json()) as { properties: { id: number }[] };
  return properties.map(({ id }) => id);
}

async function empty(url: string, token: string): Promise<void> {
  for (const id of await favouritesAt(url, token)) {
    await fetch(`${url}/api/favorites/remove/${id}`, {
      method: 'DELETE',
      headers: { 'session-token': token },
    });
  }
}

/** Signs in somebody without favourites and opens a list that opens without network too; answers his token. */
export async function atEmptyList(url: string, page: Page): Promise<string> {
  await signInAt(page, NEWCOMER, '/propertielist?purpose=for_sale');
  const token = await tokenOf(page);
  await empty(url, token);
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
