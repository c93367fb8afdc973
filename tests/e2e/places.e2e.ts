import type { Page } from '@playwright/test';
import { expect, test, type Visit } from '../support/journey.ts';
import { backOnline, workerInCharge } from '../support/no-network.ts';

const JEDDAH = { latitude: 21.5433, longitude: 39.1728 };

/** Opens a listing and waits until the device has recorded it. */
async function openListing({ page, open }: Pick<Visit, 'page' | 'open'>, id: number): Promise<string> {
  await open(`/propertydetails/${id}`);
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.entries(localStorage).flatMap(([key, ids]) =>
          key.startsWith('rukn.own.recent-properties') ? (JSON.parse(ids) as number[]) : [],
        ),
      ),
    )
    .toContain(id);
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
}

const hrefs = (page: Page, name: RegExp) =>
  page.getByRole('link', { name }).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test.describe('the neighbourhood browser', () => {
  test('leads from home to a city’s neighbourhoods, to another city, and to one neighbourhood’s list', async ({
    visit,
  }) => {
    const { open, page, complaints } = await visit();
    await open('/');
    await page.getByRole('link', { name: 'عرض الكل: أحياء الرياض' }).click();
    await expect(page).toHaveURL(/\/neighborhoodslist\?cityId=1$/);
    await expect(page.getByRole('heading', { level: 1, name: 'أحياء الرياض' })).toBeVisible();
    await expect(page.getByText(/^\d+ حيًّا$/)).toBeVisible();

    await page.getByRole('button', { name: /المدينة/ }).click();
    await page.getByRole('dialog').getByText('جدة', { exact: true }).click();
    await expect(page).toHaveURL(/cityId=2$/);
    await expect(page.getByRole('heading', { level: 1, name: 'أحياء جدة' })).toBeVisible();
    await expect(page).toHaveTitle('أحياء جدة | ركن');

    await page.locator('a[href*="neighborhoodId="]').first().click();
    await expect(page).toHaveURL(/\/propertielist\?neighborhoodId=\d+$/);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('says that the link’s city is unknown, and shows one that is', async ({ visit }) => {
    const { page, open } = await visit();
    for (const city of ['9999', 'abc']) {
      expect(await open(`/neighborhoodslist?cityId=${city}`)).toBe(200);
      const alert = page.getByRole('alert').filter({ hasText: city });
      await expect(alert.getByText('3005')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'أحياء الرياض' })).toBeVisible();
      await expect(page.locator('a[href*="neighborhoodId="]').first()).toBeVisible();
    }
  });
});

