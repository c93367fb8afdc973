import { expect, test, type Visit } from '../support/journey.ts';
import { anHourLater, atRest, savedOnDevice, withoutNetwork, workerInCharge } from '../support/no-network.ts';
import { standIn } from '../support/stand-in-server.ts';

// Same settings as in the other files that stop the server: they share one, and each test leaves it
// running.
test.use({ serverSettings: { environment: { OWN_SERVER: 'stopped' } } });

interface Device {
  name: string;
  /** Runs before the page's own scripts; may mark the page once it has refused storage. */
  script: string;
  marks: boolean;
}

/**
 * Devices without storage, or with too little. One without a service worker is every visit that
 * does not request it.
 */
const DEVICES: Device[] = [
  {
    name: 'without any storage',
    script: `
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get() { throw new DOMException('Denied', 'SecurityError'); } });`,
    marks: false,
  },
  {
    name: 'whose storage is full',
    script: `
      Storage.prototype.setItem = (key) => {
        if (key.startsWith('rukn.queries.')) document.documentElement.dataset.refused = '';
        throw new DOMException('Full', 'QuotaExceededError');
      };
      Cache.prototype.put = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));`,
    marks: true,
  },
  {
    name: 'in private mode',
    script: `
      delete Navigator.prototype.serviceWorker;
      IDBFactory.prototype.open = () => { throw new DOMException('Denied', 'InvalidStateError'); };`,
    marks: false,
  },
  {
    name: 'where workers are forbidden',
    script: `
      ServiceWorkerContainer.prototype.register = () => {
        document.documentElement.dataset.refused = '';
        return Promise.reject(new DOMException('Denied', 'SecurityError'));
      };`,
    marks: true,
  },
];

/** Opens home, a list and a listing. */
async function browse({ open, page }: Visit): Promise<void> {
  const card = page.getByRole('article').first();
  await open('/');
  await expect(card).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'البحث' }).click();
  await expect(page).toHaveURL(/\/propertielist/);
  // Home's cards stay until the list renders.
  await expect(page.getByRole('heading', { level: 1, name: 'اعثر على ركنك' })).toBeHidden();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(card).toBeVisible();
}

