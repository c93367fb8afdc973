import type { BrowserContext, Page } from '@playwright/test';
import { listingForSale, mapIsDrawn } from '../support/detail-steps.ts';
import { expect, test } from '../support/journey.ts';
import {
  card,
  counted,
  markers,
  pinOf,
  publishNeighbours,
  resultCount,
  results,
} from '../support/map-steps.ts';
import { savedOnDevice, workerInCharge } from '../support/no-network.ts';

test('the map opens again without network with what was seen, and its cards', async ({ visit, sara }) => {
  const { page, open, context } = await visit({ as: sara, worker: true });
  await open('/maps?view=list');
  await workerInCharge(page);
  await expect(results(page).first().getByRole('heading')).toHaveText(/./);
  const title = (await results(page).first().getByRole('heading').textContent()) ?? '';
  await open('/maps');
  await expect(markers(page).first()).toBeVisible();
  const seen = await counted(page);
  await savedOnDevice(page, 'properties.pins');
  await savedOnDevice(page, 'properties.nearYou');
  await context.setOffline(true);
  await open('/maps');
  await expect.poll(() => counted(page)).toBe(seen);
  await expect(page.getByText(/محفوظ/).filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'القائمة' }).click();
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  await page.getByRole('link', { name: 'الخريطة' }).filter({ visible: true }).click();
  await expect.poll(() => counted(page)).toBe(seen);
});

test('the map is a list by the keyboard alone, and a pin’s card takes the focus and gives it back', async ({
  visit,
  sara,
  person,
}) => {
  const { ids, bounds } = await publishNeighbours(await person());
  const { page, open } = await visit({ as: sara, desktop: true });
  await open(`/maps?bounds=${bounds}`);
  const cluster = page.locator('[data-cluster="2"]');
  await cluster.focus();
  await page.keyboard.press('Enter');
  await pinOf(page, ids[1]).focus();
  await page.keyboard.press('Enter');
  await expect(card(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(pinOf(page, ids[1])).toBeFocused();

  const toList = page.getByRole('link', { name: 'القائمة' }).filter({ visible: true });
  await toList.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=list/);
  await expect(page.getByRole('region', { name: 'خريطة العقارات القريبة' })).toHaveCount(0);
  await expect(resultCount(page)).toHaveText('عقاران');
});

test('where no map can be drawn, the list is shown and says why', async ({ visit, sara }) => {
  const { page, open, context } = await visit({ as: sara });
  await context.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await open('/maps');
  await expect(page.getByText('تعذّر رسم الخريطة على هذا الجهاز')).toBeVisible();
  await expect(results(page).first()).toBeVisible();
});

test('listings that could not be loaded are asked for again', async ({ visit, sara }) => {
  const { page, open, context } = await visit({ as: sara });
  await context.route('**/api/properties/nearYou?*', (route) =>
    route.fulfill({ status: 500, json: { msg: 'لدينا خطاء فني', error_number: 1000 } }),
  );
  await open('/maps');
  await expect(page.getByRole('alert').filter({ hasText: 'تعذّر تحميل العقارات' })).toBeVisible();
  await context.unroute('**/api/properties/nearYou?*');
  await page.getByRole('button', { name: 'أعد المحاولة' }).first().click();
  await expect(markers(page).first()).toBeVisible();
});

test('the map names what it can’t use of a link', async ({ visit, sara }) => {
  const { page, open } = await visit({ as: sara });
  await open('/maps?typeId=999&bounds=x');
  // The page shows that the type does not exist once the server has answered.
  await expect(page.getByText(/نوع العقار \(غير موجود\)، ومنطقة الخريطة \(x\)/)).toBeVisible();
  await page.getByRole('link', { name: 'أكمل بالباقي' }).click();
  await expect(page).toHaveURL(/\/maps$/);
  await expect(markers(page).first()).toBeVisible();
});

test.describe('a map that can’t go on', () => {
  const workers = (context: BrowserContext) =>
    context.addInitScript(() => {
      const made: Worker[] = [];
      Object.assign(window, { made });
      const Made = window.Worker;
      window.Worker = class extends Made {
        constructor(...args: ConstructorParameters<typeof Worker>) {
          super(...args);
          made.push(this);
        }
      };
    });
  const loseContext = (page: Page) =>
    page.locator('canvas.maplibregl-canvas').evaluate((canvas: HTMLCanvasElement) => {
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    });
  const endWorkers = (page: Page) =>
    page.evaluate(() => {
      for (const worker of (window as unknown as { made: Worker[] }).made) worker.terminate();
    });
  const failed = (page: Page) => page.getByText('تعذّر رسم الخريطة على هذا الجهاز');

  test('says so, shows the list, and is there again when asked: its context is lost', async ({
    visit,
    sara,
  }) => {
    const { page, open } = await visit({ as: sara });
    await open('/maps');
    await expect(markers(page).first()).toBeVisible();
    await loseContext(page);
    await expect(failed(page)).toBeVisible();
    await expect(results(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'أعد المحاولة' }).click();
    await expect(markers(page).first()).toBeVisible();
    await expect(failed(page)).toHaveCount(0);
  });

  test('the same where its workers have ended', async ({ visit, sara }) => {
    const { page, open, context } = await visit({ as: sara, desktop: true });
    await workers(context);
    await open('/propertielist?purpose=for_sale&view=map');
    await expect(markers(page).first()).toBeVisible();
    await endWorkers(page);
    await page.getByRole('button', { name: 'تقريب' }).click();
    await expect(failed(page)).toBeVisible();
    await page.getByRole('button', { name: 'أعد المحاولة' }).click();
    await expect(markers(page).first()).toBeVisible();
    await expect(failed(page)).toHaveCount(0);
  });

  test('says so at a listing, too', async ({ visit, server }) => {
    const { page, open } = await visit();
    await open(`/propertydetails/${(await listingForSale(server.url)).id}`);
    const place = await mapIsDrawn(page);
    await loseContext(page);
    await expect(place.getByText('تعذّر عرض الخريطة')).toBeVisible();
    await place.getByRole('button', { name: 'أعد المحاولة' }).click();
    await mapIsDrawn(page);
  });
});
