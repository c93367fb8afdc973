import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { headingsSeen } from '../support/headings.ts';
import { journey } from '../support/journey.ts';
import { type Newcomer, newcomer } from '../support/newcomer.ts';
import { sandboxOf } from '../support/sandbox.ts';

/** The browser itself reports every answer that is no success: a check that waits, a code that is wrong. */
const ownComplaints = (complaints: string[]) =>
  complaints.filter((text) => !/Failed to load resource/.test(text));

const code = (page: Page) => page.getByLabel('رمز التحقق');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const atTheCode = (page: Page) => page.getByRole('heading', { name: 'اكتب رمز التحقق' }).waitFor();

async function fillDetails(page: Page, person: Newcomer): Promise<void> {
  await page.getByLabel('الاسم الكامل').fill(person.name);
  await page.getByLabel('رقم الهوية أو الإقامة').fill(person.identity);
  await page.getByLabel('رقم الجوال').fill(person.mobile);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(person.password);
}

/** Sends the details; answers the number of the identity check. */
async function begin(page: Page, person: Newcomer): Promise<string> {
  await fillDetails(page, person);
  await press(page, 'تابع');
  await page.getByRole('heading', { name: 'اختر هذا الرقم في تطبيق نفاذ' }).waitFor();
  return shownNumber(page);
}

async function shownNumber(page: Page): Promise<string> {
  return (await page.locator('bdi').first().textContent()) ?? '';
}

const arabicDigits = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');

