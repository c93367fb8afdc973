import { expect, it } from 'vitest';
import { journey, type Visit } from '../support/journey.ts';
import {
  anHourLater,
  atRest,
  backOnline,
  savedOnDevice,
  withoutNetwork,
  workerInCharge,
} from '../support/no-network.ts';
import { standIn } from '../support/stand-in-server.ts';

/** Devices that keep nothing, or not enough, as scripts that run before the page's own. */
const DEVICES = {
  'without any storage': `
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get() { throw new DOMException('Denied', 'SecurityError'); } });`,
  'whose storage is full': `
    Storage.prototype.setItem = () => { throw new DOMException('Full', 'QuotaExceededError'); };
    Cache.prototype.put = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));`,
  'in private mode': `
    delete Navigator.prototype.serviceWorker;
    IDBFactory.prototype.open = () => { throw new DOMException('Denied', 'InvalidStateError'); };`,
  'where workers are forbidden': `
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('Denied', 'SecurityError'));`,
};

/** Looks at home, a list and a listing, as everybody does. */
async function browse({ open, page }: Visit): Promise<void> {
  await open('/');
  await page.getByRole('article').first().waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'البحث' }).click();
  await page.waitForURL(/\/propertielist/);
  // Home's own cards stand there until the list does.
  await page.getByRole('heading', { level: 1, name: 'اعثر على ركنك' }).waitFor({ state: 'detached' });
  const card = page.getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.goBack();
  await page.getByRole('article').first().waitFor();
}

journey('bad conditions', ({ visit, server }) => {
  it.each(Object.entries(DEVICES))('a device %s can be browsed with', async (_, script) => {
    const visited = await visit();
    await visited.context.addInitScript({ content: script });
    await browse(visited);
    await visited.page.waitForTimeout(1_500);
    expect(visited.complaints).toEqual([]);
  });

  it('a screen that failed while the service was away mends itself once it is back', async () => {
    const { open, page, context } = await visit();
    await open('/');
    await workerInCharge(page);
    await withoutNetwork('the server stopped', { context, server: server() }, async () => {
      await open('/propertielist?purpose=for_sale&rooms=3');
      await page.getByRole('button', { name: 'أعد المحاولة' }).waitFor();
    });
    await page.getByRole('article').first().waitFor();
    await page.getByRole('button', { name: 'أعد المحاولة' }).waitFor({ state: 'detached' });
  });

  it.each([
    ['two years ahead', 2],
    ['ten years behind', -10],
  ])(
    'a clock %s changes nothing of what is kept, and once it is right all is asked for anew',
    async (_, years) => {
      const { open, page, context } = await visit();
      await open('/propertielist');
      await page.evaluate(
        (skew) => localStorage.setItem('test.skew', String(skew)),
        years * 365 * 86_400_000,
      );
      await context.addInitScript(() => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + Number(localStorage.getItem('test.skew') ?? 0);
      });
      await open('/');
      await page.getByRole('article').first().waitFor();
      await workerInCharge(page);
      await page.reload();
      await page.getByRole('article').first().waitFor();
      await savedOnDevice(page, 'home.get');
      await context.setOffline(true);
      await open('/');
      await page.getByRole('article').first().waitFor();
      await page.getByText('ترى نتائج محفوظة').first().waitFor();
      await context.setOffline(false);

      await page.evaluate(() => localStorage.removeItem('test.skew'));
      const asked = page.waitForRequest(/\/api\/home/);
      await open('/');
      await asked;
      await page.getByRole('article').first().waitFor();
    },
  );

  it('a network’s own sign-in page: shows what is saved, says what is the matter, and keeps none of it', async () => {
    const { open, page, context } = await visit();
    await open('/');
    await workerInCharge(page);
    await page.reload();
    await page.getByRole('article').first().waitFor();
    await savedOnDevice(page, 'home.get');
    await anHourLater(context);
    await server().stop();
    const portal = await standIn(server().url, 'portal');
    try {
      await open('/');
      await page.getByRole('article').first().waitFor();
      await page.getByText('ترى نتائج محفوظة').first().waitFor();
      await open('/propertielist?purpose=for_investment');
      await page.getByText('ردّت الشبكة بدل ركن').first().waitFor();
      await atRest(page);
      await page.evaluate(async () => {
        await (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined);
      });
    } finally {
      await portal.close();
      await server().start();
    }
    await backOnline(page);
    await page.getByRole('article').first().waitFor();
    const kept = await page.evaluate(async () => {
      const texts: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          texts.push((await (await cache.match(request))?.text()) ?? '');
      }
      return texts.some((text) => text.includes('Welcome to our Wi-Fi'));
    });
    expect(kept).toBe(false);
  });

  it('nothing after the first byte: shows what is saved, and gives up on the rest within 10 s', async () => {
    const { open, page, context } = await visit();
    await open('/propertielist?purpose=for_rent');
    await workerInCharge(page);
    await page.reload();
    await page.getByRole('article').first().waitFor();
    await savedOnDevice(page, 'for_rent');
    await anHourLater(context);
    await server().stop();
    const stalled = await standIn(server().url, 'stalled');
    try {
      await open('/propertielist?purpose=for_rent');
      await page.getByRole('article').first().waitFor({ timeout: 5_000 });
      await page.getByText('ترى نتائج محفوظة').first().waitFor({ timeout: 12_000 });
      await open('/propertielist?purpose=for_sale');
      await page.getByText('تأخّر الرد').first().waitFor({ timeout: 15_000 });
      await atRest(page);
      await page.getByRole('button', { name: 'أعد المحاولة' }).first().waitFor();
    } finally {
      await stalled.close();
      await server().start();
    }
  });

  it('400 kbit/s with 800 ms: the first visit shows home, and a tap leads on', async () => {
    const visited = await visit();
    const session = await visited.context.newCDPSession(visited.page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 800,
      downloadThroughput: (400 * 1024) / 8,
      uploadThroughput: (400 * 1024) / 8,
    });
    await visited.page.goto('/', { waitUntil: 'commit' });
    await visited.page.getByRole('article').first().waitFor({ timeout: 20_000 });
    await visited.page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
    await visited.page.getByRole('navigation').getByRole('link', { name: 'البحث' }).click();
    await visited.page.waitForURL(/\/propertielist/);
    await visited.page.getByRole('article').first().waitFor({ timeout: 30_000 });
    expect(visited.complaints).toEqual([]);
  });
});
