import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { addAuthenticator } from '../support/add-authenticator.ts';
import type { Person } from '../support/api-person.ts';
import { axeViolations } from '../support/axe.ts';
import { publishAd, topUp } from '../support/by-calls.ts';
import { expect, test } from '../support/journey.ts';
import type { RunningServer } from '../support/running-server.ts';

test.use({ serverSettings: { host: 'localhost' } });

/** Lets the proofs of a person's sessions lapse, as five minutes do. */
const lapse = (server: RunningServer, { id }: Person) =>
  server.meanwhile((db) => db.execute(sql`update sessions set proved_at = null where user_id = ${id}`));
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'أثبت أنك أنت' });
const balanceOf = async (person: Person) =>
  (await person.call<{ balance: number }>('GET', '/api/payments/paymentsList?isWallet=1')).balance;

async function reservationToPay(server: RunningServer, person: () => Promise<Person>) {
  const tenant = await person();
  await topUp(server, tenant, 5_000);
  const { paymentUrl } = await tenant.call<{ paymentUrl: string }>('POST', '/api/propReservation/create', {
    propertyId: await publishAd(await person()),
  });
  return { tenant, paymentUrl };
}

test('a payment from the wallet above the sum is proved by a passkey, and made once', async ({
  visit,
  person,
  server,
}) => {
  const { tenant, paymentUrl } = await reservationToPay(server, person);
  const { page, open, complaints } = await visit({ as: tenant });
  await addAuthenticator(page);
  await open('/setting');
  await page.getByRole('button', { name: 'أضف مفتاح مرور لهذا الجهاز' }).click();
  await expect(page.getByText('أُضيف مفتاح المرور', { exact: true })).toBeVisible();
  await lapse(server, tenant);
  const before = await balanceOf(tenant);

  await open(paymentUrl);
  const wallet = page.getByRole('radio', { name: /المحفظة/ });
  await wallet.check();
  const pay = page.getByRole('button', { name: /^ادفع/ });
  await pay.click();
  const sheet = sheetOf(page);
  await expect(sheet.getByRole('button', { name: 'استخدم مفتاح المرور' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await test.step('closing it pays nothing, and leaves what was chosen', async () => {
    await sheet.getByRole('button', { name: 'إغلاق' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('alert')).toContainText('أثبت أنك أنت صاحب الحساب قبل هذه الخطوة');
    await expect(wallet).toBeChecked();
    expect(await balanceOf(tenant)).toBe(before);
  });

  await pay.click();
  await expect(sheet.getByLabel('كلمة المرور', { exact: true })).toBeVisible();
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/payments/pay/')) keys.push(request.headers()['idempotency-key']);
  });
  await sheet.getByRole('button', { name: 'استخدم مفتاح المرور' }).click();
  await expect(page.getByRole('heading', { name: 'تم الدفع' })).toBeVisible();
  expect(keys).toHaveLength(1);
  expect(await balanceOf(tenant)).toBe(before - 2_000);
  expect(complaints.filter((text) => !text.includes('status of 403'))).toEqual([]);
});

test('a stolen session is asked at an IBAN and at the deletion; a wrong password keeps the form', async ({
  visit,
  person,
  server,
}) => {
  const owner = await person();
  await lapse(server, owner);
  const { page, open, context } = await visit({ as: owner });
  await open('/mybankaccount');
  const iban = page.getByLabel('رقم الحساب (الآيبان)');
  await iban.fill('SA03 8000 0000 6080 1016 7519');
  await page.getByLabel('اسم صاحب الحساب').fill('نورة القحطاني');
  const save = page.getByRole('button', { name: 'احفظ الحساب' });
  await save.click();
  const sheet = sheetOf(page);
  const password = sheet.getByLabel('كلمة المرور', { exact: true });
  const confirm = sheet.getByRole('button', { name: 'تأكيد', exact: true });
  await confirm.click();
  await expect(sheet.getByText('اكتب كلمة المرور', { exact: true })).toBeVisible();
  await password.fill('Guessed@123');
  await confirm.click();
  await expect(sheet.getByText('كلمة المرور الحالية غير صحيحة')).toBeVisible();
  await context.setOffline(true);
  await expect(sheet.getByText('لا اتصال.')).toBeVisible();
  await expect(confirm).toHaveCount(0);
  await context.setOffline(false);
  await expect(confirm).toBeVisible();
  await sheet.getByRole('button', { name: 'إغلاق' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(iban).toHaveValue('SA03 8000 0000 6080 1016 7519');
  await expect(page.getByLabel('اسم صاحب الحساب')).toHaveValue('نورة القحطاني');

  await test.step('at the deletion', async () => {
    await open('/setting');
    await page.getByRole('button', { name: 'احذف حسابي' }).click();
    await page.getByRole('button', { name: 'احذفه بعد 14 يومًا' }).click();
    await expect(password).toBeVisible();
    await password.fill(owner.password);
    await confirm.click();
    await expect(page.getByText(/^يُحذف حسابك في/)).toBeVisible();
  });

  await test.step('and once proved, the next step asks no more', async () => {
    await open('/mybankaccount');
    await iban.fill('SA03 8000 0000 6080 1016 7519');
    await page.getByLabel('اسم صاحب الحساب').fill('نورة القحطاني');
    await save.click();
    await expect(page.getByText('حُفظ حسابك البنكي')).toBeVisible();
  });
});
