import type { Page } from '@playwright/test';
import { orderWindowDays } from '../../contract/order-windows.ts';
import { order, topUp } from '../support/by-calls.ts';
import { fillCard, MADA, payByNewCard } from '../support/card-steps.ts';
import { expect, test } from '../support/journey.ts';
import { operatorOf } from '../support/operator.ts';
import { somePicture } from '../support/orders.ts';

const REQUIRED = 'هذا الحقل مطلوب: ';

/** The amount in the bill's line with this label. */
const amountOf = (page: Page, words: string) => page.locator('dl > div', { hasText: words }).locator('dd');

/** Console messages of the app itself: the browser logs rejected coupons. */
const own = (complaints: string[]) => complaints.filter((text) => !/status of 422/.test(text));

const picture = { name: 'ac.jpg', mimeType: 'image/jpeg', buffer: somePicture };

/** Fills in the order's form: with a photo and a pin, as soon as possible. */
async function fillOrder(page: Page, title: string): Promise<void> {
  await page.getByLabel('الوصف المختصر للعطل').fill(title);
  await page.getByRole('button', { name: 'نوع العطل' }).click();
  await page.getByRole('dialog').getByText('تكييف وتبريد').click();
  await page.getByLabel('تفاصيل العطل').fill('يعمل ولا يبرّد منذ أمس');
  await page.locator('input[type="file"]').setInputFiles(picture);
  await expect(page.getByAltText('صورة العطل 1')).toBeVisible();
  await page.getByRole('button', { name: 'حدّد الموقع' }).click();
  await page.getByRole('button', { name: 'هذا هو الموقع' }).click();
  await expect(page.getByRole('button', { name: 'غيّر الموقع' })).toBeVisible();
}

/** Waits until the order's page receives changes by events instead of polling. */
const waitForEvents = (page: Page) => page.waitForResponse(/\/events\/orders\/\d+$/);

/** Opens the order from its payment's result, by way of the notice; returns its id. */
async function openPaidOrder(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'تفاصيل الطلب' }).click();
  // The result has a link of the same name: the notice shows that its page has gone.
  await expect(page.getByText('وصلنا الدفع. تابع طلبك خطوة بخطوة.')).toBeVisible();
  await expect(page).toHaveURL(/\/maintenances\?order=\d+&notice=paid$/);
  const id = new URL(page.url()).searchParams.get('order') ?? '';
  const events = waitForEvents(page);
  await page.getByRole('link', { name: 'تفاصيل الطلب' }).click();
  await events;
  return id;
}

