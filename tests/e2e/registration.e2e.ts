import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { axeViolations } from '../support/axe.ts';
import { headingsShown } from '../support/headings.ts';
import { expect, test } from '../support/journey.ts';
import { type Newcomer, newcomer } from '../support/newcomer.ts';
import { sandboxOf } from '../support/sandbox.ts';

type Sandbox = ReturnType<typeof sandboxOf>;

/**
 * The browser logs every response with an error status, such as for a pending check or a wrong
 * code.
 */
const ownComplaints = (complaints: string[]) =>
  complaints.filter((text) => !/Failed to load resource/.test(text));

const code = (page: Page) => page.getByLabel('رمز التحقق');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const atIdentity = (page: Page) =>
  expect(page.getByRole('heading', { name: 'اختر هذا الرقم في تطبيق نفاذ' })).toBeVisible();
const atTheCode = (page: Page) =>
  expect(page.getByRole('heading', { name: 'اكتب رمز التحقق' })).toBeVisible();
const checkNumber = (page: Page) => page.locator('bdi').first();
const sessionOf = (page: Page) => page.evaluate(() => localStorage.getItem('rukn.session'));
const arabicDigits = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');

async function fillDetails(page: Page, person: Newcomer): Promise<void> {
  await page.getByLabel('الاسم الكامل').fill(person.name);
  await page.getByLabel('رقم الهوية أو الإقامة').fill(person.identity);
  await page.getByLabel('رقم الجوال').fill(person.mobile);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(person.password);
}

type Decision = 'approved' | 'rejected' | 'expired' | 'pending';

/**
 * Makes the sandbox decide each identity check in turn before the page gets the response; otherwise
 * it approves it within seconds.
 */
async function decideChecks(
  page: Page,
  { identity }: Newcomer,
  sandbox: Sandbox,
  ...decisions: Decision[]
): Promise<void> {
  await page.route('**/api/auth/register', async (route) => {
    const response = await route.fetch();
    await sandbox.decide(identity, decisions.shift() ?? 'pending');
    await route.fulfill({ response });
  });
}

/** Submits the details; stays at the identity check. */
async function begin(page: Page, person: Newcomer, sandbox: Sandbox): Promise<void> {
  await decideChecks(page, person, sandbox, 'pending');
  await fillDetails(page, person);
  await press(page, 'متابعة');
  await atIdentity(page);
}

/** Completes the identity check; returns the code that is sent. */
async function reachCode(page: Page, person: Newcomer, sandbox: Sandbox): Promise<string> {
  await begin(page, person, sandbox);
  await sandbox.decide(person.identity, 'approved');
  await atTheCode(page);
  return sandbox.lastCode(person.mobile);
}

