import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { headingsSeen } from '../support/headings.ts';
import { journey } from '../support/journey.ts';
import { sandboxOf } from '../support/sandbox.ts';

const SARA = { mobile: '0500000001', password: 'Demo@1234' };
const FAHD = { mobile: '0500000002', password: 'Demo@1234' };

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function signIn(page: Page, { mobile, password }: typeof SARA): Promise<void> {
  await field(page, 'رقم الجوال').fill(mobile);
  await field(page, 'كلمة المرور').fill(password);
  await press(page, 'دخول');
}

async function askForReset(page: Page, mobile: string): Promise<string> {
  await field(page, 'رقم الجوال').fill(mobile);
  await press(page, 'أرسل الرمز');
  await page.getByRole('heading', { name: 'اختر كلمة مرور جديدة' }).waitFor();
  return ((await page.getByRole('main').textContent()) ?? '').replace(
    mobile.replace(/^(\d{3})(\d{3})/, '$1 $2 '),
    'X',
  );
}

journey('a forgotten password', ({ visit, server }) => {
  const sandbox = () => sandboxOf(server().url);

  it('is replaced by a code, and ends the sessions that stood', async () => {
    const elsewhere = await visit();
    await elsewhere.open('/login?next=%2Fsetting');
    await signIn(elsewhere.page, SARA);
    await elsewhere.page.waitForURL((url) => url.pathname === '/setting');

    const { open, page, complaints, context } = await visit();
    await open('/login?next=%2Fprofile');
    await page.getByRole('link', { name: 'نسيت كلمة المرور؟' }).click();
    await press(page, 'أرسل الرمز');
    await page.getByText('هذا الحقل مطلوب').waitFor();
    await field(page, 'رقم الجوال').fill('٠٥٠٠٠٠');
    await press(page, 'أرسل الرمز');
    await page.getByText('رقم الجوال غير صحيح').waitFor();
    await context.setOffline(true);
    await field(page, 'رقم الجوال').fill('٠٥٠٠٠٠٠٠٠١');
    await press(page, 'أرسل الرمز');
    await page.getByText('لا اتصال بالإنترنت').waitFor();
    await context.setOffline(false);
    await askForReset(page, SARA.mobile);

    // A reload stays at the step, and the mobile is still known.
    await page.reload();
    await page.getByText('050 000 0001').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    const sent = await sandbox().lastCode(SARA.mobile);
    await field(page, 'رمز التحقق').fill(sent === 'AAAA' ? 'BBBB' : 'AAAA');
    await field(page, 'كلمة المرور الجديدة').fill('short');
    await press(page, 'احفظ كلمة المرور');
    await page.getByText('كلمة المرور 8 أحرف على الأقل').waitFor();
    await field(page, 'كلمة المرور الجديدة').fill('Palm@2026');
    await press(page, 'احفظ كلمة المرور');
    await page.getByText('الرمز غير صحيح').waitFor();
    expect(await field(page, 'كلمة المرور الجديدة').inputValue()).toBe('Palm@2026');

    await field(page, 'رمز التحقق').fill(sent.toLowerCase());
    await context.setOffline(true);
    await press(page, 'احفظ كلمة المرور');
    await page.getByText('لا اتصال بالإنترنت').waitFor();
    await context.setOffline(false);
    const seen = await headingsSeen(page);
    await press(page, 'احفظ كلمة المرور');
    await page.waitForURL((url) => url.pathname === '/login');
    await page.getByText('غُيّرت كلمة المرور. ادخل بها الآن').waitFor();
    await page.getByRole('heading', { name: 'أهلًا بعودتك' }).waitFor();
    // The step before does not come back while /login is on its way.
    expect(seen).toEqual(['اختر كلمة مرور جديدة']);
    expect(await field(page, 'رقم الجوال').inputValue()).toBe(SARA.mobile);
    await signIn(page, { ...SARA, password: 'Palm@2026' });
    await page.waitForURL((url) => url.pathname === '/profile');

    await elsewhere.page.reload();
    await elsewhere.page.waitForURL((url) => url.pathname === '/login');
    expect(complaints.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
  });

  it('looks the same for a mobile that nobody has', async () => {
    const known = await visit();
    await known.open('/forgetPassword');
    const forKnown = await askForReset(known.page, FAHD.mobile);
    const unknown = await visit();
    await unknown.open('/forgetPassword');
    const forUnknown = await askForReset(unknown.page, '0500009999');
    const clock = /\d{2}:\d{2}/;
    expect(forUnknown.replace(clock, '')).toBe(forKnown.replace(clock, ''));
    expect(await sandbox().lastCode('0500009999')).toBe('');
    expect(await sandbox().lastCode(FAHD.mobile)).toMatch(/^[A-Z\d]{4}$/);

    const says: string[] = [];
    for (const { page } of [known, unknown]) {
      await field(page, 'رمز التحقق').fill('AAAA');
      await field(page, 'كلمة المرور الجديدة').fill('Palm@2026');
      await press(page, 'احفظ كلمة المرور');
      says.push((await page.getByText('الرمز غير صحيح').textContent()) ?? '');
    }
    expect(says[0]).toBe(says[1]);
  });
});

journey('settings', ({ visit }) => {
  it('change the password with two devices signed in: the other one is signed out', async () => {
    const here = await visit();
    const there = await visit({ desktop: true });
    for (const { open, page } of [there, here]) {
      await open('/login?next=%2Fsetting');
      await signIn(page, SARA);
      await page.waitForURL((url) => url.pathname === '/setting');
    }
    const { page, complaints } = here;
    await page.getByText('هذا الجهاز', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /^أنهِ الجلسة/ }).count()).toBeGreaterThan(0);
    expect(await axeFaults(page)).toEqual([]);

    await page.getByRole('link', { name: 'تغيير كلمة المرور' }).click();
    await page.waitForURL((url) => url.pathname === '/changePassword');
    await press(page, 'غيّر كلمة المرور');
    expect(await page.getByText('هذا الحقل مطلوب').count()).toBe(2);
    await field(page, 'كلمة المرور الحالية').fill('not-this-one');
    await field(page, 'كلمة المرور الجديدة').fill('Palm@2026');
    expect(await page.getByText('(تحقّق)').count()).toBe(3);
    expect(await axeFaults(page)).toEqual([]);
    await press(page, 'غيّر كلمة المرور');
    await page.getByText('كلمة المرور الحالية غير صحيحة').waitFor();
    expect(await field(page, 'كلمة المرور الجديدة').inputValue()).toBe('Palm@2026');
    await field(page, 'كلمة المرور الحالية').fill(SARA.password);
    await press(page, 'غيّر كلمة المرور');
    await page.waitForURL((url) => url.pathname === '/setting');
    await page.getByText('لم تدخل إلى حسابك من جهاز آخر.').waitFor();

    await there.page.reload();
    await there.page.waitForURL((url) => url.pathname === '/login');
    expect(complaints.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
  });

  it('end a session, and all others, and hold the language and the theme', async () => {
    const here = await visit();
    const others = [await visit({ desktop: true }), await visit()];
    for (const { open, page } of [...others, here]) {
      await open('/login?next=%2Fsetting');
      await signIn(page, FAHD);
      await page.waitForURL((url) => url.pathname === '/setting');
    }
    const { page } = here;
    const ends = page.getByRole('button', { name: /^أنهِ الجلسة/ });
    await ends.nth(1).waitFor();
    await ends.first().click();
    await page.waitForFunction(
      () => document.querySelectorAll('button[aria-label^="أنهِ الجلسة"]').length === 1,
    );
    await press(page, 'اخرج من الأجهزة الأخرى');
    await page.getByText('لم تدخل إلى حسابك من جهاز آخر.').waitFor();
    for (const other of others) {
      await other.page.reload();
      await other.page.waitForURL((url) => url.pathname === '/login');
    }

    await page.locator('label', { hasText: 'داكن' }).click();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await page.locator('label', { hasText: 'English' }).click();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('ltr');
  });
});