test.describe('home maintenance', () => {
  test('from the broken air conditioner to the rating, with the operator on the other side', async ({
    visit,
    server,
    person,
  }) => {
    const operator = operatorOf(server);
    const { page, open, complaints } = await visit({ as: await person() });
    await open('/maintenances');
    await expect(page.getByText(/^من 100\sر\.س، ونصل خلال 24 ساعة$/)).toBeVisible();
    await expect(page.getByText(/^من 200\sر\.س، ونصل خلال 120 دقيقة$/)).toBeVisible();
    await page.getByRole('link', { name: /^صيانة عادية/ }).click();

    // The empty form is not sent, and each field shows an error.
    await page.getByRole('button', { name: /^أرسل وادفع/ }).click();
    await expect(page.getByText(REQUIRED)).toHaveText([
      `${REQUIRED}اكتب الوصف المختصر للعطل`,
      `${REQUIRED}اختر نوع العطل`,
      `${REQUIRED}اكتب تفاصيل العطل`,
      `${REQUIRED}أضف صورة العطل`,
      `${REQUIRED}اختر الموقع`,
    ]);
    const missing = 'بقي أن تكمل: الوصف المختصر للعطل، نوع العطل، تفاصيل العطل، صورة العطل، الموقع.';
    await expect(page.getByRole('alert').getByText(missing)).toBeVisible();
    await page.locator('input[type="file"]').setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('not a picture'),
    });
    await expect(page.getByText('هذا الملف ليس صورة. اختر صورة JPEG أو PNG أو WebP')).toBeVisible();
    await fillOrder(page, 'المكيّف لا يبرّد');
    await expect(page.getByText(REQUIRED)).toHaveCount(0);
    // A reload keeps what was typed.
    await page.reload();
    await expect(page.getByAltText('صورة العطل 1')).toBeVisible();
    await expect(page.getByLabel('الوصف المختصر للعطل')).toHaveValue('المكيّف لا يبرّد');
    await page.getByRole('button', { name: /^أرسل وادفع/ }).click();

    // The bank declines.
    await payByNewCard(page);
    await page.getByRole('button', { name: 'رفض البطاقة' }).click();
    await expect(page.getByRole('heading', { name: 'لم يكتمل الدفع' })).toBeVisible();
    await page.getByRole('link', { name: 'جرّب طريقة أخرى' }).click();
    await expect(page).toHaveURL(/\/pay\/RK/);
    const payPath = new URL(page.url()).pathname;

    // A tip, and coupons: unknown, expired and used up each have a different message.
    await page.getByLabel(/^إكرامية الفني/).fill('١٥');
    // A card that is added meanwhile is selected, and the typed tip stays.
    await page.getByRole('link', { name: 'أضف بطاقة جديدة' }).click();
    await fillCard(page, MADA);
    await page.getByRole('button', { name: 'أكمل الدفع' }).click();
    await expect(page).toHaveURL(payPath);
    await expect(page.getByRole('radio', { name: /مدى.*1010/ })).toBeChecked();
    await expect(page.getByLabel(/^إكرامية الفني/)).toHaveValue('15');
    await page.getByRole('radio', { name: 'بطاقة أخرى' }).check();
    const coupon = page.getByLabel(/^قسيمة خصم/);
    for (const [wrong, message] of [
      ['NOSUCH', 'لا قسيمة بهذا الرمز. تأكد من كتابته'],
      ['RAMADAN', 'انتهت صلاحية هذه القسيمة'],
      ['FIRST', 'استُخدمت هذه القسيمة كلها'],
    ] as const) {
      await coupon.fill(wrong);
      await page.getByRole('button', { name: 'طبّق' }).click();
      await expect(page.getByText(message)).toBeVisible();
    }
    const code = `E2E-${Date.now()}`;
    await operator('coupons', 'grant', code, '--percent', '20');
    await coupon.fill(code.toLowerCase());
    await page.getByRole('button', { name: /^ادفع/ }).click();
    await expect(page.getByText('طبّق القسيمة أو امسحها قبل الدفع')).toBeVisible();
    await page.getByRole('button', { name: 'طبّق' }).click();
    await expect(page.getByText(`${code.toLowerCase()}: خصم`)).toBeVisible();
    await expect(amountOf(page, 'أجرة الكشف')).toHaveText(/^80\b/);
    await expect(amountOf(page, 'إكرامية الفني')).toHaveText(/^15\b/);
    await expect(amountOf(page, 'خصم القسيمة')).toHaveText(/^\u221216\b/);
    await expect(amountOf(page, 'الإجمالي')).toHaveText(/^79\b/);
    await page.getByRole('button', { name: /^ادفع/ }).click();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    await expect(page.getByText('79').first()).toBeVisible();
    await page.getByRole('button', { name: 'قبول الدفع' }).click();
    await expect(page.getByRole('heading', { name: 'تم الدفع' })).toBeVisible();
    const id = await openPaidOrder(page);

    // The operator changes the order while it is open on the phone.
    await expect(page).toHaveURL(`/maintenancedetails/${id}`);
    await expect(page.getByText('نبحث عن فني', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'ألغِ الطلب' })).toBeVisible();
    for (const [act, sight] of [
      [['assign', id, '--technician', '1'], 'عُيّن الفني'],
      [['depart', id], 'الفني في الطريق'],
      [['arrive', id], 'الفني في الموقع'],
      [['price', id, '--amount', '260'], 'المتبقي'],
    ] as const) {
      await operator('orders', ...act);
      await expect(page.getByText(sight, { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByText('فهد الحربي')).toBeVisible();
    await expect(page.getByRole('button', { name: 'ألغِ الطلب' })).toHaveCount(0);
    // 80 + 15 − 16 + 260 − 80 = 259, of which 79 are paid.
    await expect(amountOf(page, 'المدفوع')).toHaveText(/^\u221279\b/);
    await expect(amountOf(page, 'المتبقي')).toHaveText(/^180\b/);
    await page.getByRole('button', { name: /^اقبل وادفع/ }).click();
    await payByNewCard(page);
    await page.getByRole('button', { name: 'قبول الدفع' }).click();
    await expect(page.getByRole('heading', { name: 'تم الدفع' })).toBeVisible();
    const tellsAgain = waitForEvents(page);
    await open(`/maintenancedetails/${id}`);
    await expect(page.getByText('مدفوعة')).toBeVisible();
    await tellsAgain;
    await operator('orders', 'done', id);
    await expect(page.getByText('كيف كان عمل الفني؟', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'أرسل التقييم' }).click();
    await expect(page.getByText('اختر عدد النجوم')).toBeVisible();
    await page.locator('label:has(input[value="5"])').click();
    await page.getByLabel(/^ملاحظتك/).fill('سريع ومتقن');
    await page.getByRole('button', { name: 'أرسل التقييم' }).click();
    await expect(page.getByRole('img', { name: '5 نجوم' })).toBeVisible();
    await open('/maintenanceslist?tab=previous');
    await expect(page.getByRole('link', { name: /المكيّف لا يبرّد/ })).toBeVisible();
    expect(own(complaints)).toEqual([]);
  });

  test('has a time and a place, moves, and its price is questioned before it is paid', async ({
    visit,
    server,
    person,
  }) => {
    const operator = operatorOf(server);
    const customer = await person();
    await topUp(server, customer, 500);
    const { page, open, complaints } = await visit({ as: customer });
    const photos = page.getByAltText(/^صورة العطل \d$/);
    await open('/maintenances?type=normal');
    await fillOrder(page, 'تسرّب في المطبخ');
    // A sixth photo is refused, the others stay.
    await page.locator('input[type="file"]').setInputFiles(Array.from({ length: 5 }, () => picture));
    await expect(page.getByText('5 صور على الأكثر. أضفنا ما اتسع له الطلب')).toBeVisible();
    await expect(photos).toHaveCount(5);
    for (const number of [5, 4, 3]) {
      await page.getByRole('button', { name: `احذف الصورة ${number}` }).click();
      await expect(photos).toHaveCount(number - 1);
    }
    await page.getByLabel(/^تفاصيل العنوان/).fill('حي الياسمين، الدور 2، شقة 5');
    // A day alone is no time.
    await page.getByText('أختار موعدًا').click();
    await page.getByRole('button', { name: /^أرسل وادفع/ }).click();
    await expect(page.getByText(`${REQUIRED}اختر الموعد`)).toBeVisible();
    await page.getByRole('button', { name: 'اليوم' }).click();
    await page.getByRole('dialog').getByRole('option').last().click();
    const window = page.getByRole('group', { name: 'الساعة' }).getByRole('button').first();
    await window.click();
    await expect(page.getByText(REQUIRED)).toHaveCount(0);
    await page.reload();
    await expect(photos).toHaveCount(2);
    await expect(window).toHaveAttribute('aria-pressed', 'true');

    // No answer comes: nothing is lost.
    await page.route('**/api/orders/create', (route) => route.abort());
    await page.getByRole('button', { name: /^أرسل وادفع/ }).click();
    await expect(page.getByRole('alert').getByText('لم يُرسل الطلب')).toBeVisible();
    await page.unroute('**/api/orders/create');
    await page.getByRole('button', { name: /^أرسل وادفع/ }).click();
    await payByNewCard(page);
    await page.getByRole('button', { name: 'قبول الدفع' }).click();
    const id = await openPaidOrder(page);
    await expect(page.getByText('حي الياسمين، الدور 2، شقة 5')).toBeVisible();
    await expect(page.getByRole('img', { name: 'صورة العطل' })).toHaveCount(2);

    // The operator says who comes, and when; the user moves it, which is free.
    const day = orderWindowDays(Date.now()).at(-1) ?? '';
    const expected = ['--arrival', `${day} 08:30`];
    await operator('orders', 'assign', id, '--technician', '1', ...expected);
    await expect(page.getByText('الوصول المتوقع')).toBeVisible();
    await expect(page.getByText('فهد الحربي')).toBeVisible();
    await page.getByRole('button', { name: 'غيّر الموعد' }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText(/^تغيير الموعد بلا رسوم حتى يصل الفني/)).toBeVisible();
    await sheet.getByText('في أقرب وقت').click();
    await sheet.getByRole('button', { name: 'ثبّت الموعد' }).click();
    await expect(page.getByText('تغيّر موعد طلبك')).toBeVisible();
    await expect(page.getByText('الوصول المتوقع')).toHaveCount(0);
    await operator('orders', 'depart', id);
    await expect(page.getByText('الفني في الطريق', { exact: true })).toBeVisible();
    await operator('orders', 'arrive', id);
    await expect(page.getByRole('button', { name: 'غيّر الموعد' })).toHaveCount(0);

    // The final price is questioned, answered with another, and paid with a tip.
    await operator('orders', 'price', id, '--amount', '260');
    await page.getByRole('button', { name: 'اسأل لماذا هذا المبلغ' }).click();
    await sheet.getByRole('button', { name: 'أرسل السؤال' }).click();
    await expect(sheet.getByText('اكتب سؤالك')).toBeVisible();
    await sheet.getByLabel('سؤالك').fill('ما القطع التي استُبدلت؟');
    await sheet.getByRole('button', { name: 'أرسل السؤال' }).click();
    await expect(page.getByText('وصلنا سؤالك، ولا نطلب منك الدفع حتى نجيبك.')).toBeVisible();
    await operator('orders', 'answer', id, '--answer', 'خصمنا القطعة، فهي بضمان', '--amount', '200');
    await expect(page.getByText('خصمنا القطعة، فهي بضمان')).toBeVisible();
    await page.getByLabel(/^إكرامية الفني/).fill('١٠');
    await expect(amountOf(page, 'أجرة الكشف')).toHaveText(/^80\b/);
    await expect(amountOf(page, 'العمل')).toHaveText(/^120\b/);
    await expect(amountOf(page, 'إكرامية الفني')).toHaveText(/^10\b/);
    await expect(amountOf(page, 'المدفوع')).toHaveText(/^\u221280\b/);
    await expect(amountOf(page, 'المتبقي')).toHaveText(/^130\b/);
    await page.getByRole('button', { name: /^اقبل وادفع/ }).click();
    await page.getByRole('radio', { name: /المحفظة/ }).check();
    await page.getByRole('button', { name: /^ادفع/ }).click();
    await expect(page.getByRole('heading', { name: 'تم الدفع' })).toBeVisible();
    await open('/wallet');
    await expect(page.getByText('370').first()).toBeVisible();
    await open(`/maintenancedetails/${id}`);
    await expect(page.getByText('مدفوعة')).toBeVisible();
    const failed = /ERR_FAILED/;
    expect(own(complaints).filter((text) => !failed.test(text))).toEqual([]);
  });

  test('a mosque’s order is free, and is cancelled for a reason of the list', async ({ visit, person }) => {
    const { page, open, context } = await visit({ as: await person() });
    await open('/maintenances?type=mosque');
    await fillOrder(page, 'مكيّف المصلى');
    await page.getByRole('button', { name: 'أرسل الطلب' }).click();
    await expect(page.getByRole('dialog').getByText('جزاك الله خيرًا')).toBeVisible();
    await page.getByRole('link', { name: 'تفاصيل الطلب' }).click();
    await expect(page).toHaveURL(/\/maintenancedetails\/\d+$/);
    await expect(page.getByRole('button', { name: 'ألغِ الطلب' })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByRole('button', { name: 'يحتاج اتصالًا' })).toHaveCount(2);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'ألغِ الطلب' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'ألغِ الطلب' }).click();
    await expect(sheet.getByText('اختر سبب الإلغاء')).toBeVisible();
    await sheet.getByText('زال العطل').click();
    await sheet.getByRole('button', { name: 'ألغِ الطلب' }).click();
    await expect(page).toHaveURL(/\/maintenances\?notice=cancelled&order=\d+$/);
    await page.getByRole('link', { name: 'تفاصيل الطلب' }).click();
    await expect(page.getByText('أُلغي الطلب')).toBeVisible();
    await expect(page.getByText('زال العطل')).toBeVisible();
  });

  test('another person’s order is not there, nor is one for guests', async ({ visit, server, person }) => {
    const [customer, stranger] = [await person(), await person()];
    const id = await order(server, customer);
    const { page, open } = await visit({ as: stranger });
    for (const path of [`/maintenancedetails/${id}`, `/maintenancePay/${id}`]) {
      await open(path);
      await expect(page.getByRole('alert').getByText('هذا الطلب غير موجود')).toBeVisible();
    }
    const guest = await visit();
    await guest.open(`/maintenancedetails/${id}`);
    await expect(guest.page).toHaveURL(/\/login\?next=/);
  });
});