journey('registering', ({ visit, server }) => {
  const sandbox = () => sandboxOf(server().url);

  it('brings a newcomer in, through a reload in the middle, to where he wanted to go', async () => {
    const { open, page, complaints } = await visit();
    const person = newcomer();
    await open('/login?next=%2Fpropertielist%3Fpurpose%3Dfor_rent');
    await page.getByRole('link', { name: 'سجّل الآن' }).click();
    await page.waitForURL(/\/register\?next=/);

    // Nothing is sent before the fields are right.
    await press(page, 'تابع');
    expect(await page.getByText('هذا الحقل مطلوب').count()).toBe(4);
    await page.getByLabel('رقم الهوية أو الإقامة').fill('1000000000');
    await press(page, 'تابع');
    await page.getByText('رقم الهوية غير صحيح').waitFor();

    await fillDetails(page, {
      ...person,
      identity: arabicDigits(person.identity),
      mobile: `+966 ${person.mobile.slice(1)}`,
    });
    // Another language loses nothing but the password.
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Tell us who you are' }).waitFor();
    expect(await page.getByLabel('National id or residence number').inputValue()).toBe(person.identity);
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    await page.getByRole('button', { name: 'العربية' }).click();
    await page.getByRole('heading', { name: 'عرّفنا بك' }).waitFor();
    expect(await page.getByLabel('رقم الجوال').inputValue()).toBe(person.mobile);

    await page.getByLabel('كلمة المرور', { exact: true }).fill(person.password);
    await press(page, 'تابع');
    await page.getByRole('heading', { name: 'اختر هذا الرقم في تطبيق نفاذ' }).waitFor();
    await sandbox().decide(person.identity, 'pending');
    const number = await shownNumber(page);
    expect(number).toMatch(/^\d{2}$/);

    // A reload goes on where it was, with the same number, and nobody sees the first step flicker by.
    const seen = await headingsSeen(page);
    await page.reload();
    await page.getByRole('heading', { name: 'اختر هذا الرقم في تطبيق نفاذ' }).waitFor();
    expect(await shownNumber(page)).toBe(number);
    expect(seen).toEqual(['اختر هذا الرقم في تطبيق نفاذ']);
    await page.getByText(/يبقى 0[12]:\d\d/).waitFor();
    await press(page, 'أكّدت في التطبيق');
    await page.getByText('لم تصلنا موافقتك بعد').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect(await sandbox().lastCode(person.mobile)).toBe('');

    await sandbox().decide(person.identity, 'approved');
    await atTheCode(page);
    expect(await axeFaults(page)).toEqual([]);
    const sent = await sandbox().lastCode(person.mobile);
    await code(page).fill(arabicDigits(` ${sent.slice(0, 2).toLowerCase()} ${sent.slice(2)}`));
    expect(await code(page).inputValue()).toBe(sent);
    await press(page, 'أنشئ الحساب');
    await page.waitForURL((url) => url.pathname === '/propertielist' && url.search === '?purpose=for_rent');
    // Nor does it come by on the way in.
    expect(seen).not.toContain('عرّفنا بك');

    const kept = await page.evaluate(() => ({
      session: localStorage.getItem('rukn.session') ?? '',
      all: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    }));
    expect(kept.session).toContain(person.mobile);
    expect(kept.all).not.toContain(person.password);
    expect(kept.all).not.toContain('rukn.own.draft.registration');
    await open('/register');
    await page.waitForURL((url) => url.pathname === '/');
    expect(ownComplaints(complaints)).toEqual([]);
  });

  it('starts again after a rejection with what was typed, and after an expiry and a reload with the password', async () => {
    const { open, page, complaints } = await visit();
    const person = newcomer();
    await open('/register');
    await begin(page, person);
    await sandbox().decide(person.identity, 'rejected');
    await page.getByRole('heading', { name: 'رُفض الطلب في نفاذ' }).waitFor();
    await press(page, 'ابدأ من جديد');
    await page.getByRole('heading', { name: 'اختر هذا الرقم في تطبيق نفاذ' }).waitFor();

    await sandbox().decide(person.identity, 'expired');
    await page.getByRole('heading', { name: 'انتهت مهلة الطلب' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'انتهت مهلة الطلب' }).waitFor();
    await press(page, 'ابدأ من جديد');
    expect(await page.getByLabel('الاسم الكامل').inputValue()).toBe(person.name);
    await page.getByLabel('كلمة المرور', { exact: true }).fill(person.password);
    await press(page, 'تابع');
    // The sandbox approves by itself.
    await atTheCode(page);
    await code(page).fill(await sandbox().lastCode(person.mobile));
    await press(page, 'أنشئ الحساب');
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.evaluate(() => localStorage.getItem('rukn.session'))).toContain(person.mobile);
    expect(ownComplaints(complaints)).toEqual([]);
  });

  it('tells a wrong, a late and a used code at the field, and sends another after a minute', async () => {
    const { open, page } = await visit();
    await page.clock.install();
    const person = newcomer();
    await open('/register');
    await begin(page, person);
    await sandbox().decide(person.identity, 'approved');
    await atTheCode(page);
    const first = await sandbox().lastCode(person.mobile);
    const wrong = first === 'AAAA' ? 'BBBB' : 'AAAA';

    await code(page).fill(wrong.slice(1));
    await press(page, 'أنشئ الحساب');
    await page.getByText('الرمز 4 أحرف أو أرقام').waitFor();
    await code(page).fill(wrong);
    await press(page, 'أنشئ الحساب');
    await page.getByText('الرمز غير صحيح').waitFor();
    expect(await code(page).evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.getByRole('button', { name: /أرسل رمزًا آخر بعد/ }).getAttribute('aria-disabled')).toBe(
      'true',
    );

    await server().meanwhile((db) =>
      db.execute(
        sql`update codes set sent_at = now() - interval '6 minutes', expires_at = now() - interval '1 minute'`,
      ),
    );
    await code(page).fill(first);
    await press(page, 'أنشئ الحساب');
    await page.getByText('انتهت صلاحية الرمز. اطلب رمزًا جديدًا').waitFor();
    await page.clock.fastForward('01:05');
    await press(page, 'أرسل رمزًا آخر');
    await page.getByText('أرسلنا رمزًا جديدًا').waitFor();
    const second = await sandbox().lastCode(person.mobile);
    await code(page).fill(second);
    await press(page, 'أنشئ الحساب');
    await page.waitForURL((url) => url.pathname === '/');

    // The same code once more, by the address of the code step.
    const other = await visit();
    await other.open('/otp');
    await other.page.getByLabel('رقم الهوية أو الإقامة').fill(person.identity);
    await code(other.page).fill(second);
    await press(other.page, 'أنشئ الحساب');
    await other.page.getByText('استُخدم هذا الرمز من قبل').waitFor();
  });

  it('cancels a code after five wrong tries', async () => {
    const { open, page } = await visit();
    const person = newcomer();
    await open('/register');
    await begin(page, person);
    await sandbox().decide(person.identity, 'approved');
    await atTheCode(page);
    const sent = await sandbox().lastCode(person.mobile);
    for (const last of 'ABCDE') {
      const tried = page.waitForResponse(/register\/verify/);
      await code(page).fill(sent.startsWith('Z') ? `YYY${last}` : `ZZZ${last}`);
      await press(page, 'أنشئ الحساب');
      await tried;
    }
    await page.getByText('أُلغي الرمز بعد 5 محاولات خاطئة. اطلب رمزًا جديدًا').waitFor();
    await code(page).fill(sent);
    await press(page, 'أنشئ الحساب');
    await page.getByText('أُلغي الرمز بعد 5 محاولات خاطئة. اطلب رمزًا جديدًا').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('rukn.session'))).toBeNull();
  });

  it('says that a mobile has an account only once the identity is approved, at its field', async () => {
    const { open, page } = await visit();
    const person = newcomer({ mobile: '0500000001' });
    await open('/register');
    await begin(page, person);
    await sandbox().decide(person.identity, 'approved');
    await page.getByText('رقم الجوال مسجّل من قبل').waitFor();
    const mobile = page.getByLabel('رقم الجوال');
    expect(await mobile.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.getByLabel('كلمة المرور', { exact: true }).inputValue()).toBe(person.password);
  });

  it('keeps the step and what was typed while the network is cut, and goes on afterwards', async () => {
    const { open, page, context } = await visit();
    const person = newcomer();
    const offline = () => page.getByText('لا اتصال بالإنترنت. تحقّق من الشبكة ثم أعد المحاولة');
    await open('/register');
    await fillDetails(page, person);
    await context.setOffline(true);
    await press(page, 'تابع');
    await offline().waitFor();
    await context.setOffline(false);
    await press(page, 'تابع');
    await page.getByRole('heading', { name: 'اختر هذا الرقم في تطبيق نفاذ' }).waitFor();
    await sandbox().decide(person.identity, 'pending');
    const number = await shownNumber(page);

    await context.setOffline(true);
    await press(page, 'أكّدت في التطبيق');
    await offline().waitFor();
    expect(await shownNumber(page)).toBe(number);
    await sandbox().decide(person.identity, 'approved');
    // Back on the network it asks by itself.
    await context.setOffline(false);
    await atTheCode(page);

    const sent = await sandbox().lastCode(person.mobile);
    await context.setOffline(true);
    await code(page).fill(sent);
    await press(page, 'أنشئ الحساب');
    await offline().waitFor();
    expect(await code(page).inputValue()).toBe(sent);
    await context.setOffline(false);
    await press(page, 'أنشئ الحساب');
    await page.waitForURL((url) => url.pathname === '/');
  });

  it('lets in by /login whom the answer to his code never reached', async () => {
    const { open, page, context } = await visit();
    const person = newcomer();
    await open('/register?next=%2Fprofile');
    await begin(page, person);
    await sandbox().decide(person.identity, 'approved');
    await atTheCode(page);
    await context.route('**/api/auth/register/verify', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await code(page).fill(await sandbox().lastCode(person.mobile));
    await press(page, 'أنشئ الحساب');
    await page.getByText('لا اتصال بالإنترنت').waitFor();
    await context.unroute('**/api/auth/register/verify');
    await press(page, 'أنشئ الحساب');
    await page.getByText('فُتح حساب بهذا الرمز.').waitFor();
    await page.getByRole('link', { name: 'سجّل الدخول' }).click();
    await page.getByRole('heading', { name: 'أهلًا بعودتك' }).waitFor();
    expect(await page.getByLabel('رقم الجوال').inputValue()).toBe(person.mobile);
    await page.getByLabel('كلمة المرور', { exact: true }).fill(person.password);
    await press(page, 'دخول');
    await page.waitForURL((url) => url.pathname === '/profile');
  });
});
