import type { Page } from '@playwright/test';
import { publishAd } from '../support/by-calls.ts';
import { delayScripts } from '../support/delay-scripts.ts';
import { expect, test } from '../support/journey.ts';
import { bookingPath, chooseTime } from '../support/viewing-steps.ts';

// Without the service worker, as on a first visit: nothing prefetches code before the press.

const comingSheet = (page: Page) => page.locator('[data-coming-sheet]');

test.describe('on a slow network', () => {
  test('a press before the app has started shows at once, and takes effect once it has', async ({
    visit,
  }) => {
    const { page, context, complaints } = await visit();
    const letThrough = await delayScripts(context);
    await page.goto('/', { waitUntil: 'commit' });
    const heard = page.locator('[data-early]');
    await page.getByRole('button', { name: /^المنطقة/ }).click();
    await expect(heard.filter({ hasText: 'المنطقة' })).toBeVisible();
    await page.getByRole('button', { name: /^المدينة/ }).click();
    await expect(heard.filter({ hasText: 'المدينة' })).toBeVisible();
    await expect(heard).toHaveCount(1);
    letThrough();
    await expect(page.getByRole('dialog', { name: 'المدينة' })).toBeVisible();
    await expect(heard).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('a personal screen whose code is on its way shows the mark, and then the screen alone', async ({
    visit,
    person,
  }) => {
    const { page, context, complaints } = await visit({ as: await person() });
    const letThrough = await delayScripts(context);
    await page.goto('/favorite', { waitUntil: 'commit' });
    const mark = page.locator('.start-mark');
    await expect(mark).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(0);
    letThrough();
    await expect(page.getByRole('heading', { name: 'المفضلة' })).toBeVisible();
    await expect(mark).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('a guest at a personal screen is shown the way in before any code has come, in the address’s language', async ({
    visit,
  }) => {
    const { page, context, complaints } = await visit();
    const letThrough = await delayScripts(context);
    await page.goto('/myrents?page=2&lang=en#last', { waitUntil: 'commit' });
    await expect(page.getByLabel('Mobile number')).toBeVisible();
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, searchParams.get('next')]).toEqual(['/login', '/myrents?page=2&lang=en#last']);
    letThrough();
    await expect(page.locator('html[data-app="ready"]')).toBeAttached();
    await expect(page.getByLabel('Mobile number')).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('a sheet whose code is on its way shows its edge', async ({ visit }) => {
    const { page, open, context, complaints } = await visit();
    await open('/propertielist');
    const letThrough = await delayScripts(context);
    await page.getByRole('button', { name: /^الترتيب/ }).click();
    await expect(comingSheet(page)).toBeVisible();
    letThrough();
    await expect(page.getByRole('dialog', { name: 'الترتيب' })).toBeVisible();
    await expect(comingSheet(page)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('a screen on its way leaves the footer where nobody sees it, and it stays there', async ({
    visit,
  }) => {
    const { page, open, context } = await visit();
    await open('/');
    const letThrough = await delayScripts(context);
    await page.getByRole('navigation').getByRole('link', { name: 'البحث' }).click();
    await expect(page.locator('main [aria-busy="true"]').first()).toBeVisible();
    await expect(page.locator('footer')).not.toBeInViewport();
    letThrough();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('footer')).not.toBeInViewport();
  });

  test('a booking is sent once, and its button is not free again before the booking is shown', async ({
    visit,
    person,
  }) => {
    const [owner, visitor] = [await person(), await person()];
    const { page, open, context, complaints } = await visit({ as: visitor });
    const booked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/reservation/create')) booked.push(request.url());
    });
    await open(await bookingPath(visitor, await publishAd(owner)));
    await chooseTime(page);
    const letThrough = await delayScripts(context);
    const answered = page.waitForResponse('**/api/reservation/create');
    await page.getByRole('button', { name: /^معاينة عادية/ }).click();
    await answered;
    await expect(comingSheet(page)).toBeVisible();
    const busy = page.locator('button[aria-busy="true"]');
    await expect(busy).toHaveCount(1);
    await busy.click();
    letThrough();
    await expect(page.getByRole('dialog', { name: 'حُجزت معاينتك' })).toBeVisible();
    expect(booked).toHaveLength(1);
    expect(complaints).toEqual([]);
  });
});
