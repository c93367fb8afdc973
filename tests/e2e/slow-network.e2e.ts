import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { holdCode } from '../support/hold-code.ts';
import { journey } from '../support/journey.ts';
import { NEWCOMER, signInAt } from '../support/people.ts';
import { chooseTime, own, someListing } from '../support/viewing-steps.ts';

/** As at a first visit: no worker brings code ahead of the press. */
const withoutWorker = (context: BrowserContext) =>
  context.addInitScript(() => {
    delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
  });

const comingSheet = (page: Page) => page.locator('[data-coming-sheet]');

journey('on a slow network', ({ visit, server }) => {
  it('what is pressed before the app has started shows that it was heard, and is done once it has', async () => {
    const { page, context, complaints } = await visit();
    await withoutWorker(context);
    const letThrough = await holdCode(context);
    await page.goto('/', { waitUntil: 'commit' });
    const region = page.getByRole('button', { name: /^المنطقة/ });
    const city = page.getByRole('button', { name: /^المدينة/ });
    await region.click();
    await page.locator('button[data-early]', { hasText: 'المنطقة' }).waitFor();
    await city.click();
    await page.locator('button[data-early]', { hasText: 'المدينة' }).waitFor();
    expect(await page.locator('[data-early]').count()).toBe(1);
    letThrough();
    await page.getByRole('dialog', { name: 'المدينة' }).waitFor();
    expect(await page.locator('[data-early]').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('a personal screen whose code is on its way shows the mark, and then the screen alone', async () => {
    const { page, context, complaints } = await visit();
    await withoutWorker(context);
    await signInAt(page, NEWCOMER, '/favorite');
    const letThrough = await holdCode(context);
    await page.reload({ waitUntil: 'commit' });
    const mark = page.locator('.start-mark');
    await mark.waitFor();
    expect(await page.getByRole('heading').count()).toBe(0);
    letThrough();
    await page.getByRole('heading', { name: 'المفضلة' }).waitFor();
    expect(await mark.count()).toBe(0);
    expect(own(complaints)).toEqual([]);
  });

  it('a guest at a personal screen is shown the way in before any code has come, in the address’s language', async () => {
    const { page, context, complaints } = await visit();
    await withoutWorker(context);
    const letThrough = await holdCode(context);
    await page.goto('/myrents?page=2&lang=en#last', { waitUntil: 'commit' });
    await page.getByLabel('Mobile number').waitFor();
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, searchParams.get('next')]).toEqual(['/login', '/myrents?page=2&lang=en#last']);
    letThrough();
    await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
    await page.getByLabel('Mobile number').waitFor();
    expect(complaints).toEqual([]);
  });

  it('a sheet whose code is on its way shows its edge', async () => {
    const { page, open, context, complaints } = await visit();
    await withoutWorker(context);
    await open('/propertielist');
    const letThrough = await holdCode(context);
    await page.getByRole('button', { name: /^الترتيب/ }).click();
    await comingSheet(page).waitFor();
    letThrough();
    await page.getByRole('dialog', { name: 'الترتيب' }).waitFor();
    expect(await comingSheet(page).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('a screen on its way leaves the footer where nobody sees it, and it stays there', async () => {
    const { page, open, context } = await visit();
    await withoutWorker(context);
    await open('/');
    const letThrough = await holdCode(context);
    await page.getByRole('navigation').getByRole('link', { name: 'البحث' }).click();
    await page.locator('main [aria-busy="true"]').first().waitFor();
    const footer = (await page.locator('footer').boundingBox())?.y ?? 0;
    expect(footer).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? Number.POSITIVE_INFINITY);
    letThrough();
    await page.getByRole('article').first().waitFor();
  });

  it('a booking is sent once, and its button is not free again before what was booked is told', async () => {
    const { page, context, complaints } = await visit();
    await withoutWorker(context);
    const booked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/reservation/create')) booked.push(request.url());
    });
    await signInAt(page, NEWCOMER, `/propertypreview/${await someListing(server().url, 11)}`);
    await chooseTime(page);
    const letThrough = await holdCode(context);
    const answered = page.waitForResponse('**/api/reservation/create');
    const book = page.getByRole('button', { name: /^احجز عادية/ });
    await book.click();
    await answered;
    await comingSheet(page).waitFor();
    expect(await page.locator('button[aria-busy="true"]').count()).toBe(1);
    await page.locator('button[aria-busy="true"]').click();
    letThrough();
    await page.getByRole('dialog', { name: 'حُجزت معاينتك' }).waitFor();
    expect(booked.length).toBe(1);
    expect(own(complaints)).toEqual([]);
  });
});
