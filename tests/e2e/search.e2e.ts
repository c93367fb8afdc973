import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { journey } from '../support/journey.ts';
import { toggle } from '../support/segmented.ts';

const search = (page: Page) => new URL(page.url()).searchParams;
const results = (page: Page) => page.getByRole('article');
/** The server's page is there first; it listens once the app has taken it over. */
const isAwake = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('body > *')].some((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactContainer')),
    ),
  );
const openFilters = async (page: Page) => {
  await isAwake(page);
  await results(page).first().waitFor();
  await page.getByRole('button', { name: /^التصفية/ }).click();
  return page.getByRole('dialog', { name: 'التصفية' });
};
/** The graphics driver of a browser without a screen has remarks of its own. */
const own = (complaints: string[]) => complaints.filter((text) => !/GL Driver Message/.test(text));

journey('a visitor narrows the list', ({ visit, server }) => {
  it('by every kind of filter, counted before they are applied, and takes them off one by one', async () => {
    const { open, page, complaints } = await visit();
    await open('/propertielist');
    const sheet = await openFilters(page);
    await toggle(sheet, 'الغرض', 'إيجار');
    await sheet.getByRole('button', { name: 'شقة', exact: true }).click();
    await sheet.getByLabel('السعر: إلى').fill('٩٠٬٠٠٠');
    await sheet.getByRole('button', { name: 'مصعد' }).click();
    await page.waitForTimeout(400);
    const apply = sheet.getByRole('button', { name: /^اعرض \d+ عقار/ });
    await apply.waitFor();
    await page.waitForLoadState('networkidle');
    const promised = Number(/\d+/.exec((await apply.textContent()) ?? '')?.[0]);
    await apply.click();
    await page.waitForURL(/priceTo=90000/);
    expect(Object.fromEntries(search(page))).toMatchObject({ purpose: 'for_rent', typeId: '1' });
    expect(search(page).get('features')).toMatch(/^\d+$/);
    await page
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${promised} `) })
      .waitFor();

    const chips = page.getByRole('group', { name: 'اختيارات البحث' });
    await chips.getByRole('link', { name: /مصعد/ }).click();
    await page.waitForURL((url) => !url.searchParams.has('features'));
    await chips.getByRole('link', { name: /90,000/ }).click();
    await page.waitForURL((url) => !url.searchParams.has('priceTo'));
    expect(search(page).get('typeId')).toBe('1');
    expect(complaints).toEqual([]);
  });

  it('puts swapped limits right where he sees it, and understands or tells of what makes no sense', async () => {
    const { open, page } = await visit();
    await open('/propertielist');
    const sheet = await openFilters(page);
    const from = sheet.getByLabel('المساحة: من');
    const to = sheet.getByLabel('المساحة: إلى');
    await from.fill('400');
    await to.fill('150');
    await to.blur();
    await sheet.getByText('بدّلنا بين الحدين: الأقل أولًا').waitFor();
    expect([await from.inputValue(), await to.inputValue()]).toEqual(['150', '400']);
    await to.fill('0');
    await sheet.getByText('0 يعني بلا حد أعلى').waitFor();
    const text = sheet.getByLabel('كلمات البحث');
    await text.fill('ش'.repeat(501));
    await sheet.getByText('اكتب 500 حرف على الأكثر، وهنا 501').waitFor();
    await sheet.getByRole('button', { name: /^اعرض/ }).click();
    expect(await sheet.isVisible()).toBe(true);
    await text.fill('');
    await sheet.getByRole('button', { name: /^اعرض/ }).click();
    await page.waitForURL(/areaFrom=150/);
    expect(search(page).has('areaTo')).toBe(false);
  });

  it('is told which choice to loosen, and what that finds', async () => {
    const { open, page } = await visit();
    await open('/propertielist?cityId=1&rooms=2&priceTo=7&q=شقة');
    await page.getByRole('heading', { name: 'لا عقارات بهذه الاختيارات' }).waitFor();
    const way = page.getByRole('link', { name: /من دون «\u2068حتى ر\.س\s7\u2069»: / });
    const promised = /(\d+) عقار/.exec((await way.textContent()) ?? '')?.[1];
    await way.click();
    await page.waitForURL((url) => !url.searchParams.has('priceTo'));
    await page
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${promised} `) })
      .waitFor();
  });

  it('comes back to the same filters and the same place on the page', async () => {
    const { open, page } = await visit();
    await open('/propertielist?purpose=for_sale&cityId=1');
    await isAwake(page);
    await page.waitForTimeout(500);
    await results(page).nth(9).scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(1000);
    await results(page).nth(9).getByRole('link').first().click();
    await page.waitForURL(/propertydetails/);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.goBack();
    await page.waitForURL(/purpose=for_sale&cityId=1/);
    await results(page).nth(9).waitFor();
    await page.waitForFunction((y) => Math.abs(scrollY - y) < 50, before, { timeout: 5_000 });

    // And on to the same place of the listing.
    await page.goForward();
    await page.waitForURL(/propertydetails/);
    const calculator = page.getByRole('heading', { name: 'احسب قسطك' });
    await calculator.scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    const read = await page.evaluate(() => scrollY);
    expect(read).toBeGreaterThan(1000);
    await page.goBack();
    await page.waitForURL(/propertielist/);
    await results(page).first().waitFor();
    await page.goForward();
    await calculator.waitFor();
    await page.waitForFunction((y) => Math.abs(scrollY - y) < 50, read, { timeout: 5_000 });
  });

  it('still finds when the count can’t be had', async () => {
    const { open, page, context } = await visit();
    await context.route('**/api/properties/count*', (route) => route.abort());
    await open('/propertielist');
    const sheet = await openFilters(page);
    await toggle(sheet, 'الغرض', 'شراء');
    await sheet.getByRole('button', { name: 'اعرض النتائج' }).click();
    await page.waitForURL(/purpose=for_sale/);
    await results(page).first().waitFor();
  });

  it('answers bad questions of the new calls in Arabic, never with a 500', async () => {
    for (const path of ['count?priceFrom=x', 'pins?bounds=1,2,3', 'pins?columns=99', 'count?q=%00']) {
      const response = await fetch(`${server().url}/api/properties/${path}`);
      expect({ path, status: response.status }).toEqual({ path, status: 422 });
      expect(((await response.json()) as { msg: string }).msg).toMatch(/[\u0600-\u06FF]/);
    }
  });
});

