import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import {
  agreed,
  card,
  choosePin,
  counted,
  markers,
  pinOf,
  publishNeighbours,
  resultCount,
  results,
} from '../support/map-steps.ts';
import { savedOnDevice, workerInCharge } from '../support/no-network.ts';
import { toggle } from '../support/segmented.ts';

const search = (page: Page) => new URL(page.url()).searchParams;
const openFilters = async (page: Page) => {
  await page.getByRole('button', { name: /^التصفية/ }).click();
  return page.getByRole('dialog', { name: 'التصفية' });
};
/** Expects the list's count of results. */
const says = (page: Page, total: string | number) =>
  expect(page.getByRole('status').filter({ hasText: new RegExp(`^${total} `) })).toBeVisible();

test.describe('a visitor narrows the list', () => {
  test('by every kind of filter, counted before they are applied, and takes them off one by one', async ({
    visit,
  }) => {
    const { open, page, complaints } = await visit();
    await open('/propertielist');
    const sheet = await openFilters(page);
    await toggle(sheet, 'الغرض', 'إيجار');
    await sheet.getByRole('button', { name: 'شقة', exact: true }).click();
    await sheet.getByLabel('السعر: إلى').fill('٩٠٬٠٠٠');
    const counting = page.waitForResponse((answer) => {
      const { pathname, searchParams } = new URL(answer.url());
      return pathname.endsWith('/count') && searchParams.has('priceTo') && searchParams.has('features');
    });
    await sheet.getByRole('button', { name: 'مصعد' }).click();
    const { total } = (await (await counting).json()) as { total: number };
    const apply = sheet.getByRole('button', { name: `اعرض ${total} عقار` });
    await apply.click();
    await expect(page).toHaveURL(/priceTo=90000/);
    expect(Object.fromEntries(search(page))).toMatchObject({ purpose: 'for_rent', typeId: '1' });
    expect(search(page).get('features')).toMatch(/^\d+$/);
    await says(page, total);

    const chips = page.getByRole('group', { name: 'اختيارات البحث' });
    await chips.getByRole('link', { name: /مصعد/ }).click();
    await expect(page).not.toHaveURL(/features=/);
    await chips.getByRole('link', { name: /90,000/ }).click();
    await expect(page).not.toHaveURL(/priceTo=/);
    await expect(page).toHaveURL(/typeId=1\b/);
    expect(complaints).toEqual([]);
  });

  test('and sees swapped limits corrected, a limit of 0 explained, and a long text refused', async ({
    visit,
  }) => {
    const { open, page } = await visit();
    await open('/propertielist');
    const sheet = await openFilters(page);
    const from = sheet.getByLabel('المساحة: من');
    const to = sheet.getByLabel('المساحة: إلى');
    await from.fill('400');
    await to.fill('150');
    await to.blur();
    await expect(sheet.getByText('بدّلنا بين الحدين: الأقل أولًا')).toBeVisible();
    await expect(from).toHaveValue('150');
    await expect(to).toHaveValue('400');
    await to.fill('0');
    await expect(sheet.getByText('0 يعني بلا حد أعلى')).toBeVisible();
    const text = sheet.getByLabel('كلمات البحث');
    await text.fill('ش'.repeat(501));
    const error = sheet.getByText('اكتب 500 حرف على الأكثر، وهنا 501');
    await expect(error).toBeVisible();
    await sheet.getByRole('button', { name: /^اعرض/ }).click();
    await expect(error).toBeVisible();
    await text.fill('');
    await expect(error).toHaveCount(0);
    await sheet.getByRole('button', { name: /^اعرض/ }).click();
    await expect(page).toHaveURL(/areaFrom=150/);
    expect(search(page).has('areaTo')).toBe(false);
  });

  test('to nothing, and reads which choice to loosen and what that finds', async ({ visit }) => {
    const { open, page } = await visit();
    await open('/propertielist?cityId=1&rooms=2&priceTo=7&q=شقة');
    await expect(page.getByRole('heading', { name: 'لا عقارات بهذه الاختيارات' })).toBeVisible();
    const way = page.getByRole('link', { name: /من دون «\u2068حتى 7\sر\.س\u2069»: / });
    await expect(way).toHaveText(/\d+ عقار/);
    const promised = /(\d+) عقار/.exec((await way.textContent()) ?? '')?.[1];
    await way.click();
    await expect(page).not.toHaveURL(/priceTo=/);
    await says(page, promised ?? '');
  });

  test('and comes back to the same filters and the same place on the page', async ({ visit }) => {
    const { open, page } = await visit();
    /**
     * Scrolls an element to the middle of the screen, so that clicking does not scroll; returns
     * its distance from the top of the screen.
     */
    const scrollTo = (place: Locator) =>
      place.evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        return element.getBoundingClientRect().top;
      });
    const isBackAt = (place: Locator, top: number) =>
      expect
        .poll(() => place.evaluate((element, y) => Math.abs(element.getBoundingClientRect().top - y), top))
        .toBeLessThan(50);
    const isFarDown = () => expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
    await open('/propertielist?purpose=for_sale&cityId=1');
    await expect(results(page)).toHaveCount(30);
    const tenth = results(page).nth(9).getByRole('link').first();
    const before = await scrollTo(tenth);
    await isFarDown();
    await tenth.click();
    await expect(page).toHaveURL(/propertydetails/);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/purpose=for_sale&cityId=1/);
    await expect(results(page).nth(9)).toBeVisible();
    await isBackAt(tenth, before);

    // Forward leads to the same place on the listing.
    await page.goForward();
    await expect(page).toHaveURL(/propertydetails/);
    const calculator = page.getByRole('heading', { name: 'احسب قسطك' });
    await expect(calculator).toBeVisible();
    const read = await scrollTo(calculator);
    await isFarDown();
    await page.goBack();
    await expect(page).toHaveURL(/propertielist/);
    await expect(results(page).first()).toBeVisible();
    await page.goForward();
    await expect(calculator).toBeVisible();
    await isBackAt(calculator, read);
  });

  test('and still finds when the count can’t be had', async ({ visit }) => {
    const { open, page, context } = await visit();
    await context.route('**/api/properties/count*', (route) => route.abort());
    await open('/propertielist');
    const sheet = await openFilters(page);
    await toggle(sheet, 'الغرض', 'شراء');
    await sheet.getByRole('button', { name: 'اعرض النتائج' }).click();
    await expect(page).toHaveURL(/purpose=for_sale/);
    await expect(results(page).first()).toBeVisible();
  });
});

