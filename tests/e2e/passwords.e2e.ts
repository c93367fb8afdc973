import type { Page } from '@playwright/test';
import { callAt, newAddress, signInByCall } from '../support/api-person.ts';
import { axeViolations } from '../support/axe.ts';
import { headingsShown } from '../support/headings.ts';
import { expect, test } from '../support/journey.ts';
import { newcomer } from '../support/newcomer.ts';
import { sandboxOf } from '../support/sandbox.ts';

const NEW_PASSWORD = 'Palm@2026';
/**
 * Wrong passwords for one mobile, after which only its owner's own devices and networks may try.
 */
const ALL_STRANGERS_TRIES = 30;

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const endButtons = (page: Page) => page.getByRole('button', { name: /^تسجيل الخروج من/ });
const onlyHere = (page: Page) => page.getByText('لم تسجّل الدخول من جهاز آخر.');
const arabicDigits = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');

/** The browser logs every response with an error status. */
const ownComplaints = (complaints: string[]) =>
  complaints.filter((text) => !/Failed to load resource/.test(text));

async function isSignedOut(page: Page): Promise<void> {
  await page.reload();
  await expect(page).toHaveURL(/\/login\b/);
}

test.describe('a forgotten password', () => {
  test('is replaced by a code, and ends the sessions that stood', async ({ visit, person, server }) => {
    const account = await person();
    const elsewhere = await visit({ as: account });
    await elsewhere.open('/setting');

    const { open, page, complaints, context } = await visit();
    const offline = page.getByText('لا اتصال بالإنترنت');
    await open('/login?next=%2Fprofile');
    await page.getByRole('link', { name: 'نسيت كلمة المرور؟' }).click();
    await press(page, 'أرسل الرمز');
    await expect(page.getByText('اكتب رقم الجوال')).toBeVisible();
    await field(page, 'رقم الجوال').fill('٠٥٠٠٠٠');
    await press(page, 'أرسل الرمز');
    await expect(page.getByText('رقم الجوال غير صحيح')).toBeVisible();
    await context.setOffline(true);
    await field(page, 'رقم الجوال').fill(arabicDigits(account.mobile));
    await press(page, 'أرسل الرمز');
    await expect(offline).toBeVisible();
    await context.setOffline(false);
    await press(page, 'أرسل الرمز');
    await expect(page.getByRole('heading', { name: 'اختر كلمة مرور جديدة' })).toBeVisible();

    // A reload keeps the step and the mobile.
    await page.reload();
    await expect(page.getByText(account.mobile.replace(/^(\d{3})(\d{3})/, '$1 $2 '))).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const sent = await sandboxOf(server.url).lastCode(account.mobile);
    await field(page, 'رمز التحقق').fill(sent === 'AAAA' ? 'BBBB' : 'AAAA');
    await field(page, 'كلمة المرور الجديدة').fill('short');
    await press(page, 'احفظ كلمة المرور');
    await expect(page.getByText('كلمة المرور 8 أحرف على الأقل')).toBeVisible();
    await field(page, 'كلمة المرور الجديدة').fill(NEW_PASSWORD);
    await press(page, 'احفظ كلمة المرور');
    await expect(page.getByText('الرمز غير صحيح')).toBeVisible();
    await expect(field(page, 'كلمة المرور الجديدة')).toHaveValue(NEW_PASSWORD);

    await field(page, 'رمز التحقق').fill(sent.toLowerCase());
    await context.setOffline(true);
    await press(page, 'احفظ كلمة المرور');
    await expect(offline).toBeVisible();
    await context.setOffline(false);
    const seen = await headingsShown(page);
    await press(page, 'احفظ كلمة المرور');
    await expect(page).toHaveURL('/login?next=%2Fprofile');
    await expect(page.getByText('غُيّرت كلمة المرور. سجّل الدخول بها الآن')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'أهلًا بعودتك' })).toBeVisible();
    // The previous step does not reappear while /login loads.
    expect(seen).toEqual(['اختر كلمة مرور جديدة']);
    await expect(field(page, 'رقم الجوال')).toHaveValue(account.mobile);
    await field(page, 'كلمة المرور').fill(NEW_PASSWORD);
    await press(page, 'تسجيل الدخول');
    await expect(page).toHaveURL('/profile');

    await isSignedOut(elsewhere.page);
    expect(ownComplaints(complaints)).toEqual([]);
  });
});