journey('a visitor types what he looks for', ({ visit }) => {
  it('gets places and types in any spelling, and picks one by the keyboard', async () => {
    const { open, page, complaints } = await visit({ desktop: true });
    await open('/propertielist');
    await isAwake(page);
    await page.getByRole('button', { name: /^غيّر البحث/ }).click();
    const box = page.getByRole('combobox', { name: 'ابحث عن حي أو مدينة أو نوع' });
    await box.fill('جده');
    await page.getByRole('option', { name: /^جدة/ }).waitFor();
    await box.press('ArrowDown');
    expect(await page.getByRole('option', { selected: true }).textContent()).toMatch(/^جدة/);
    expect(await box.getAttribute('aria-activedescendant')).toBeTruthy();
    await box.press('Enter');
    await page.waitForURL(/cityId=/);
    expect(search(page).has('regionId')).toBe(true);
    await page.getByRole('button', { name: /غيّر البحث: جدة/ }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('searches the text by Enter, and leaves by Escape with the focus where it was', async () => {
    const { open, page } = await visit();
    await open('/propertielist');
    const pill = page.getByRole('button', { name: /^غيّر البحث/ });
    await isAwake(page);
    await pill.click();
    await page.keyboard.press('Escape');
    await pill.waitFor();
    expect(await pill.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('combobox').fill('شقة مفروشة');
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=/);
    expect(search(page).get('q')).toBe('شقة مفروشة');
    await page.getByRole('link', { name: 'شقة مفروشة إزالة', exact: true }).waitFor();
  });
});

journey('a visitor looks at the map', ({ visit, server }) => {
  /** What the pins and clusters in view count together. */
  const counted = (page: Page) =>
    page.evaluate(() => {
      const clusters = [...document.querySelectorAll<HTMLElement>('[data-cluster]')];
      const pins = document.querySelectorAll('.maplibregl-marker button[aria-pressed]');
      return clusters.reduce((sum, { dataset }) => sum + Number(dataset.cluster), pins.length);
    });

  it('sees as many as the list counts, and opens one from its pin', async () => {
    const { open, page, complaints } = await visit();
    await open('/propertielist?purpose=for_rent&cityId=1');
    await results(page).first().waitFor();
    const { total } = (await (
      await fetch(`${server().url}/api/properties/list?purpose=for_rent&cityId=1`)
    ).json()) as { total: number };
    await page.getByRole('link', { name: 'الخريطة' }).click();
    await page.waitForURL(/view=map/);
    await page.getByRole('region', { name: 'خريطة النتائج' }).waitFor();
    await page.locator('.maplibregl-marker').first().waitFor();
    expect(await counted(page)).toBe(total);
    expect(await axeFaults(page)).toEqual([]);

    // Clusters come apart until a single one stands there.
    const pin = page.getByRole('button', { name: /^عقار بسعر/ }).first();
    for (let step = 0; step < 8 && !(await pin.isVisible()); step++) {
      await page.locator('[data-cluster]').first().click();
      await page.waitForTimeout(900);
    }
    const card = page.getByRole('region', { name: 'العقار المختار' });
    // The map may still be settling under the finger: he taps again.
    await expect
      .poll(
        async () => {
          if (!(await card.isVisible())) await pin.click({ timeout: 2_000 }).catch(() => undefined);
          return card.isVisible();
        },
        { timeout: 20_000, interval: 1_000 },
      )
      .toBe(true);
    await card.getByRole('link').first().click();
    await page.waitForURL(/propertydetails\/\d+/);
    await page.goBack();
    await page.waitForURL(/view=map/);
    await page.locator('.maplibregl-marker').first().waitFor();
    await page.getByRole('link', { name: 'القائمة' }).click();
    await page.waitForURL((url) => !url.searchParams.has('view'));
    await results(page).first().waitFor();
    expect(own(complaints)).toEqual([]);
  });

  it('moves it, searches there, and shares the same view', async () => {
    const { open, page, context } = await visit({ desktop: true });
    await open('/propertielist?cityId=1&view=map');
    await page.locator('.maplibregl-marker').first().waitFor();
    await results(page).first().waitFor();
    const told = page.getByRole('status').filter({ hasText: /^\d+ عقار/ });
    const inCity = await told.textContent();
    await page.getByRole('button', { name: 'تقريب' }).click();
    await page.getByRole('button', { name: 'ابحث في هذه المنطقة' }).click();
    await page.waitForURL(/bounds=/);
    expect(search(page).has('cityId')).toBe(false);
    await page.getByRole('link', { name: /منطقة الخريطة/ }).waitFor();
    await expect.poll(() => told.textContent()).not.toBe(inCity);
    const total = Number.parseInt((await told.textContent()) ?? '', 10);
    await expect.poll(() => counted(page)).toBe(total);

    const friend = await context.newPage();
    await friend.goto(page.url());
    await friend.locator('.maplibregl-marker').first().waitFor();
    await expect.poll(() => counted(friend)).toBe(total);
    await friend.close();
  });

  it('keeps what was seen without network', async () => {
    const { open, page, context } = await visit();
    await open('/propertielist?cityId=1');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await open('/propertielist?cityId=1&view=map');
    await page.locator('.maplibregl-marker').first().waitFor();
    const seen = await counted(page);
    await page.waitForTimeout(2_500);
    await context.setOffline(true);
    await page.reload();
    await page.locator('.maplibregl-marker').first().waitFor();
    expect(await counted(page)).toBe(seen);
    await context.setOffline(false);
  });

  it('shows the list and says why where no map can be drawn', async () => {
    const { open, page, context } = await visit();
    await context.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await open('/propertielist?cityId=1&view=map');
    await page.getByText('تعذّر رسم الخريطة على هذا الجهاز').waitFor();
    await results(page).first().waitFor();
    expect(await results(page).first().isVisible()).toBe(true);
  });

  it('asks again for pins that did not come', async () => {
    const { open, page, context } = await visit();
    await context.route('**/api/properties/pins*', (route) => route.abort());
    await open('/propertielist?cityId=1&view=map');
    const again = page.getByRole('button', { name: 'تعذّر تحميل المواقع' });
    await again.waitFor();
    await context.unroute('**/api/properties/pins*');
    await again.click();
    await page.locator('.maplibregl-marker').first().waitFor();
  });
});
