import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { journey } from '../support/journey.ts';
import { backOnline } from '../support/no-network.ts';

const JEDDAH = { latitude: 21.5433, longitude: 39.1728 };

/** The page came rendered; from here on it also listens. */
const started = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
/** A home that was opened has been noted on the device. */
const noted = (page: Page, id: number) =>
  page.waitForFunction(
    (wanted) =>
      Object.keys(localStorage).some(
        (key) => key.startsWith('rukn.own.') && JSON.parse(localStorage.getItem(key) ?? '[]')[0] === wanted,
      ),
    id,
  );

journey('the neighbourhood browser', ({ visit }) => {
  it('leads from home to a city’s neighbourhoods, to another city, and to one neighbourhood’s list', async () => {
    const { open, page, complaints } = await visit();
    await open('/');
    await page.getByRole('link', { name: 'عرض الكل: أحياء الرياض' }).click();
    await page.waitForURL((url) => url.pathname === '/neighborhoodslist' && url.search === '?cityId=1');
    await page.getByRole('heading', { level: 1, name: 'أحياء الرياض' }).waitFor();
    await page.getByText(/^\d+ حيًّا$/).waitFor();

    await page.getByRole('button', { name: /المدينة/ }).click();
    await page.getByRole('dialog').getByText('جدة', { exact: true }).click();
    await page.waitForURL(/cityId=2$/);
    await page.getByRole('heading', { level: 1, name: 'أحياء جدة' }).waitFor();
    expect(await page.title()).toBe('أحياء جدة | ركن');

    await page.locator('a[href*="neighborhoodId="]').first().click();
    await page.waitForURL(/\/propertielist\?neighborhoodId=\d+$/);
    await page.getByRole('article').first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('says that the link’s city is unknown, and shows one that is', async () => {
    const { page } = await visit();
    for (const city of ['9999', 'abc']) {
      const response = await page.goto(`/neighborhoodslist?cityId=${city}`);
      expect(response?.status()).toBe(200);
      await page.getByRole('alert').filter({ hasText: city }).getByText('3005').waitFor();
      await page.getByRole('heading', { level: 1, name: 'أحياء الرياض' }).waitFor();
      await page.locator('a[href*="neighborhoodId="]').first().waitFor();
    }
  });
});

journey('what is near', ({ visit }) => {
  it('opens around the default, filters by type, turns pages and asks a guest to sign in', async () => {
    const { open, page, complaints } = await visit();
    await open('/');
    await page.getByRole('link', { name: 'عرض الكل: قريبة منك' }).click();
    await page.waitForURL(
      (url) => url.pathname === '/nearproperties' && url.search === '?latitude=24.7136&longitude=46.6753',
    );
    await page.getByText('حول وسط الرياض (الموقع الافتراضي)').waitFor();
    const cards = page.getByRole('article');
    await cards.first().waitFor();
    expect(await cards.count()).toBe(30);
    await cards
      .first()
      .getByText(/المسافة/)
      .waitFor({ state: 'attached' });

    await page.getByRole('link', { name: 'التالي' }).click();
    await page.waitForURL(/page=2/);
    await page.getByRole('link', { name: 'السابق' }).waitFor();

    await page.getByRole('group', { name: 'أنواع العقارات' }).getByRole('link', { name: 'فلل' }).click();
    await page.waitForURL((url) => url.searchParams.has('typeId') && !url.searchParams.has('page'));
    await page.locator('ul[aria-busy="false"] article').first().getByText('فيلا', { exact: true }).waitFor();

    await cards
      .first()
      .getByRole('button', { name: /^المفضلة/ })
      .click();
    await page.getByRole('dialog').getByRole('link', { name: 'تسجيل الدخول' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('uses the person’s own position when he asks for it', async () => {
    const { open, page } = await visit({ position: JEDDAH });
    await open('/nearproperties?latitude=24.7136&longitude=46.6753&page=2');
    await started(page);
    await page.getByRole('button', { name: 'استخدم موقعي' }).click();
    await page.waitForURL((url) => url.search === '?latitude=21.543&longitude=39.173');
    await page.getByText('حول موقعك').waitFor();
    await page.getByText(/، جدة/).first().waitFor();
  });

  it('says so where the browser gives no position, and stays where it was', async () => {
    const { open, page } = await visit();
    await open('/nearproperties?latitude=21.5&longitude=39.2');
    await page.getByText('21.5, 39.2').waitFor();
    await started(page);
    await page.getByRole('button', { name: 'استخدم موقعي' }).click();
    await page.getByText('لم يصلنا موقعك من المتصفح').waitFor();
    await page.getByRole('article').first().waitFor();
  });

  it('falls back from coordinates that are nowhere, and names them', async () => {
    const { page } = await visit();
    for (const search of ['latitude=999&longitude=46', 'latitude=abc&longitude=x', 'longitude=46.6']) {
      const response = await page.goto(`/nearproperties?${search}`);
      expect(response?.status()).toBe(200);
      await page.getByRole('alert').filter({ hasText: 'تركنا' }).waitFor();
      await page.getByText('الموقع الافتراضي').waitFor();
      await page.getByRole('article').first().waitFor();
    }
  });

  it('fails in words without a network, and tries again', async () => {
    const { open, page, context } = await visit();
    await open('/');
    await started(page);
    await context.setOffline(true);
    await open('/nearproperties?latitude=17.5&longitude=44.2');
    await page.getByRole('alert').waitFor();
    await backOnline(page);
    await page.getByRole('article').first().waitFor();
  });

  it('ends in words past the last page, and leaves out a type that there is not', async () => {
    const { open, page } = await visit();
    await open('/nearproperties?page=9999');
    await page.getByRole('link', { name: 'إلى الصفحة الأولى' }).click();
    await page.getByRole('article').first().waitFor();
    await open('/nearproperties?typeId=99999');
    await page.getByRole('alert').getByText('خطأ 3006').waitFor();
    await page.getByRole('article').first().waitFor();
  });
});

journey('who we are', ({ visit }) => {
  it('names the five services, without a footer', async () => {
    const { open, page, complaints } = await visit();
    await open('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'من نحن' }).click();
    await page.getByRole('heading', { level: 1, name: 'من نحن' }).waitFor();
    expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'البيع والشراء',
      'إدارة الأملاك',
      'الصيانة المنزلية',
      'المدوّنة',
      'توثيق العقود',
    ]);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    await page.getByRole('link', { name: 'تصفّح العقارات' }).click();
    await page.waitForURL((url) => url.pathname === '/propertielist');
    expect(complaints).toEqual([]);
  });
});

journey('home', ({ visit }) => {
  it('leads to all of each section by the specification’s addresses', async () => {
    const { open, page } = await visit();
    await open('/');
    const all = page.getByRole('link', { name: /^عرض الكل: / });
    // The lower sections are shown to whoever reads by role once the page is idle (src/ui/later-part.tsx).
    await all.nth(4).waitFor();
    expect(await all.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/nearproperties?latitude=24.7136&longitude=46.6753',
      '/neighborhoodslist?cityId=1',
      '/propertydetails?isFeatured=true',
      '/propertielist?propertyType=families',
      '/propertielist?propertyType=singles',
    ]);
    await all.nth(2).click();
    await page.waitForURL((url) => url.pathname === '/propertielist' && url.search === '?isFeatured=true');
  });

  it('moves its banners by their dots, though they slept below the first view', async () => {
    const { open, page, complaints } = await visit();
    await open('/');
    const banners = page.locator('[aria-roledescription=carousel]');
    await banners.scrollIntoViewIfNeeded();
    const second = banners.getByRole('button').nth(1);
    await expect
      .poll(async () => {
        await second.click();
        return second.getAttribute('aria-current');
      })
      .toBe('true');
    await expect.poll(() => banners.locator('img').count()).toBeGreaterThan(1);
    expect(complaints).toEqual([]);
  });

  it('remembers the homes that were opened, and forgets a person’s when he signs out', async () => {
    const { open, page } = await visit();
    const recent = page.getByRole('region', { name: 'شاهدتها مؤخرًا' });
    await open('/propertydetails/100');
    const guests = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await noted(page, 100);
    await open('/');
    await recent.getByRole('heading', { name: guests }).waitFor();

    await open('/login');
    await page.getByLabel('رقم الجوال').fill('0500000002');
    await page.getByLabel('كلمة المرور', { exact: true }).fill('Demo@1234');
    await page.getByRole('button', { name: 'دخول' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('article').first().waitFor();
    expect(await recent.count()).toBe(0);
    await open('/propertydetails/101');
    await noted(page, 101);
    await open('/');
    await recent.waitFor();
    expect(await recent.getByRole('article').count()).toBe(1);

    await page.getByRole('link', { name: 'حسابي' }).click();
    await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
    await page.waitForURL((url) => url.pathname === '/login');
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('rukn.own.'))),
    ).toEqual(['rukn.own.recent-properties.guest']);
    await open('/');
    await recent.getByRole('heading', { name: guests }).waitFor();
    await recent.getByRole('button', { name: 'امسح السجل' }).click();
    await recent.waitFor({ state: 'detached' });
  });
});
