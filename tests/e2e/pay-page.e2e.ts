import { anOwner } from '../support/ads.ts';
import type { Person } from '../support/api-person.ts';
import { axeViolations, sidewaysOf } from '../support/axe.ts';
import { freeTimes, order, publishAd, saveCard, topUp } from '../support/by-calls.ts';
import { expect, test } from '../support/journey.ts';
import { operatorOf } from '../support/operator.ts';
import type { RunningServer } from '../support/running-server.ts';

/** A reservation that waits to be paid, by a person whose wallet holds what it costs. */
async function reservationToPay(server: RunningServer, person: () => Promise<Person>) {
  const tenant = await person();
  await topUp(server, tenant, 2_000);
  const { paymentUrl } = await tenant.call<{ paymentUrl: string }>('POST', '/api/propReservation/create', {
    propertyId: await publishAd(await person()),
  });
  return { tenant, paymentUrl };
}

test.describe('our own page of a payment', () => {
  test('a luxury viewing is paid out of the wallet in two taps, and never twice', async ({
    visit,
    server,
    person,
  }) => {
    const [owner, visitor] = [await person(), await person()];
    const propertyId = await publishAd(owner);
    const [slot] = await freeTimes(visitor, propertyId);
    const { row } = await visitor.call<{ row: { id: number } }>('POST', '/api/reservation/create', {
      propertyId,
      ...slot,
      fancyReview: true,
    });
    await topUp(server, visitor, 600);
    const { page, open, context, complaints } = await visit({ as: visitor });
    await open(`/previewdetails/${row.id}`);
    await page.getByRole('button', { name: /^ادفع/ }).click();
    await expect(page).toHaveURL(/\/pay\/RK/);
    await expect(page.getByRole('radio', { name: /المحفظة/ })).toBeChecked();
    await expect(page.getByText('نحفظه لك حتى')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await expect.poll(() => sidewaysOf(page)).toBe(0);
    const second = await context.newPage();
    await second.goto(page.url());
    await expect(second.getByRole('button', { name: /^ادفع/ })).toBeVisible();
    await page.getByRole('button', { name: /^ادفع/ }).click();
    await expect(page.getByRole('heading', { name: 'تم الدفع' })).toBeVisible();
    // The other tab still shows its button: pressing it leads to what was paid.
    await second.getByRole('button', { name: /^ادفع/ }).click();
    await expect(second.getByRole('heading', { name: 'تم الدفع' })).toBeVisible();
    const { balance } = await visitor.call<{ balance: number }>(
      'GET',
      '/api/payments/paymentsList?isWallet=1',
    );
    expect(balance).toBe(100);
    await page.getByRole('link', { name: 'تفاصيل المعاينة' }).click();
    await expect(page.getByText('مؤكدة')).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('a featured ad is refused one card, and paid by another on the same page', async ({
    visit,
    person,
  }) => {
    const owner = await person();
    const property = { isFeatured: true, adDuration: 1 };
    await publishAd(owner, property, { owner: anOwner });
    await saveCard(owner);
    await saveCard(owner, '4000 0000 0000 9979');
    const { page, open, complaints } = await visit({ as: owner });
    await open('/propertie');
    await page.getByRole('button', { name: /^ادفع/ }).first().click();
    await expect(page).toHaveURL(/\/pay\/RK/);
    const pay = page.getByRole('button', { name: /^ادفع/ });
    await expect(page.getByRole('radio', { name: /فيزا.*9979/ })).toBeChecked();
    await pay.click();
    await expect(page.getByText('اكتب رمز التحقق (CVV) من ظهر البطاقة')).toBeVisible();
    await page.getByLabel('رمز التحقق (CVV)').fill('7312');
    await expect(page.getByLabel('رمز التحقق (CVV)')).toHaveValue('731');
    await pay.click();
    await expect(page.getByText(/هذه البطاقة موقوفة لدى بنكك، ولم يُخصم شيء/).first()).toBeVisible();
    await page.getByRole('radio', { name: /فيزا.*1111/ }).check();
    await page.getByLabel('رمز التحقق (CVV)').fill('731');
    await pay.click();
    await expect(page.getByRole('heading', { name: 'تم الدفع' })).toBeVisible();
    await page.getByRole('link', { name: 'إعلاناتي' }).click();
    await expect(page.getByText(/^مميّز حتى/)).toBeVisible();
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
  });

  test('a call-out takes a coupon and a tip, and its card pays what the bill says', async ({
    visit,
    server,
    person,
  }) => {
    const tenant = await person();
    const id = await order(server, tenant, {}, 'none');
    await saveCard(tenant);
    const code = `PAY-${Date.now()}`;
    await operatorOf(server)('coupons', 'grant', code, '--percent', '50');
    const { paymentUrl } = await tenant.call<{ paymentUrl: string }>('POST', '/api/orders/pay', {
      orderId: id,
    });
    const { page, open, complaints } = await visit({ as: tenant });
    await open(paymentUrl);
    await page.getByLabel(/^قسيمة خصم/).fill('NOSUCH');
    await page.getByRole('button', { name: 'طبّق' }).click();
    await expect(page.getByText('لا قسيمة بهذا الرمز. تأكد من كتابته')).toBeVisible();
    await page.getByLabel(/^قسيمة خصم/).fill(code);
    await page.getByRole('button', { name: 'طبّق' }).click();
    await page.getByLabel(/^إكرامية الفني/).fill('10');
    const pay = page.getByRole('button', { name: /^ادفع/ });
    await expect(pay).toContainText('50');
    await page.getByLabel('رمز التحقق (CVV)').fill('731');
    await pay.click();
    await expect(page.getByRole('heading', { name: 'تم الدفع' })).toBeVisible();
    const receipt = page.getByRole('region', { name: /INV-\d{6}$/ });
    await expect(receipt).toContainText('خصم القسيمة');
    await expect(receipt).toContainText('إكرامية الفني');
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
  });

  test('a device whose clock is a day ahead counts down by the server’s, and pays', async ({
    visit,
    server,
    person,
  }) => {
    const { tenant, paymentUrl } = await reservationToPay(server, person);
    const { page, open, context } = await visit({ as: tenant });
    await context.clock.install({ time: Date.now() + 24 * 3_600_000 });
    await open(paymentUrl);
    await expect(page.getByText(/^(2\d|30):\d\d$/)).toBeVisible();
    await page.getByRole('button', { name: /^ادفع/ }).click();
    await expect(page.getByRole('heading', { name: 'تم الدفع' })).toBeVisible();
  });

  test('a lost connection while paying is said, and the retry pays once', async ({
    visit,
    server,
    person,
  }) => {
    const { tenant, paymentUrl } = await reservationToPay(server, person);
    const { page, open, context } = await visit({ as: tenant });
    // Until the wallet is known, a press would pay by another way than the one that is chosen then.
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await context.route('**/api/payments/paymentsList*', async (route) => {
      await asked;
      await route.continue();
    });
    await open(paymentUrl);
    const pay = page.getByRole('button', { name: /^ادفع/ });
    await expect(pay).toBeDisabled();
    answer();
    await expect(page.getByRole('radio', { name: /المحفظة/ })).toBeChecked();
    // The server pays; its answer does not arrive.
    await context.route('**/api/payments/pay/*', async (route) => {
      expect((await route.fetch()).status()).toBe(200);
      await route.abort();
    });
    await pay.click();
    await expect(page.getByRole('heading', { name: 'تم الدفع' })).toBeVisible();
    await expect(page).toHaveURL(/\/payment\/success\?reference=RK/);
    const { balance } = await tenant.call<{ balance: number }>(
      'GET',
      '/api/payments/paymentsList?isWallet=1',
    );
    expect(balance).toBe(0);
  });
});
