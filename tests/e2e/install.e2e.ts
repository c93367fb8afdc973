import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { journey } from '../support/journey.ts';

/** Chromium's own offer comes by its own rules: the test makes one. */
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

journey('installing', ({ visit }) => {
  it('is offered at the second visit, asks the browser, and is not offered again for 30 days', async () => {
    const { open, page, complaints } = await visit();
    await open('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.waitForTimeout(1_000);
    await offer(page);
    await page.waitForTimeout(5_000);
    expect(await card(page).count()).toBe(0);

    const backIn = (days: number) =>
      page.evaluate(
        (ms) => {
          for (const key of ['rukn.visits', 'rukn.install-asked']) {
            const kept = localStorage.getItem(key);
            if (!kept) continue;
            const [first = '', second] = kept.split(' ');
            localStorage.setItem(
              key,
              second ? `${first} ${Number(second) - ms}` : String(Number(first) - ms),
            );
          }
        },
        days * 24 * 60 * 60_000,
      );
    await backIn(1);
    await open('/');
    await offer(page);
    await card(page).waitFor();
    await card(page).getByRole('button', { name: 'ثبّت' }).click();
    await page.locator('html[data-prompted="yes"]').waitFor({ state: 'attached' });
    await card(page).waitFor({ state: 'detached' });

    await backIn(29);
    await open('/');
    await offer(page);
    await page.waitForTimeout(5_000);
    expect(await card(page).count()).toBe(0);
    await backIn(2);
    await open('/');
    await offer(page);
    await card(page).waitFor();
    await card(page).getByRole('button', { name: 'ليس الآن' }).click();
    await card(page).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('is explained on an iPhone, where the browser can not ask', async () => {
    const { open, page, context } = await visit();
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5)' });
      Object.defineProperty(navigator, 'standalone', { value: false });
      if (!localStorage.getItem('rukn.visits')) localStorage.setItem('rukn.visits', '1 0');
    });
    await open('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await card(page).getByRole('button', { name: 'كيف أثبّته؟' }).click();
    const steps = page.getByRole('dialog', { name: 'ثبّت ركن على جهازك' });
    await steps.getByText('إضافة إلى الشاشة الرئيسية').waitFor();
    expect(await steps.getByRole('listitem').count()).toBe(3);
  });

  it('takes a shared link to its listing, and anything else to the list', async () => {
    const { open, page } = await visit();
    await open(
      `/propertydetails?title=x&text=${encodeURIComponent('شقة https://rukn.sa/propertydetails/7')}`,
    );
    await page.waitForURL((url) => url.pathname === '/propertydetails/7');
    await open('/propertydetails?text=nothing');
    await page.waitForURL((url) => url.pathname === '/propertielist');
  });
});