test('somebody else has used up the tries of a mobile: its owner comes back in by an identity check', async ({
  visit,
  person,
  server,
}) => {
  const { identity } = newcomer();
  const account = await person({ identity });
  const sandbox = sandboxOf(server.url);
  const { open, page, complaints, context } = await visit();
  const body = { mobile: account.mobile, password: 'not-this-one' };
  for (let count = 0; count < ALL_STRANGERS_TRIES; count++) {
    const headers = { 'x-forwarded-for': newAddress() };
    await expect(callAt(server, 'POST', '/api/auth/login', { body, headers })).rejects.toThrow('401');
  }
  await open('/login?next=%2Fprofile');
  await field(page, 'رقم الجوال').fill(account.mobile);
  await field(page, 'كلمة المرور').fill(account.password);
  await press(page, 'تسجيل الدخول');
  await page.getByRole('link', { name: 'استعد حسابك بهويتك' }).click();

  await expect(page.getByRole('heading', { name: 'ما رقم هويتك؟' })).toBeVisible();
  await field(page, 'رقم الهوية أو الإقامة').fill('١٢٣');
  await press(page, 'متابعة');
  await expect(page.getByText('رقم الهوية غير صحيح')).toBeVisible();
  await field(page, 'رقم الهوية أو الإقامة').fill(arabicDigits(identity));
  await context.setOffline(true);
  await press(page, 'متابعة');
  await expect(page.getByText('لا اتصال بالإنترنت')).toBeVisible();
  await context.setOffline(false);
  await press(page, 'متابعة');
  await expect(page.getByRole('heading', { name: 'اختر هذا الرقم في تطبيق نفاذ' })).toBeVisible();
  await sandbox.decide(identity, 'pending');
  expect(await axeViolations(page)).toEqual([]);

  await field(page, 'كلمة المرور الجديدة').fill('short');
  await press(page, 'احفظ وسجّل الدخول');
  await expect(page.getByText('كلمة المرور 8 أحرف على الأقل')).toBeVisible();
  await field(page, 'كلمة المرور الجديدة').fill(NEW_PASSWORD);
  await press(page, 'احفظ وسجّل الدخول');
  await expect(page.getByText('بانتظار موافقتك في تطبيق نفاذ')).toBeVisible();
  await expect(field(page, 'كلمة المرور الجديدة')).toHaveValue(NEW_PASSWORD);
  await sandbox.decide(identity, 'approved');
  // The server queries the identity service every 0.7 s at most: a press soon after another gets
  // the previous result.
  await expect(async () => {
    await press(page, 'احفظ وسجّل الدخول');
    await expect(page).toHaveURL('/profile', { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await expect(field(page, 'الاسم الكامل')).toHaveValue(account.name);
  expect(ownComplaints(complaints)).toEqual([]);
});

test.describe('settings', () => {
  test('change the password with two devices signed in: the other one is signed out', async ({
    visit,
    person,
    server,
  }) => {
    const account = await person();
    const there = await visit({ as: account, desktop: true });
    await there.open('/setting');
    const { open, page, complaints } = await visit({ as: await signInByCall(server, account) });
    await open('/setting');
    await expect(page.getByText('هذا الجهاز', { exact: true })).toBeVisible();
    await expect(endButtons(page)).toHaveCount(1);
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('link', { name: 'تغيير كلمة المرور' }).click();
    await expect(page).toHaveURL('/changePassword');
    await press(page, 'غيّر كلمة المرور');
    await expect(page.getByText('اكتب كلمة المرور الحالية')).toBeVisible();
    await expect(page.getByText('اكتب كلمة المرور الجديدة')).toBeVisible();
    await field(page, 'كلمة المرور الحالية').fill('not-this-one');
    await field(page, 'كلمة المرور الجديدة').fill(NEW_PASSWORD);
    await expect(page.getByText('(تحقّق)')).toHaveCount(3);
    await press(page, 'غيّر كلمة المرور');
    await expect(page.getByText('كلمة المرور الحالية غير صحيحة')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await expect(field(page, 'كلمة المرور الجديدة')).toHaveValue(NEW_PASSWORD);
    await field(page, 'كلمة المرور الحالية').fill(account.password);
    await press(page, 'غيّر كلمة المرور');
    await expect(page).toHaveURL('/setting');
    await expect(onlyHere(page)).toBeVisible();

    await isSignedOut(there.page);
    expect(ownComplaints(complaints)).toEqual([]);
  });

  test('end a session, and all others, and hold the language and the theme', async ({
    visit,
    person,
    server,
  }) => {
    const account = await person();
    const others = [
      await visit({ as: account, desktop: true }),
      await visit({ as: await signInByCall(server, account) }),
    ];
    for (const { open } of others) await open('/setting');
    const { open, page } = await visit({ as: await signInByCall(server, account) });
    await open('/setting');
    await expect(endButtons(page)).toHaveCount(2);
    await endButtons(page).first().click();
    await expect(endButtons(page)).toHaveCount(1);
    await press(page, 'سجّل الخروج من الأجهزة الأخرى');
    await expect(onlyHere(page)).toBeVisible();
    for (const other of others) await isSignedOut(other.page);

    await page.locator('label', { hasText: 'داكن' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('label', { hasText: 'English' }).click();
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });
});