test.describe('a visitor types what they look for', () => {
  test('gets places and types in any spelling, and picks one by the keyboard', async ({ visit }) => {
    const { open, page, complaints } = await visit({ desktop: true });
    await open('/propertielist');
    await page.getByRole('button', { name: /^غيّر البحث/ }).click();
    const box = page.getByRole('combobox', { name: 'ابحث عن حي أو مدينة أو نوع' });
    await box.fill('جده');
    await expect(page.getByRole('option', { name: /^جدة/ })).toBeVisible();
    await box.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toHaveText(/^جدة/);
    await expect(box).toHaveAttribute('aria-activedescendant', /./);
    await box.press('Enter');
    await expect(page).toHaveURL(/cityId=/);
    expect(search(page).has('regionId')).toBe(true);
    await expect(page.getByRole('button', { name: /غيّر البحث: جدة/ })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('searches the text by Enter, and leaves by Escape with the focus where it was', async ({ visit }) => {
    const { open, page } = await visit();
    await open('/propertielist');
    const pill = page.getByRole('button', { name: /^غيّر البحث/ });
    await pill.click();
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(pill).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('combobox').fill('شقة مفروشة');
    await page.keyboard.press('Enter');
    await expect.poll(() => search(page).get('q')).toBe('شقة مفروشة');
    await expect(page.getByRole('link', { name: 'شقة مفروشة إزالة', exact: true })).toBeVisible();
  });
});

test.describe('a visitor looks at the map', () => {
  test('sees as many as the list counts, and opens one from its pin', async ({ visit, server, person }) => {
    const near = await publishNeighbours(await person());
    const { open, page, complaints } = await visit();
    const found = 'purpose=for_rent&cityId=1';
    await open(`/propertielist?${found}`);
    const pins = (await (await fetch(`${server.url}/api/properties/pins?${found}`)).json()) as {
      total: number;
      unplaced: number;
    };
    await says(page, pins.total + pins.unplaced);
    await page.getByRole('link', { name: 'الخريطة' }).click();
    await expect(page).toHaveURL(/view=map/);
    await expect(page.getByRole('region', { name: 'خريطة النتائج' })).toBeVisible();
    await expect.poll(() => counted(page)).toBe(pins.total);
    expect(await axeViolations(page)).toEqual([]);

    await open(`/propertielist?purpose=for_rent&bounds=${near.bounds}&view=map`);
    await choosePin(page, near.ids);
    await card(page).getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`propertydetails/${near.ids[0]}$`));
    await page.goBack();
    await expect(page).toHaveURL(/view=map/);
    await expect(markers(page).first()).toBeVisible();
    await page.getByRole('link', { name: 'القائمة' }).click();
    await expect(page).not.toHaveURL(/view=/);
    await expect(results(page)).toHaveCount(2);
    expect(complaints).toEqual([]);
  });

  test('has it beside the list on a laptop, until it is put away', async ({ visit }) => {
    const { open, page, complaints } = await visit({ desktop: true });
    await open('/propertielist?cityId=1');
    const map = page.getByRole('region', { name: 'خريطة النتائج' });
    await expect(map).toBeVisible();
    await expect(markers(page).first()).toBeVisible();
    await expect(results(page).first()).toBeVisible();
    await page.getByRole('link', { name: 'القائمة' }).click();
    await expect(page).toHaveURL(/view=list/);
    await expect(map).toBeHidden();
    await page.reload();
    await expect(results(page).first()).toBeVisible();
    await page.getByRole('link', { name: 'الخريطة' }).click();
    await expect(map).toBeVisible();
    await page.goBack();
    await expect(map).toBeHidden();
    expect(complaints).toEqual([]);
  });

  test('moves it, searches there, and shares the same view', async ({ visit }) => {
    const { open, page, context } = await visit({ desktop: true });
    await open('/propertielist?cityId=1&view=map');
    await expect(markers(page).first()).toBeVisible();
    await expect(resultCount(page)).toBeVisible();
    const inCity = (await resultCount(page).textContent()) ?? '';
    await page.getByRole('button', { name: 'تقريب' }).click();
    await page.getByRole('button', { name: 'ابحث في هذه المنطقة' }).click();
    await expect(page).toHaveURL(/bounds=/);
    expect(search(page).has('cityId')).toBe(false);
    await expect(page.getByRole('link', { name: /منطقة الخريطة/ })).toBeVisible();
    await expect(resultCount(page)).not.toHaveText(inCity);
    const total = await agreed(page);

    const friend = await context.newPage();
    await friend.goto(page.url());
    await expect.poll(() => counted(friend)).toBe(total);
  });

  test('keeps what was seen without network', async ({ visit }) => {
    const { open, page, context } = await visit({ worker: true });
    await open('/propertielist?cityId=1');
    await workerInCharge(page);
    await open('/propertielist?cityId=1&view=map');
    await expect(markers(page).first()).toBeVisible();
    const seen = await counted(page);
    await savedOnDevice(page, 'properties.pins');
    await context.setOffline(true);
    await page.reload();
    await expect.poll(() => counted(page)).toBe(seen);
  });

  test('reads the list and why, where no map can be drawn', async ({ visit }) => {
    const { open, page, context } = await visit();
    await context.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await open('/propertielist?cityId=1&view=map');
    await expect(page.getByText('تعذّر رسم الخريطة على هذا الجهاز')).toBeVisible();
    await expect(results(page).first()).toBeVisible();
  });

  test('asks again for pins that did not come', async ({ visit }) => {
    const { open, page, context } = await visit();
    await context.route('**/api/properties/pins*', (route) => route.abort());
    await open('/propertielist?cityId=1&view=map');
    const again = page.getByRole('button', { name: 'تعذّر تحميل المواقع' });
    await expect(again).toBeVisible();
    await context.unroute('**/api/properties/pins*');
    await again.click();
    await expect(markers(page).first()).toBeVisible();
  });

  test('asks again for the pins of a view that did not come, over those of the last', async ({
    visit,
    person,
  }) => {
    const near = await publishNeighbours(await person());
    const { open, page, context } = await visit();
    await open(`/propertielist?purpose=for_rent&bounds=${near.bounds}&view=map`);
    await expect(page.locator('[data-cluster="2"]')).toBeVisible();
    await context.route('**/api/properties/pins*', (route) => route.abort());
    await page.locator('[data-cluster="2"]').click();
    const again = page.getByRole('button', { name: 'تعذّر تحميل المواقع' });
    await expect(again).toBeVisible();
    await expect(page.locator('[data-cluster="2"]')).toBeVisible();
    await context.unroute('**/api/properties/pins*');
    await again.click();
    await expect(pinOf(page, near.ids[0])).toBeVisible();
    await expect(again).toBeHidden();
  });
});