test.describe('bad conditions', () => {
  for (const { name, script, marks } of DEVICES) {
    test(`a device ${name} can be browsed with`, async ({ visit }) => {
      const visited = await visit({ worker: true });
      await visited.context.addInitScript({ content: script });
      await browse(visited);
      if (marks) await expect(visited.page.locator('html[data-refused]')).toBeAttached();
      expect(visited.complaints).toEqual([]);
    });
  }

  test('a screen that failed while the service was away mends itself once it is back', async ({
    visit,
    server,
  }) => {
    const { open, page, context } = await visit({ worker: true });
    const retry = page.getByRole('button', { name: 'أعد المحاولة' });
    await open('/');
    await workerInCharge(page);
    await withoutNetwork('the server stopped', { context, server }, async () => {
      await open('/propertielist?purpose=for_sale&rooms=3');
      await expect(retry).toBeVisible();
    });
    // The page retries after 5 s, and 10 s later if the server was not ready.
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 30_000 });
    await expect(retry).toBeHidden();
  });

  for (const [name, years] of [
    ['two years ahead', 2],
    ['ten years behind', -10],
  ] as const) {
    test(`a clock ${name} leaves the saved data usable, and once it is right the app refetches`, async ({
      visit,
    }) => {
      const { open, page, context } = await visit({ worker: true });
      const card = page.getByRole('article').first();
      await open('/propertielist');
      await page.evaluate(
        (skew) => localStorage.setItem('test.skew', String(skew)),
        years * 365 * 86_400_000,
      );
      await context.addInitScript(() => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + Number(localStorage.getItem('test.skew') ?? 0);
      });
      await workerInCharge(page);
      await open('/');
      await expect(card).toBeVisible();
      await savedOnDevice(page, 'home.get');
      await context.setOffline(true);
      await open('/');
      await expect(card).toBeVisible();
      await expect(page.getByText('ترى نتائج محفوظة').first()).toBeVisible();
      await context.setOffline(false);

      await page.evaluate(() => localStorage.removeItem('test.skew'));
      const requested = page.waitForRequest(/\/api\/home/);
      await open('/');
      await requested;
      await expect(card).toBeVisible();
    });
  }

  test('a network’s own sign-in page: shows what is saved, says what is the matter, and keeps none of it', async ({
    visit,
    server,
  }) => {
    const { open, page, context } = await visit({ worker: true });
    const card = page.getByRole('article').first();
    await open('/propertielist');
    await workerInCharge(page);
    await open('/');
    await expect(card).toBeVisible();
    await savedOnDevice(page, 'home.get');
    await anHourLater(context);
    await server.stop();
    const portal = await standIn(server.url, 'portal');
    try {
      await open('/');
      await expect(card).toBeVisible();
      await expect(page.getByText('ترى نتائج محفوظة').first()).toBeVisible();
      await open('/propertielist?purpose=for_investment');
      await expect(page.getByText('ردّت الشبكة بدل ركن').first()).toBeVisible();
      await atRest(page);
      await page.evaluate(async () => {
        await (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined);
      });
    } finally {
      await portal.close();
      await server.start();
    }
    await open('/propertielist?purpose=for_investment');
    await expect(card).toBeVisible();
    const stored = await page.evaluate(async () => {
      const texts: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          texts.push((await (await cache.match(request))?.text()) ?? '');
      }
      return texts.some((text) => text.includes('Welcome to our Wi-Fi'));
    });
    expect(stored).toBe(false);
  });

  test('nothing after the first byte: shows what is saved, and gives up on the rest within 10 s', async ({
    visit,
    server,
  }) => {
    const { open, page, context } = await visit({ worker: true });
    const card = page.getByRole('article').first();
    await open('/');
    await workerInCharge(page);
    await open('/propertielist?purpose=for_rent');
    await expect(card).toBeVisible();
    await savedOnDevice(page, (await card.getByRole('heading').textContent()) ?? '');
    await anHourLater(context);
    await server.stop();
    const stalled = await standIn(server.url, 'stalled');
    try {
      await open('/propertielist?purpose=for_rent');
      // Long before the request times out.
      await expect(card).toBeVisible({ timeout: 6_000 });
      await expect(page.getByText('ترى نتائج محفوظة').first()).toBeVisible();
      await open('/propertielist?purpose=for_sale');
      await expect(page.getByText('تأخّر الرد').first()).toBeVisible();
      await atRest(page);
      await expect(page.getByRole('button', { name: 'أعد المحاولة' }).first()).toBeVisible();
    } finally {
      await stalled.close();
      await server.start();
    }
  });

  test('without network a screen whose code never came says so in place, and opens once there is one', async ({
    visit,
  }) => {
    const { open, page, context } = await visit({ desktop: true });
    await open('/');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'الأحياء' }).first().click();
    await expect(page.getByRole('heading', { name: 'لا اتصال بالإنترنت' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.locator('main a[href*="neighborhoodId"]').first()).toBeVisible();
  });

  test('without network a sheet whose code never came says so over its screen, and opens once there is one', async ({
    visit,
  }) => {
    const { open, page, context } = await visit();
    await open('/propertielist');
    await context.setOffline(true);
    const filters = page.getByRole('button', { name: /^التصفية/ }).first();
    await filters.click();
    await expect(page.getByRole('status').getByText('لا اتصال بالإنترنت')).toBeVisible();
    await expect(page.locator('main a[href^="/propertydetails/"]').first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('400 kbit/s with 800 ms: the first visit shows home, and a tap leads on', async ({ visit }) => {
    const { page, context, complaints } = await visit();
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 800,
      downloadThroughput: (400 * 1024) / 8,
      uploadThroughput: (400 * 1024) / 8,
    });
    await page.goto('/', { waitUntil: 'commit' });
    const card = page.getByRole('article').first();
    // The time that a connection of this speed needs.
    await expect(card).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('html[data-app="ready"]')).toBeAttached({ timeout: 20_000 });
    await page.getByRole('navigation').getByRole('link', { name: 'البحث' }).click();
    await expect(page).toHaveURL(/\/propertielist/);
    await expect(page.getByRole('heading', { level: 1, name: 'اعثر على ركنك' })).toBeHidden({
      timeout: 20_000,
    });
    await expect(card).toBeVisible({ timeout: 20_000 });
    expect(complaints).toEqual([]);
  });
});
