import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { listingForSale, mapIsDrawn } from '../support/detail-steps.ts';
import { expect, test } from '../support/journey.ts';
import { workerInCharge } from '../support/no-network.ts';
import { toggle } from '../support/segmented.ts';

const photos = (page: Page) => page.getByRole('dialog', { name: 'صور العقار' });
const openPhotos = (page: Page) => page.getByRole('button', { name: /اعرض الصور بملء الشاشة/ });

test.describe('a listing’s photos', () => {
  test('fill the screen, turn in the reading direction, and close by Escape and by back', async ({
    visit,
    server,
  }) => {
    const listing = await listingForSale(server.url);
    const { page, open, complaints } = await visit({ desktop: true });
    await open(`/propertydetails/${listing.id}`);
    await openPhotos(page).click();
    await expect(photos(page)).toBeVisible();
    const standsAt = (number: number) =>
      expect(photos(page).getByText(`الصورة ${number} من ${listing.photosCount}`)).toBeAttached();
    await standsAt(1);
    await page.keyboard.press('ArrowLeft');
    await standsAt(2);
    await page.keyboard.press('ArrowLeft');
    await standsAt(3);
    await page.keyboard.press('ArrowRight');
    await standsAt(2);
    await photos(page).getByRole('button', { name: 'الصورة 4', exact: true }).click();
    await standsAt(4);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await standsAt(2);
    await expect(photos(page).getByRole('button', { name: 'الصورة 2', exact: true })).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await expect(photos(page)).toHaveCount(0);
    await expect(openPhotos(page)).toBeFocused();
    // The gallery stays at the photo where the reader left off.
    await expect(openPhotos(page)).toContainText(`2 / ${listing.photosCount}`);

    await openPhotos(page).click();
    await expect(photos(page)).toBeVisible();
    await page.goBack();
    await expect(photos(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/propertydetails/${listing.id}$`));
    expect(complaints).toEqual([]);
  });

  test('open by a tap and zoom by two; an arrow key turns them, also in English', async ({
    visit,
    server,
  }) => {
    const listing = await listingForSale(server.url);
    const { page, context, open } = await visit({ language: 'en' });
    await open(`/propertydetails/${listing.id}`);
    await page.getByRole('region', { name: 'Photos of the property' }).locator('img').first().tap();
    const dialog = page.getByRole('dialog', { name: 'Photos of the property' });
    const photo = dialog.locator('img').first();
    await expect(photo).toBeVisible();
    const scale = () =>
      photo.evaluate((image) => Math.round((image.getBoundingClientRect().width / window.innerWidth) * 10));
    await expect.poll(scale).toBe(10);
    const touch = await context.newCDPSession(page);
    /** Two taps a tenth of a second apart, however slow the machine is. */
    const tapTwice = async () => {
      const start = Date.now() / 1_000;
      for (const timestamp of [start, start + 0.1]) {
        const touchPoints = [{ x: 200, y: 420 }];
        await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp });
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
      }
    };
    await tapTwice();
    await expect.poll(scale).toBe(25);
    await tapTwice();
    await expect.poll(scale).toBe(10);
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText(`Photo 2 of ${listing.photosCount}`)).toBeAttached();
  });

  test('stay where a finger has left them', async ({ visit, server }) => {
    const listing = await listingForSale(server.url);
    const { page, context, open } = await visit();
    await page.clock.install();
    await open(`/propertydetails/${listing.id}`);
    await expect(page.locator('main img').first()).toBeVisible();
    const touch = await context.newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 180 }],
      });
    // The arrows, which a phone does not show, load with the code for swiping.
    await expect(page.getByLabel('الصورة التالية')).toBeAttached();
    await finger('touchStart', 90);
    for (let x = 110; x <= 300; x += 20) await finger('touchMove', x);
    await finger('touchEnd');
    await expect(openPhotos(page)).toContainText(`2 / ${listing.photosCount}`);
    // Longer than two autoplay intervals.
    await page.clock.runFor(6_000);
    await expect(openPhotos(page)).toContainText(`2 / ${listing.photosCount}`);
  });

  test('keep the place of one that does not come', async ({ visit, server }) => {
    const listing = await listingForSale(server.url);
    const { page, context, open } = await visit();
    await context.route('**/media/**', (route) => route.abort());
    await open(`/propertydetails/${listing.id}`);
    await openPhotos(page).click();
    await expect(photos(page).getByText('تعذّر عرض الصورة').first()).toBeVisible();
    await expect(photos(page).getByText(`الصورة 1 من ${listing.photosCount}`)).toBeAttached();
  });
});

test.describe('what a listing costs', () => {
  test('stands beside the median, with the instalment a month and listings like it', async ({
    visit,
    server,
  }) => {
    const listing = await listingForSale(server.url);
    const { page, open, complaints } = await visit();
    await open(`/propertydetails/${listing.id}`);
    const market = page.getByRole('region', { name: 'سعر المتر' });
    await expect(market.getByText(/^المعتاد في /).first()).toBeVisible();
    const metre = Math.round((listing.price ?? 0) / (listing.area ?? 1));
    await expect(market).toContainText(metre.toLocaleString('en-US'));

    const calculator = page.getByRole('region', { name: 'احسب قسطك' });
    const result = calculator.getByRole('status');
    await calculator.scrollIntoViewIfNeeded();
    await calculator.getByLabel('السعر').fill('١٠٠٠٠٠٠');
    await expect(result).toContainText('6,750');
    await toggle(calculator, 'طريقة حساب الربح', 'ربح متناقص');
    await expect(result).toContainText('5,454');

    // Invalid input: an error under its field, and no result.
    await calculator.getByRole('textbox', { name: 'نسبة الربح السنوية' }).fill('٩٩');
    await expect(calculator.getByText('نسبة الربح السنوية: اكتب رقمًا من 0 إلى 20')).toBeVisible();
    await expect(result).toContainText('أكمل الحقول');

    const similar = page.getByRole('region', { name: 'عقارات مشابهة قريبة' });
    await similar.scrollIntoViewIfNeeded();
    await expect(similar.getByRole('article').first()).toBeVisible();
    await similar.getByRole('link').first().click();
    await expect(page).not.toHaveURL(new RegExp(`/${listing.id}$`));
    await expect(page).toHaveURL(/\/propertydetails\/\d+$/);
    expect(complaints).toEqual([]);
  });

  test('says when listings like it could not be loaded, and tries again', async ({ visit, server }) => {
    const listing = await listingForSale(server.url);
    const { page, context, open } = await visit();
    const failure = { status: 500, json: { msg: 'لدينا خطاء فني', error_number: 1000 } };
    await context.route('**/api/properties/similar/*', (route) => route.fulfill(failure));
    await open(`/propertydetails/${listing.id}`);
    const similar = page.getByRole('region', { name: 'عقارات مشابهة قريبة' });
    await similar.scrollIntoViewIfNeeded();
    await expect(similar.getByRole('alert')).toBeVisible();
    await context.unroute('**/api/properties/similar/*');
    await similar.getByRole('button', { name: 'أعد المحاولة' }).click();
    await expect(similar.getByRole('article').first()).toBeVisible();
  });
});

test.describe('the place of a listing', () => {
  test('is drawn from our own base map, also without network once it was seen', async ({ visit, server }) => {
    const listing = await listingForSale(server.url);
    const { page, context, open, complaints } = await visit({ worker: true });
    await open('/');
    await workerInCharge(page);
    await open(`/propertydetails/${listing.id}`);
    await mapIsDrawn(page);
    const isStored = () =>
      caches
        .open('rukn-assets')
        .then((cache) => cache.keys())
        .then((keys) => keys.some(({ url }) => url.includes('/assets/arabia')));
    await expect.poll(() => page.evaluate(isStored)).toBe(true);
    expect(complaints).toEqual([]);

    await context.setOffline(true);
    await page.reload();
    await mapIsDrawn(page);
  });

  test('is a sentence and the way there where the browser draws no maps', async ({ visit, server }) => {
    const listing = await listingForSale(server.url);
    const { page, context, open } = await visit();
    await context.addInitScript(() => {
      const original = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
        return kind.startsWith('webgl') ? null : original.call(this, kind as '2d');
      } as typeof original;
    });
    await open(`/propertydetails/${listing.id}`);
    const place = page.getByRole('region', { name: 'الموقع' });
    await place.scrollIntoViewIfNeeded();
    await expect(place.getByText('متصفحك لا يعرض الخرائط')).toBeVisible();
    await expect(place.getByRole('link', { name: 'الاتجاهات' })).toHaveAttribute('href', /google\.com\/maps/);
  });
});

test.describe('a listing’s details', () => {
  for (const { language, name } of [
    { language: 'ar', name: 'المواصفات' },
    { language: 'en', name: 'Details' },
  ] as const) {
    test(`stand whole in their rows, and leave none half empty: ${language}`, async ({ visit, server }) => {
      const list = await fetch(`${server.url}/api/properties/list?typeId=1&purpose=for_rent&cityId=2`);
      const { properties } = (await list.json()) as { properties: { id: number; photosCount: number }[] };
      const { page, open } = await visit({ language });
      for (const { id } of properties.filter(({ photosCount }) => photosCount > 1).slice(0, 4)) {
        await open(`/propertydetails/${id}`);
        const table = page.locator('section', { has: page.getByRole('heading', { name }) }).locator('dl');
        const { rows, broken } = await table.evaluate(async (element) => {
          await document.fonts.ready;
          const cells = [...element.children].map((cell) => cell.getBoundingClientRect());
          const tops = [...new Set(cells.map(({ top }) => Math.round(top)))];
          const widths = tops.map((top) =>
            cells.filter((cell) => Math.round(cell.top) === top).reduce((sum, { width }) => sum + width, 0),
          );
          const values = [...element.querySelectorAll('dt, dd')];
          return {
            rows: widths,
            broken: values.filter((value) => value.clientHeight > 30).map((v) => v.textContent),
          };
        });
        expect(broken).toEqual([]);
        expect(rows.length).toBeGreaterThan(2);
        for (const width of rows) expect(Math.max(...rows) - width).toBeLessThan(20);
      }
    });
  }
});