test.describe('what is near', () => {
  test('opens around the default, filters by type, turns pages and asks a guest to sign in', async ({
    visit,
  }) => {
    const { open, page, complaints } = await visit();
    await open('/');
    await page.getByRole('link', { name: 'عرض الكل: قريبة منك' }).click();
    await expect(page).toHaveURL(/\/nearproperties\?latitude=24\.7136&longitude=46\.6753$/);
    await expect(page.getByText('حول وسط الرياض (الموقع الافتراضي)')).toBeVisible();
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(30);
    await expect(cards.first().getByText(/المسافة/)).toBeAttached();

    await page.getByRole('link', { name: 'التالي' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('link', { name: 'السابق' })).toBeVisible();

    await page.getByRole('group', { name: 'أنواع العقارات' }).getByRole('link', { name: 'فلل' }).click();
    await expect(page).toHaveURL(/typeId=/);
    await expect(page).not.toHaveURL(/page=/);
    const villas = page.locator('ul[aria-busy="false"] article');
    await expect(villas.first().getByText('فيلا', { exact: true })).toBeVisible();

    await cards
      .first()
      .getByRole('button', { name: /^المفضلة/ })
      .click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'تسجيل الدخول' })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('uses the person’s own position when they ask for it', async ({ visit }) => {
    const { open, page } = await visit({ position: JEDDAH });
    await open('/nearproperties?latitude=24.7136&longitude=46.6753&page=2');
    await page.getByRole('button', { name: 'استخدم موقعي' }).click();
    await expect(page).toHaveURL(/\?latitude=21\.543&longitude=39\.173$/);
    await expect(page.getByText('حول موقعك')).toBeVisible();
    await expect(page.getByText(/، جدة/).first()).toBeVisible();
  });

  test('says so where the browser gives no position, and stays where it was', async ({ visit }) => {
    const { open, page } = await visit();
    await open('/nearproperties?latitude=21.5&longitude=39.2');
    await expect(page.getByText('21.5, 39.2')).toBeVisible();
    await page.getByRole('button', { name: 'استخدم موقعي' }).click();
    await expect(page.getByText('لم يصلنا موقعك من المتصفح')).toBeVisible();
    await expect(page).toHaveURL(/\?latitude=21\.5&longitude=39\.2$/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('falls back from coordinates that are nowhere, and names them', async ({ visit }) => {
    const { page, open } = await visit();
    for (const search of ['latitude=999&longitude=46', 'latitude=abc&longitude=x', 'longitude=46.6']) {
      expect(await open(`/nearproperties?${search}`)).toBe(200);
      await expect(page.getByRole('alert').filter({ hasText: 'تركنا' })).toBeVisible();
      await expect(page.getByText('الموقع الافتراضي')).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
    }
  });

  test('fails in words without a network, and tries again', async ({ visit }) => {
    const { open, page, context } = await visit({ worker: true });
    await open('/');
    await workerInCharge(page);
    await context.setOffline(true);
    await open('/nearproperties?latitude=17.5&longitude=44.2');
    await expect(page.getByRole('alert')).toBeVisible();
    await backOnline(page);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('ends in words past the last page, and leaves out a type that there is not', async ({ visit }) => {
    const { open, page } = await visit();
    await open('/nearproperties?page=9999');
    await page.getByRole('link', { name: 'إلى الصفحة الأولى' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await open('/nearproperties?typeId=99999');
    await expect(page.getByRole('alert').getByText('خطأ 3006')).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test.describe('home', () => {
  test('leads to all of each section by the specification’s addresses', async ({ visit }) => {
    const { open, page } = await visit();
    await open('/');
    const all = /^عرض الكل: /;
    // The lower sections appear in the accessibility tree once the page is idle
    // (src/ui/lazy-hydration.tsx).
    await expect
      .poll(() => hrefs(page, all))
      .toEqual([
        '/nearproperties?latitude=24.7136&longitude=46.6753',
        '/neighborhoodslist?cityId=1',
        '/propertydetails?isFeatured=true',
        '/propertielist?propertyType=families',
        '/propertielist?propertyType=singles',
      ]);
    await page.getByRole('link', { name: all }).nth(2).click();
    await expect(page).toHaveURL(/\/propertielist\?isFeatured=true$/);
  });

  test('moves its banners by their dots, though they slept below the first view', async ({ visit }) => {
    const { open, page, complaints } = await visit();
    await open('/');
    const banners = page.locator('[aria-roledescription=carousel]');
    await banners.scrollIntoViewIfNeeded();
    const second = banners.getByRole('button').nth(1);
    // Their code loads when they come into view; an earlier press still counts.
    await second.click();
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(banners.locator('img').nth(1)).toBeAttached();
    expect(complaints).toEqual([]);
  });

  test('remembers the listings that were opened, and forgets a person’s when they sign out', async ({
    visit,
    person,
  }) => {
    const me = await person();
    const { open, page } = await visit();
    const recent = page.getByRole('region', { name: 'شوهدت مؤخرًا' });
    const guests = await openListing({ page, open }, 100);
    await open('/');
    await expect(recent.getByRole('heading', { name: guests })).toBeVisible();

    await page.evaluate((session) => localStorage.setItem('rukn.session', session), me.stored);
    await open('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(recent).toHaveCount(0);
    const mine = await openListing({ page, open }, 101);
    await open('/');
    await expect(recent.getByRole('article')).toHaveCount(1);
    await expect(recent.getByRole('heading', { name: mine })).toBeVisible();

    await page.getByRole('link', { name: 'حسابي' }).click();
    await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
    await expect(page).toHaveURL(/\/login/);
    const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('rukn.own.'));
    await expect.poll(() => page.evaluate(stored)).toEqual(['rukn.own.recent-properties.guest']);
    await open('/');
    await expect(recent.getByRole('heading', { name: guests })).toBeVisible();
    await recent.getByRole('button', { name: 'امسح السجل' }).click();
    await expect(recent).toHaveCount(0);
  });
});
