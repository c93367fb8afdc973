import type { Page } from '@playwright/test';
import { addAuthenticator } from '../support/add-authenticator.ts';
import { expect, test } from '../support/journey.ts';
import { fillLogin } from '../support/people.ts';

test.use({ serverSettings: { host: 'localhost' } });

/** What a page would run if a name were not a text. */
const HOSTILE = '<img src=q onerror="window.hostile=1">';

const addButton = (page: Page) => page.getByRole('button', { name: 'أضف مفتاح مرور لهذا الجهاز' });
const signInButton = (page: Page) => page.getByRole('button', { name: 'الدخول بمفتاح مرور' });
const list = (page: Page) => page.getByRole('list', { name: 'مفاتيح المرور' });

/** Signs the page's user out, which leads to the login screen. */
async function signOut(page: Page, open: (path: string) => Promise<unknown>): Promise<void> {
  await open('/account');
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await expect(page).toHaveURL('/login');
  await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
}

test('a passkey is added, signs in, is renamed and removed', async ({ visit, person }) => {
  const { page, open, complaints } = await visit({ as: await person({ name: 'نورة المفتاح' }) });
  const authenticator = await addAuthenticator(page);
  await open('/setting');
  await addButton(page).click();
  await expect(page.getByText('أُضيف مفتاح المرور', { exact: true })).toBeVisible();
  await expect(list(page)).toContainText('لم يُستخدم بعد');
  expect(await authenticator.credentials()).toMatchObject([{ isResidentCredential: true }]);

  await test.step('a second one of the same device is refused by the device', async () => {
    await addButton(page).click();
    await expect(page.getByRole('alert')).toHaveText('لهذا الجهاز مفتاح مرور في حسابك من قبل.');
    await expect(list(page).getByRole('listitem')).toHaveCount(1);
  });

  await test.step('signs in without a mobile or a password', async () => {
    await signOut(page, open);
    await expect(signInButton(page)).toBeVisible();
    await signInButton(page).click();
    await expect(page).toHaveURL('/');
    await open('/setting');
    await expect(list(page)).toContainText('آخر استخدام: الآن');
    await expect(page.getByRole('list', { name: 'الأجهزة المسجّل دخولها' })).toContainText('هذا الجهاز');
  });

  await test.step('is renamed; a name of nothing is no name, and markup is a text', async () => {
    await list(page)
      .getByRole('button', { name: /^أعد تسمية / })
      .click();
    const sheet = page.getByRole('dialog');
    const name = sheet.getByLabel('الاسم', { exact: true });
    await name.fill('  ');
    await sheet.getByRole('button', { name: 'حفظ الاسم' }).click();
    await expect(sheet.getByText('اكتب الاسم')).toBeVisible();
    await expect(name).toBeFocused();
    await name.fill(HOSTILE);
    await sheet.getByRole('button', { name: 'حفظ الاسم' }).click();
    await expect(list(page)).toContainText(HOSTILE);
    expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
  });

  await test.step('is removed, and signs in no more', async () => {
    await list(page)
      .getByRole('button', { name: /^احذف / })
      .click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'حذف', exact: true }).click();
    await expect(list(page)).toHaveCount(0);
    expect(complaints).toEqual([]);
    await signOut(page, open);
    await signInButton(page).click();
    await expect(page.getByRole('alert')).toContainText('مفتاح المرور هذا غير مرتبط بحساب');
  });
});

test('a passkey that is chosen under the field of the mobile signs in', async ({ visit, person }) => {
  const { page, open, complaints } = await visit({ as: await person() });
  await addAuthenticator(page, { autofill: true });
  await open('/setting');
  await addButton(page).click();
  await expect(list(page)).toContainText('لم يُستخدم بعد');
  await page.evaluate(() => localStorage.clear());
  await open('/login?next=/setting');
  await expect(page).toHaveURL('/setting');
  await expect(list(page)).toContainText('آخر استخدام: الآن');
  expect(complaints).toEqual([]);
});

