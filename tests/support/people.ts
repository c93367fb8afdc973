import type { Page } from '@playwright/test';

/** Demo accounts of DESIGN §4, named by the data they have. */
export const SARA = { mobile: '0500000001', password: 'Demo@1234' };
export const NEWCOMER = { mobile: '0500000002', password: 'Demo@1234' };

interface Account {
  mobile: string;
  password: string;
}

/** Fills in and submits the open login form. */
export async function fillLogin(page: Page, { mobile, password }: Account): Promise<void> {
  await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
  await page.locator('input[name="mobile"]').fill(mobile);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
}

/** Signs in on the login screen; ends on `next`. */
export async function signInAt(page: Page, account: Account, next = '/'): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(next)}`);
  await fillLogin(page, account);
  await page.waitForURL((url) => url.pathname + url.search === next);
  await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
}

/** The session token in the page's localStorage; '' for a guest. */
export async function tokenOf(page: Page): Promise<string> {
  const stored = await page.evaluate(() => localStorage.getItem('rukn.session'));
  return (JSON.parse(stored ?? '{}') as { token?: string }).token ?? '';
}

/**
 * Everything that the browser stores for the site, as one text: both storages, Cache Storage,
 * IndexedDB.
 */
export async function storedOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push(request.url);
        const answer = await cache.match(request);
        if (answer?.headers.get('content-type')?.includes('json')) texts.push(await answer.text());
      }
    }
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result);
          reading.onerror = () => reject(reading.error);
        });
        // JSON has no text for a file: its size replaces it.
        const replacer = (_: string, value: unknown) =>
          value instanceof Blob ? `a file of ${value.size} B` : value;
        texts.push(JSON.stringify(rows, replacer));
      }
      database.close();
    }
    return texts.join('\n');
  });
}
