import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { journey } from '../support/journey.ts';
import { operatorOf } from '../support/operator.ts';
import { somePicture } from '../support/orders.ts';
import { NEWCOMER, SARA, signInAt } from '../support/people.ts';
import { own as ownOf } from '../support/viewing-steps.ts';

const REQUIRED = 'هذا الحقل مطلوب';

/** Reads an amount of the bill by its line's words. */
async function lineOf(page: Page, words: string): Promise<number> {
  const text = await page.locator('dl > div', { hasText: words }).locator('dd').textContent();
  const amount = Number(/[\d.]+$/.exec(text ?? '')?.[0]);
  return text?.includes('\u2212') ? -amount : amount;
}

/** What the app itself complained of: that coupons were refused the browser says by itself. */
const own = (complaints: string[]) => ownOf(complaints).filter((text) => !/status of 422/.test(text));

/** Fills in the order's form but for its location. */
async function fillOrder(page: Page, title: string): Promise<void> {
  await page.getByLabel('عنوان الطلب').fill(title);
  await page.getByRole('button', { name: 'نوع العطل' }).click();
  await page.getByRole('dialog').getByText('تكييف وتبريد').click();
  await page.getByLabel('وصف العطل').fill('يعمل ولا يبرّد منذ أمس');
  const picture = { name: 'ac.jpg', mimeType: 'image/jpeg', buffer: somePicture };
  await page.locator('input[type="file"]').setInputFiles(picture);
  await page.getByAltText('صورة العطل التي اخترتها').waitFor();
}

/** Ms from the operator's word to its sight on an open phone. */
async function untilSeen(change: Promise<unknown>, page: Page, words: string): Promise<number> {
  const started = performance.now();
  await Promise.all([change, page.getByText(words, { exact: true }).first().waitFor()]);
  return Math.round(performance.now() - started);
}