test('a sign-in that is cancelled, or finds no passkey, leaves what is typed', async ({ visit, person }) => {
  const owner = await person();
  const { page, open } = await visit();
  const authenticator = await addAuthenticator(page);
  await open('/login');
  await page.getByLabel('رقم الجوال').fill(owner.mobile);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(owner.password);
  const staysTyped = async () => {
    await expect(page.getByText('لم يُستخدم مفتاح مرور')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByLabel('رقم الجوال')).toHaveValue(owner.mobile);
    await expect(page.getByLabel('كلمة المرور', { exact: true })).toHaveValue(owner.password);
  };
  await signInButton(page).click();
  await staysTyped();
  await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
  await expect(page).toHaveURL('/');

  await open('/setting');
  await authenticator.verifyUser(false);
  await addButton(page).click();
  await expect(page.getByText('لم يُضف مفتاح المرور. أعد المحاولة حين تريد.')).toBeVisible();
  await authenticator.verifyUser(true);
  await addButton(page).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await authenticator.verifyUser(false);
  await signOut(page, open);
  await page.getByLabel('رقم الجوال').fill(owner.mobile);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(owner.password);
  await signInButton(page).click();
  await staysTyped();
});

test('a copy of a passkey is refused, and its owner notified', async ({ visit, person }) => {
  const owner = await person();
  const { page, open } = await visit({ as: owner });
  const authenticator = await addAuthenticator(page);
  await open('/setting');
  await addButton(page).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  for (let turn = 1; turn <= 2; turn++) {
    await signOut(page, open);
    await signInButton(page).click();
    await expect(page).toHaveURL('/');
  }
  await signOut(page, open);
  await authenticator.turnBack();
  await signInButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(/^رفضنا مفتاح المرور هذا، فقد يكون منسوخًا/);

  await fillLogin(page, owner);
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: /^الإشعارات/ }).click();
  await expect(page.getByRole('dialog')).toContainText('رفضنا تسجيل دخول بمفتاح مرور قد يكون منسوخًا');
});

test('says that it needs a connection, and where a browser has no passkeys', async ({ visit, person }) => {
  const owner = await person();
  const { page, open, context } = await visit({ as: owner });
  await addAuthenticator(page);
  await open('/setting');
  await expect(addButton(page)).toBeVisible();
  await context.setOffline(true);
  const section = page.getByRole('region', { name: 'مفاتيح المرور' });
  await expect(section.getByText('لا اتصال.')).toBeVisible();
  await expect(addButton(page)).toHaveCount(0);
  await context.setOffline(false);

  const other = await visit({ as: owner });
  await other.context.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await other.open('/setting');
  await expect(other.page.getByText('لا يدعم هذا المتصفح مفاتيح المرور')).toBeVisible();
  await expect(addButton(other.page)).toHaveCount(0);
});

test('the password is switched off beside a passkey, and on again with the last one’s removal', async ({
  visit,
  person,
}) => {
  const owner = await person();
  const { page, open, complaints } = await visit({ as: owner });
  await addAuthenticator(page);
  await open('/setting');
  const password = page.getByRole('switch', { name: 'الدخول بكلمة المرور' });
  await expect(addButton(page)).toBeVisible();
  await addButton(page).click();
  await expect(password).toBeChecked();
  await password.uncheck();
  await expect(page.getByText('تدخل بمفتاح مرور وحده')).toBeVisible();
  await expect(password).toBeEnabled();

  await test.step('then it is a wrong one', async () => {
    await signOut(page, open);
    await fillLogin(page, owner);
    await expect(page.getByRole('alert')).toContainText('رقم الجوال أو كلمة المرور غير صحيحة');
    await signInButton(page).click();
    await expect(page).toHaveURL('/');
  });

  await open('/setting');
  await expect(password).not.toBeChecked();
  await list(page)
    .getByRole('button', { name: /^احذف / })
    .click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('هذا مفتاحك الأخير، فيعود الدخول بكلمة المرور.')).toBeVisible();
  await sheet.getByRole('button', { name: 'حذف', exact: true }).click();
  await expect(list(page)).toHaveCount(0);
  await signOut(page, open);
  await fillLogin(page, owner);
  await expect(page).toHaveURL('/');
  expect(complaints.filter((text) => !text.includes('status of 401'))).toEqual([]);
});
