import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { laterFiles, workerControls, workerInCharge } from '../support/no-network.ts';

/** Chromium fires this event by its own rules, so the test fires one. */
const offer = (page: Page) =>
  page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt'), {
      prompt: async () => {
        document.documentElement.dataset.prompted = 'yes';
        return { outcome: 'accepted' };
      },
    });
    window.dispatchEvent(event);
  });
const card = (page: Page) => page.getByRole('region', { name: 'ركن على شاشتك' });

// When it is offered is tested in src/device/install-offer.test.tsx.
test.describe('installing', () => {
  test('is offered at the second visit, and asks the browser', async ({ visit }) => {
    const { open, page, complaints } = await visit({ worker: true });
    await open('/');
    await workerInCharge(page);
    // Makes the first visit long ago.
    await page.evaluate(() => localStorage.setItem('rukn.visits', '1 0'));
    await open('/');
    await offer(page);
    await card(page).getByRole('button', { name: 'ثبّت' }).click();
    await expect(page.locator('html[data-prompted="yes"]')).toBeAttached();
    await expect(card(page)).toBeHidden();
    expect(complaints).toEqual([]);
  });

  test('fetches the first screen alone, and the code of the others once another opens', async ({ visit }) => {
    const { open, page, context, complaints } = await visit({ worker: true });
    await open('/');
    await workerControls(page);
    const installed = () =>
      page.evaluate(async () => {
        const name = (await caches.keys()).find((key) => key.includes('precache'));
        return name ? (await (await caches.open(name)).keys()).length : 0;
      });
    expect(await installed()).toBeLessThanOrEqual(40);
    const before = await laterFiles(page);
    // At most what the page itself has loaded.
    expect(before.cached.length).toBeLessThan(before.all / 2);

    await page.getByRole('navigation').getByRole('link', { name: 'البحث' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect.poll(async () => (await laterFiles(page)).cached.length).toBe(before.all);
    await context.setOffline(true);
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'أهلًا بعودتك' })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('is explained on an iPhone, where the browser can not ask', async ({ visit, person }) => {
    const { open, page, context } = await visit({ as: await person() });
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5)' });
      Object.defineProperty(navigator, 'standalone', { value: false });
      localStorage.setItem('rukn.visits', '1 0');
    });
    await open('/');
    await card(page).getByRole('button', { name: 'كيف أثبّته؟' }).click();
    const steps = page.getByRole('dialog', { name: 'ثبّت ركن على جهازك' });
    await expect(steps.getByText('إضافة إلى الشاشة الرئيسية')).toBeVisible();
    await expect(steps.getByRole('listitem')).toHaveCount(3);
  });

  test('takes a shared link to its listing, and anything else to the list', async ({ visit }) => {
    const { open, page } = await visit();
    const text = encodeURIComponent('شقة https://rukn.sa/propertydetails/7');
    await open(`/propertydetails?title=x&text=${text}`);
    await expect(page).toHaveURL('/propertydetails/7');
    await open('/propertydetails?text=nothing');
    await expect(page).toHaveURL('/propertielist');
  });
});