journey('home maintenance', ({ visit, server }) => {
  it('from the broken air conditioner to the rating, with the operator on the other side', async () => {
    const operator = operatorOf(server());
    const { page, complaints } = await visit();
    await signInAt(page, NEWCOMER, '/maintenances');
    await page.getByText(/^من ر\.س\u00a0100، ونصل خلال 24 ساعة$/).waitFor();
    await page.getByText(/^من ر\.س\u00a0200، ونصل خلال 120 دقيقة$/).waitFor();
    await page.getByRole('link', { name: /^صيانة عادية/ }).click();

    // Nothing is filled in: nothing is sent, and each field says so.
    await page.getByRole('button', { name: /^أرسل وادفع/ }).click();
    expect(await page.getByText(REQUIRED).count()).toBe(4);
    await page
      .getByRole('alert')
      .getByText('بقي أن تكمل: عنوان الطلب، نوع العطل، وصف العطل، صورة العطل.')
      .waitFor();
    await page.locator('input[type="file"]').setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('not a picture'),
    });
    await page.getByText('هذا الملف ليس صورة. اختر صورة JPEG أو PNG أو WebP').waitFor();
    await fillOrder(page, 'المكيّف لا يبرّد');
    expect(await page.getByText(REQUIRED).count()).toBe(0);
    await page.getByRole('button', { name: 'حدّد الموقع' }).click();
    await page.getByRole('button', { name: 'هذا هو الموقع' }).click();
    await page.getByRole('button', { name: 'غيّر الموقع' }).waitFor();
    // A killed tab loses nothing.
    await page.reload();
    await page.getByAltText('صورة العطل التي اخترتها').waitFor();
    expect(await page.getByLabel('عنوان الطلب').inputValue()).toBe('المكيّف لا يبرّد');
    await page.getByRole('button', { name: /^أرسل وادفع/ }).click();

    // The bank declines.
    await page.waitForURL(/\/sandbox\/pay\//);
    await page.getByRole('button', { name: 'رفض البطاقة' }).click();
    await page.getByRole('heading', { name: 'لم يكتمل الدفع' }).waitFor();
    await page.getByRole('link', { name: 'أعد المحاولة' }).click();
    await page.waitForURL(/\/maintenancePay\/\d+$/);
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

    // A tip, and coupons: unknown, expired and used up are told apart.
    await page.getByLabel(/^إكرامية الفني/).fill('١٥');
    const coupon = page.getByLabel(/^قسيمة خصم/);
    for (const [wrong, message] of [
      ['NOSUCH', 'لا قسيمة بهذا الرمز. تأكد من كتابته'],
      ['RAMADAN', 'انتهت صلاحية هذه القسيمة'],
      ['FIRST', 'استُخدمت هذه القسيمة كلها'],
    ] as const) {
      await coupon.fill(wrong);
      await page.getByRole('button', { name: 'طبّق' }).click();
      await page.getByText(message).waitFor();
    }
    const code = `E2E-${Date.now()}`;
    await operator('coupons', 'grant', code, '--percent', '20');
    await coupon.fill(code.toLowerCase());
    await page.getByRole('button', { name: /^ادفع/ }).click();
    await page.getByText('طبّق القسيمة أو امسحها قبل الدفع').waitFor();
    await page.getByRole('button', { name: 'طبّق' }).click();
    await page.getByText(`${code.toLowerCase()}: خصم`).waitFor();
    expect([
      await lineOf(page, 'أجرة الكشف'),
      await lineOf(page, 'إكرامية الفني'),
      await lineOf(page, 'خصم القسيمة'),
      await lineOf(page, 'الإجمالي'),
    ]).toEqual([80, 15, -16, 79]);
    await page.getByRole('button', { name: /^ادفع/ }).click();
    await page.waitForURL(/\/sandbox\/pay\//);
    await page.getByText('79').first().waitFor();
    await page.getByRole('button', { name: 'قبول الدفع' }).click();
    await page.getByRole('heading', { name: 'تم الدفع' }).waitFor();
    await page.getByRole('link', { name: 'تفاصيل الطلب' }).click();
    await page.waitForURL(/\/maintenances\?order=\d+&notice=paid$/);
    await page.getByText('وصلنا الدفع. نتابع طلبك معك خطوة بخطوة.').waitFor();
    await page.getByRole('link', { name: 'تفاصيل الطلب' }).click();

    // The operator's side, while the phone lies open.
    await page.waitForURL(`**/maintenancedetails/${id}`);
    await page.getByText('نبحث عن فني', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'ألغِ الطلب' }).waitFor();
    await page.waitForTimeout(500);
    const seen = {
      assigned: await untilSeen(
        operator('orders', 'assign', id, '--technician', '1'),
        page,
        'الفني في الطريق',
      ),
      arrived: await untilSeen(operator('orders', 'arrive', id), page, 'الفني في الموقع'),
      priced: await untilSeen(operator('orders', 'price', id, '--amount', '260'), page, 'المتبقي'),
    };
    await page.getByText('فهد الحربي').waitFor();
    expect(await page.getByRole('button', { name: 'ألغِ الطلب' }).count()).toBe(0);
    // 80 + 15 − 16 + 260 − 80 = 259, of which 79 are paid.
    expect([await lineOf(page, 'المدفوع'), await lineOf(page, 'المتبقي')]).toEqual([-79, 180]);
    await page.getByRole('button', { name: /^ادفع/ }).click();
    await page.getByRole('button', { name: 'قبول الدفع' }).click();
    await page.getByRole('heading', { name: 'تم الدفع' }).waitFor();
    await page.goto(`/maintenancedetails/${id}`);
    await page.getByText('مدفوعة').waitFor();
    await page.waitForTimeout(500);
    const done = await untilSeen(operator('orders', 'done', id), page, 'كيف كان عمل الفني؟');
    console.log(`A change of stage reached the open phone within (ms): ${JSON.stringify({ ...seen, done })}`);

    await page.getByRole('button', { name: 'أرسل التقييم' }).click();
    await page.getByText('اختر عدد النجوم').waitFor();
    await page.locator('label:has(input[value="5"])').click();
    await page.getByLabel(/^ملاحظتك/).fill('سريع ومتقن');
    await page.getByRole('button', { name: 'أرسل التقييم' }).click();
    await page.getByRole('img', { name: '5 نجوم' }).waitFor();
    await page.goto('/maintenanceslist?tab=previous');
    await page.getByRole('link', { name: /المكيّف لا يبرّد/ }).waitFor();
    expect(own(complaints)).toEqual([]);
  });

  it('a mosque’s order is free, and is cancelled for a reason of the list', async () => {
    const { page, context } = await visit();
    await signInAt(page, NEWCOMER, '/maintenances?type=mosque');
    await fillOrder(page, 'مكيّف المصلى');
    await page.getByRole('button', { name: 'أرسل الطلب' }).click();
    await page.getByRole('dialog').getByText('جزاك الله خيرًا').waitFor();
    await page.getByRole('link', { name: 'تفاصيل الطلب' }).click();
    await page.waitForURL(/\/maintenancedetails\/\d+$/);
    await page.getByRole('button', { name: 'ألغِ الطلب' }).waitFor();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'يحتاج اتصالًا' }).waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'ألغِ الطلب' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'ألغِ الطلب' }).click();
    await sheet.getByText(REQUIRED).waitFor();
    await sheet.getByText('زال العطل').click();
    await sheet.getByRole('button', { name: 'ألغِ الطلب' }).click();
    await page.waitForURL(/\/maintenances\?notice=cancelled&order=\d+$/);
    await page.getByRole('link', { name: 'تفاصيل الطلب' }).click();
    await page.getByText('أُلغي الطلب').waitFor();
    await page.getByText('زال العطل').waitFor();
  });

  it('another person’s order is not there, nor is one for guests', async () => {
    const stranger = await visit();
    await signInAt(stranger.page, NEWCOMER, '/maintenancedetails/5');
    await stranger.page.getByRole('alert').getByText('هذا الطلب غير موجود').waitFor();
    await stranger.open('/maintenancePay/7');
    await stranger.page.getByRole('alert').getByText('هذا الطلب غير موجود').waitFor();
    const guest = await visit();
    await guest.open('/maintenancedetails/5');
    await guest.page.waitForURL(/\/login\?next=/);
  });

  it.each(['ar', 'en'] as const)(
    'axe finds nothing in %s, and the browser has nothing to say',
    async (language) => {
      const theme = language === 'ar' ? 'light' : 'dark';
      const { page, open, complaints } = await visit({ language, theme });
      await signInAt(page, SARA, '/maintenances');
      for (const [path, sign] of [
        ['/maintenances', 'main ul a'],
        ['/maintenances?type=fast', 'main form'],
        ['/maintenanceslist', 'main ul a'],
        ['/maintenancedetails/1', 'main ol'],
        ['/maintenancedetails/6', 'main ol'],
        ['/maintenancePay/7', 'main dl'],
      ] as const) {
        await open(path);
        await page.locator(sign).first().waitFor();
        expect({ path, found: await axeFaults(page) }).toEqual({ path, found: [] });
      }
      expect(own(complaints)).toEqual([]);
    },
  );
});
