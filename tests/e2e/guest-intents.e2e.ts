import type { Page } from '@playwright/test';
import { publishAd } from '../support/by-calls.ts';
import { expect, test } from '../support/journey.ts';
import { newcomer } from '../support/newcomer.ts';
import { fillLogin } from '../support/people.ts';
import { sandboxOf } from '../support/sandbox.ts';

const guestSheet = (page: Page) => page.getByRole('dialog', { name: 'سجّل الدخول أولًا' });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const contact = (page: Page) => page.getByRole('button', { name: 'سجّل الدخول للتواصل' });

test.describe('what a guest wanted', () => {
  test('reaching the advertiser, from a card of the list, in five taps beside the sign-in', async ({
    visit,
    person,
  }) => {
    const advertiser = await person();
    const title = `شقة للتواصل ${advertiser.mobile}`;
    const id = await publishAd(advertiser, { title });
    const other = await publishAd(advertiser, { title: `${title} 2` });
    const account = await person();
    const { open, page, complaints } = await visit();
    const list = `/propertielist?q=${encodeURIComponent(`"${title}"`)}`;
    await open(list);
    await page.locator(`a[href="/propertydetails/${id}"]`).first().click();
    await page.getByRole('button', { name: 'تواصل', exact: true }).click();
    await expect(guestSheet(page).getByText('ثم نعيدك إلى رقمه في هذه الصفحة.')).toBeVisible();
    await guestSheet(page).getByRole('link', { name: 'تسجيل الدخول' }).click();
    await fillLogin(page, { ...account, password: 'wrong-password' });
    await expect(page.getByText('رقم الجوال أو كلمة المرور غير صحيحة')).toBeVisible();
    await fillLogin(page, account);
    await expect(page).toHaveURL(`/propertydetails/${id}`);
    const sheet = page.getByRole('dialog', { name: 'تواصل مع المعلن' });
    await expect(sheet.getByRole('link', { name: 'اتصال' })).toHaveAttribute(
      'href',
      `tel:${advertiser.mobile}`,
    );
    await expect(sheet.getByRole('link', { name: 'محادثة' })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa.me/966${advertiser.mobile.slice(1)}`),
    );
    // It runs only once: after a reload the sheet stays closed.
    expect(await page.evaluate(() => sessionStorage.getItem('rukn.pending-act'))).toBeNull();

    // Signed in, the card itself has the number; where it can't be fetched, the sheet asks again.
    await open(list);
    await page.route(`**/api/properties/retrieve/${other}*`, (route) => route.abort());
    await page.getByRole('button', { name: `تواصل مع معلن: ${title} 2`, exact: true }).click();
    const again = sheet.getByRole('button', { name: 'أعد المحاولة' });
    await expect(again).toBeVisible();
    await page.unroute(`**/api/properties/retrieve/${other}*`);
    await again.click();
    await expect(sheet.getByRole('link', { name: 'اتصال' })).toHaveAttribute(
      'href',
      `tel:${advertiser.mobile}`,
    );
    expect(complaints.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
  });

  test('a report is open after signing in', async ({ visit, person }) => {
    const id = await publishAd(await person());
    const { open, page, complaints } = await visit();
    await open(`/propertydetails/${id}`);
    await page.getByRole('button', { name: 'أبلغ عن هذا الإعلان' }).click();
    await guestSheet(page).getByRole('link', { name: 'تسجيل الدخول' }).click();
    await fillLogin(page, await person());
    await expect(page).toHaveURL(`/propertydetails/${id}`);
    await expect(page.getByRole('dialog', { name: 'أبلغ عن الإعلان' })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('a favourite is added after registering', async ({ visit, server, person }) => {
    const id = await publishAd(await person());
    const someone = newcomer();
    const { open, page, complaints } = await visit();
    await open(`/propertydetails/${id}`);
    const favourite = page.getByRole('button', { name: /^المفضلة: / }).first();
    await favourite.click();
    await guestSheet(page).getByRole('link', { name: 'حساب جديد' }).click();
    await page.getByLabel('الاسم الكامل').fill(someone.name);
    await page.getByLabel('رقم الهوية أو الإقامة').fill(someone.identity);
    await page.getByLabel('رقم الجوال').fill(someone.mobile);
    await page.getByLabel('كلمة المرور', { exact: true }).fill(someone.password);
    await page.getByRole('button', { name: 'متابعة' }).click();
    await expect(page.getByRole('heading', { name: 'اكتب رمز التحقق' })).toBeVisible();
    await page.getByLabel('رمز التحقق').fill(await sandboxOf(server.url).lastCode(someone.mobile));
    await page.getByRole('button', { name: 'أنشئ الحساب' }).click();
    await expect(page).toHaveURL(`/propertydetails/${id}`);
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
    expect(complaints.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
  });

  test('is given up by «browse without an account», which leads back to the same place', async ({
    visit,
    person,
  }) => {
    const id = await publishAd(await person());
    const { open, page, complaints } = await visit();
    await open(`/propertydetails/${id}`);
    await contact(page).scrollIntoViewIfNeeded();
    const at = await scrolled(page);
    expect(at).toBeGreaterThan(300);
    await contact(page).click();
    await guestSheet(page).getByRole('link', { name: 'تسجيل الدخول' }).click();
    // Via the registration screen and back.
    await page.getByRole('link', { name: 'سجّل الآن' }).click();
    await expect(page).toHaveURL(/\/register/);
    await page.getByRole('link', { name: 'سجّل الدخول' }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.getByRole('link', { name: 'تصفّح دون حساب' }).click();
    await expect(page).toHaveURL(`/propertydetails/${id}`);
    await expect.poll(() => scrolled(page)).toBe(at);
    await expect(guestSheet(page)).toHaveCount(0);

    // Opened directly, without history: leads to the wanted page, or to home if that page is
    // personal.
    await open(`/login?next=${encodeURIComponent(`/propertydetails/${id}`)}`);
    await page.getByRole('link', { name: 'تصفّح دون حساب' }).click();
    await expect(page).toHaveURL(`/propertydetails/${id}`);
    const other = await visit();
    await other.open('/login?next=%2Ffavorite');
    await other.page.getByRole('link', { name: 'تصفّح دون حساب' }).click();
    await expect(other.page).toHaveURL('/');
    expect(complaints).toEqual([]);
  });

  for (const [what, act, path, shows] of [
    ['reserving', 'احجز العقار', 'propertydetails', 'تابع الحجز'],
    ['a viewing', 'احجز معاينة', 'propertypreview', 'حجز معاينة'],
    ['financing', 'تمويل', 'createfinance', 'طلب تمويل'],
  ] as const) {
    test(`${what} continues after signing in`, async ({ visit, person }) => {
      const id = await publishAd(await person());
      const { open, page, complaints } = await visit();
      await open(`/propertydetails/${id}`);
      await page.getByRole('button', { name: act, exact: true }).click();
      await guestSheet(page).getByRole('link', { name: 'تسجيل الدخول' }).click();
      await fillLogin(page, await person());
      await expect(page).toHaveURL(`/${path}/${id}`);
      await expect(
        page
          .getByRole('button', { name: shows })
          .or(page.getByRole('heading', { name: shows }))
          .first(),
      ).toBeVisible();
      expect(complaints).toEqual([]);
    });
  }

  test('advertising continues after signing in', async ({ visit, person }) => {
    const { open, page, complaints } = await visit();
    await open('/');
    await page.getByRole('link', { name: 'أعلن', exact: true }).click();
    await fillLogin(page, await person());
    await expect(page).toHaveURL(/\/propertiecreate/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('«no connection» goes when the connection is back', async ({ visit, person }) => {
    const account = await person();
    const { open, page, context } = await visit();
    await open('/login');
    await page.route('**/api/auth/login', (route) => route.abort());
    await fillLogin(page, account);
    const alert = page.getByRole('alert');
    await expect(alert.first()).toBeVisible();
    await page.unroute('**/api/auth/login');
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(alert).toHaveCount(0);
    await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
    await expect(page).toHaveURL('/');
  });
});