test.describe('registering', () => {
  test('brings a newcomer in, through a reload in the middle, to where they wanted to go', async ({
    visit,
    server,
  }) => {
    const { open, page, complaints } = await visit();
    const sandbox = sandboxOf(server.url);
    const person = newcomer();
    await open('/login?next=%2Fpropertielist%3Fpurpose%3Dfor_rent');
    await page.getByRole('link', { name: 'سجّل الآن' }).click();
    await expect(page).toHaveURL(/\/register\?next=/);

    // Invalid fields are not sent.
    await press(page, 'متابعة');
    for (const named of ['الاسم الكامل', 'رقم الهوية أو الإقامة', 'رقم الجوال', 'كلمة المرور'])
      await expect(page.getByText(`اكتب ${named}`, { exact: true })).toBeVisible();
    await page.getByLabel('رقم الهوية أو الإقامة').fill('1000000000');
    await press(page, 'متابعة');
    await expect(page.getByText('رقم الهوية غير صحيح')).toBeVisible();

    await fillDetails(page, {
      ...person,
      identity: arabicDigits(person.identity),
      mobile: `+966 ${person.mobile.slice(1)}`,
    });
    // Switching the language keeps everything but the password.
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: 'Enter your details' })).toBeVisible();
    await expect(page.getByLabel('National ID or residence number')).toHaveValue(person.identity);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await page.getByRole('button', { name: 'العربية' }).click();
    await expect(page.getByRole('heading', { name: 'أدخل بياناتك' })).toBeVisible();
    await expect(page.getByLabel('رقم الجوال')).toHaveValue(person.mobile);

    await page.getByLabel('كلمة المرور', { exact: true }).fill(person.password);
    await decideChecks(page, person, sandbox, 'pending');
    await press(page, 'متابعة');
    await atIdentity(page);
    await expect(checkNumber(page)).toHaveText(/^\d{2}$/);
    const number = (await checkNumber(page).textContent()) ?? '';

    // A reload keeps the step and the number, and does not flash the first step.
    const seen = await headingsShown(page);
    await page.reload();
    await atIdentity(page);
    await expect(checkNumber(page)).toHaveText(number);
    expect(seen).toEqual(['اختر هذا الرقم في تطبيق نفاذ']);
    await expect(page.getByText(/الوقت المتبقي 0[12]:\d\d/)).toBeVisible();
    await press(page, 'أكّدت في التطبيق');
    await expect(page.getByText('لم تصلنا موافقتك بعد')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sandbox.lastCode(person.mobile)).toBe('');

    await sandbox.decide(person.identity, 'approved');
    await atTheCode(page);
    expect(await axeViolations(page)).toEqual([]);
    const sent = await sandbox.lastCode(person.mobile);
    await code(page).fill(arabicDigits(` ${sent.slice(0, 2).toLowerCase()} ${sent.slice(2)}`));
    await expect(code(page)).toHaveValue(sent);
    await press(page, 'أنشئ الحساب');
    await expect(page).toHaveURL('/propertielist?purpose=for_rent');
    // Signing in did not flash the first step either.
    expect(seen).not.toContain('أدخل بياناتك');

    expect(await sessionOf(page)).toContain(person.mobile);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain(person.password);
    expect(stored).not.toContain('rukn.own.draft.registration');
    await open('/register');
    await expect(page).toHaveURL('/');
    expect(ownComplaints(complaints)).toEqual([]);
  });

  test('starts again after a rejection with what was typed, and after an expiry and a reload with the password', async ({
    visit,
    server,
  }) => {
    const { open, page, complaints } = await visit();
    const sandbox = sandboxOf(server.url);
    const person = newcomer();
    await decideChecks(page, person, sandbox, 'rejected', 'expired', 'approved');
    await open('/register');
    await fillDetails(page, person);
    await press(page, 'متابعة');
    await expect(page.getByRole('heading', { name: 'رُفض الطلب في نفاذ' })).toBeVisible();
    await press(page, 'ابدأ من جديد');

    await expect(page.getByRole('heading', { name: 'انتهت مهلة الطلب' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'انتهت مهلة الطلب' })).toBeVisible();
    await press(page, 'ابدأ من جديد');
    await expect(page.getByLabel('الاسم الكامل')).toHaveValue(person.name);
    await page.getByLabel('كلمة المرور', { exact: true }).fill(person.password);
    await press(page, 'متابعة');
    await atTheCode(page);
    await code(page).fill(await sandbox.lastCode(person.mobile));
    await press(page, 'أنشئ الحساب');
    await expect(page).toHaveURL('/');
    expect(await sessionOf(page)).toContain(person.mobile);
    expect(ownComplaints(complaints)).toEqual([]);
  });

  test('says of a code that it is wrong, late or used, and sends another after a minute', async ({
    visit,
    server,
  }) => {
    const { open, page } = await visit();
    await page.clock.install();
    const sandbox = sandboxOf(server.url);
    const person = newcomer();
    await open('/register');
    const first = await reachCode(page, person, sandbox);
    const wrong = first === 'AAAA' ? 'BBBB' : 'AAAA';

    await code(page).fill(wrong.slice(1));
    await press(page, 'أنشئ الحساب');
    await expect(page.getByText('الرمز 4 أحرف أو أرقام')).toBeVisible();
    await code(page).fill(wrong);
    await press(page, 'أنشئ الحساب');
    await expect(page.getByText('الرمز غير صحيح')).toBeVisible();
    await expect(code(page)).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    await expect(page.getByRole('button', { name: /أرسل رمزًا آخر بعد/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );

    await server.meanwhile((db) =>
      db.execute(
        sql`update codes set sent_at = now() - interval '6 minutes', expires_at = now() - interval '1 minute'`,
      ),
    );
    await code(page).fill(first);
    await press(page, 'أنشئ الحساب');
    await expect(page.getByText('انتهت صلاحية الرمز. اطلب رمزًا جديدًا')).toBeVisible();
    await page.clock.fastForward('01:05');
    await press(page, 'أرسل رمزًا آخر');
    await expect(page.getByText('أرسلنا رمزًا جديدًا')).toBeVisible();
    const second = await sandbox.lastCode(person.mobile);
    await code(page).fill(second);
    await press(page, 'أنشئ الحساب');
    await expect(page).toHaveURL('/');

    // The same code again, on the code step's own URL.
    const other = await visit();
    await other.open('/otp');
    await other.page.getByLabel('رقم الهوية أو الإقامة').fill(person.identity);
    await code(other.page).fill(second);
    await press(other.page, 'أنشئ الحساب');
    await expect(other.page.getByText('استُخدم هذا الرمز من قبل')).toBeVisible();
  });

  test('says that a mobile has an account only once the identity is approved, at its field', async ({
    visit,
    server,
    person: register,
  }) => {
    const { open, page } = await visit();
    const sandbox = sandboxOf(server.url);
    const { mobile } = await register();
    const person = newcomer({ mobile });
    await open('/register');
    await begin(page, person, sandbox);
    await sandbox.decide(person.identity, 'approved');
    await expect(page.getByText('رقم الجوال مسجّل من قبل')).toBeVisible();
    await expect(page.getByLabel('رقم الجوال')).toBeFocused();
    await expect(page.getByLabel('كلمة المرور', { exact: true })).toHaveValue(person.password);
  });

  test('keeps the step and what was typed while the network is cut, and continues afterwards', async ({
    visit,
    server,
  }) => {
    const { open, page, context } = await visit();
    const sandbox = sandboxOf(server.url);
    const person = newcomer();
    const offline = page.getByText('لا اتصال بالإنترنت. تحقّق من الشبكة ثم أعد المحاولة');
    await open('/register');
    await fillDetails(page, person);
    await context.setOffline(true);
    await press(page, 'متابعة');
    await expect(offline).toBeVisible();
    await context.setOffline(false);
    await decideChecks(page, person, sandbox, 'pending');
    await press(page, 'متابعة');
    await atIdentity(page);
    const number = (await checkNumber(page).textContent()) ?? '';

    await context.setOffline(true);
    await press(page, 'أكّدت في التطبيق');
    await expect(offline).toBeVisible();
    await expect(checkNumber(page)).toHaveText(number);
    await sandbox.decide(person.identity, 'approved');
    // Back online, the page retries by itself.
    await context.setOffline(false);
    await atTheCode(page);

    const sent = await sandbox.lastCode(person.mobile);
    await context.setOffline(true);
    await code(page).fill(sent);
    await press(page, 'أنشئ الحساب');
    await expect(offline).toBeVisible();
    await expect(code(page)).toHaveValue(sent);
    await context.setOffline(false);
    await press(page, 'أنشئ الحساب');
    await expect(page).toHaveURL('/');
  });

  test('lets in by /login somebody who never got the answer to their code', async ({ visit, server }) => {
    const { open, page } = await visit();
    const person = newcomer();
    await open('/register?next=%2Fprofile');
    const sent = await reachCode(page, person, sandboxOf(server.url));
    await page.route('**/api/auth/register/verify', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await code(page).fill(sent);
    await press(page, 'أنشئ الحساب');
    await expect(page.getByText('لا اتصال بالإنترنت')).toBeVisible();
    await page.unroute('**/api/auth/register/verify');
    await press(page, 'أنشئ الحساب');
    await expect(page.getByText('فُتح حساب بهذا الرمز.')).toBeVisible();
    await page.getByRole('link', { name: 'سجّل الدخول' }).click();
    await expect(page.getByRole('heading', { name: 'أهلًا بعودتك' })).toBeVisible();
    await expect(page.getByLabel('رقم الجوال')).toHaveValue(person.mobile);
    await page.getByLabel('كلمة المرور', { exact: true }).fill(person.password);
    await press(page, 'تسجيل الدخول');
    await expect(page).toHaveURL('/profile');
  });
});
