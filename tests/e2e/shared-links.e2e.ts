import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

/* Links with invalid parts are tested in broken-links.e2e.ts. */

const results = (page: Page) => page.getByRole('article');
const chips = (page: Page) => page.getByRole('group', { name: 'اختيارات البحث' });

test.describe('a link that somebody shared', () => {
  test('tells the region from its city of the same name', async ({ visit }) => {
    const { open, page } = await visit();
    await open('/propertielist?regionId=1&cityId=1');
    await chips(page)
      .getByRole('link', { name: /^الرياض.*إزالة/ })
      .click();
    await expect(page).toHaveURL('/propertielist?regionId=1');
    await expect(chips(page).getByRole('link', { name: /^منطقة الرياض/ })).toBeVisible();
  });

  test('leads to an unknown place within the app without a failed call', async ({ visit }) => {
    const { open, page, complaints } = await visit();
    await open('/propertielist');
    // Waits for hydration: later, parts would hydrate with another URL than the server rendered.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.evaluate(() => history.pushState(null, '', '/propertielist?purpose=for_rent&cityId=9999'));
    await expect(page.getByRole('alert').getByText('خطأ 3005')).toBeVisible();
    await expect(results(page).first()).toBeVisible();
    // The ignored filter has no chip that waits for its name.
    await expect(chips(page)).not.toContainText('…');
    expect(complaints).toEqual([]);
  });

  test('is understood with Arabic digits and limits the wrong way round', async ({ visit }) => {
    const { open, page } = await visit();
    await open(
      `/propertielist?purpose=for_rent&priceFrom=${encodeURIComponent('٩٠٬٠٠٠')}&priceTo=20000&areaFrom=0`,
    );
    await expect(chips(page).getByRole('link', { name: /^من.*20,000/ })).toBeVisible();
    await expect(chips(page).getByRole('link', { name: /^حتى.*90,000/ })).toBeVisible();
    await expect(results(page).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('a link that was copied out of a text', () => {
  for (const worker of [false, true]) {
    test(`opens what is meant, whatever came along with it${worker ? ', from the device’s own copy' : ''}`, async ({
      visit,
    }) => {
      const { open, page, context } = await visit({ worker });
      await open('/propertielist');
      const id = /\d+$/.exec(
        (await results(page).first().getByRole('link').first().getAttribute('href')) ?? '',
      )?.[0];
      const arabic = (id ?? '').replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
      if (worker) {
        await page.evaluate(() => navigator.serviceWorker.ready);
        await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
        await open(`/propertydetails/${id}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await context.setOffline(true);
      }
      for (const end of [`${id}\u200f`, `${id}،`, `${id})`, `${id}.`, arabic]) {
        await page.goto(`/propertydetails/${end}`);
        await expect(page).toHaveURL(`/propertydetails/${id}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText('هذا العقار غير متاح')).toHaveCount(0);
      }
      await context.setOffline(false);
      await page.goto('/propertielist?cityId=1،&typeId=٢');
      await expect(page).toHaveURL('/propertielist?cityId=1&typeId=2');
      await expect(results(page).first()).toBeVisible();
    });
  }

  test('is the 404 screen, in the reader’s language, where nobody can read it', async ({ visit, server }) => {
    for (const path of ['/%', '/propertydetails/%E0%A4%A', '/propertielist/%zz']) {
      const answer = await fetch(server.url + path);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        404,
        'text/html; charset=utf-8',
      ]);
      expect(await answer.text()).toContain('هذه الصفحة غير موجودة');
    }
    const { page } = await visit();
    // The browser itself would put its address right.
    await page.goto('/propertydetails/%E0%A4%A');
    await expect(page.getByText('هذه الصفحة غير موجودة')).toBeVisible();
    const english = await visit({ language: 'en' });
    await english.page.goto('/propertydetails/%E0%A4%A');
    await expect(english.page.getByText('this page not found')).toBeVisible();
  });
});

test('words that are names filter, are shown, and can be searched as plain text', async ({ visit }) => {
  const { open, page } = await visit();
  await open(`/propertielist?q=${encodeURIComponent('فيلا جده')}&price=asc`);
  await expect(page.getByText('فهمنا من بحثك: فيلا، جدة.')).toBeVisible();
  await page.getByRole('link', { name: 'ابحث عن النص كما هو' }).click();
  await expect(page).toHaveURL(/[?&]q=%22%D9%81%D9%8A%D9%84%D8%A7(\+|%20)%D8%AC%D8%AF%D9%87%22/);
  await expect(page.getByText('فهمنا من بحثك')).toHaveCount(0);
});

test('filters on a laptop open under their chips by the keyboard alone, are counted, applied, and give the focus back', async ({
  visit,
}) => {
  const { open, page, complaints } = await visit({ desktop: true, language: 'en' });
  await open('/propertielist?purpose=for_rent&cityId=1');
  const chip = page.getByRole('button', { name: /^Yearly rent/ });
  await chip.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Yearly rent' });
  const highest = form.getByRole('slider', { name: 'Highest price' });
  await highest.focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowLeft');
  const typed = form.getByLabel(/: To$/i);
  await expect(typed).toHaveValue(/^\d[\d,]*$/);
  // Each thumb stops at the last price before the end, where there is no limit.
  const lowest = form.getByRole('slider', { name: 'Lowest price' });
  await highest.press('End');
  await lowest.press('End');
  await expect(form.getByLabel(/: From$/i)).toHaveValue(/^\d[\d,]*$/);
  await expect(lowest).not.toHaveAttribute('aria-valuetext', /No/i);
  await lowest.press('PageUp');
  await expect(form.getByLabel(/: From$/i)).toHaveValue(/^\d[\d,]*$/);
  await lowest.press('Home');
  await expect(form.getByLabel(/: From$/i)).toHaveValue('');
  await highest.press('Home');
  await expect(typed).toHaveValue(/^\d[\d,]*$/);
  await form.getByLabel(/: From$/i).fill('1,5');
  await page.keyboard.press('Tab');
  await expect(form.getByLabel(/: From$/i)).toHaveValue('1,5');
  await expect(form.getByText('Enter the amount in digits')).toBeVisible();
  await form.getByLabel(/: From$/i).fill('');
  await page.keyboard.press('Escape');
  await expect(chip).toBeFocused();
  await page.keyboard.press('Enter');
  await typed.fill('70000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/priceTo=70000/);
  await expect(page.getByRole('button', { name: /^Yearly rent: .*70,000/ })).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(complaints).toEqual([]);
});
