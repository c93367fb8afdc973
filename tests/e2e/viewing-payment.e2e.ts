import { publishAd } from '../support/by-calls.ts';
import { payByNewCard } from '../support/card-steps.ts';
import { expect, test } from '../support/journey.ts';
import { bookingPath, bookLuxury } from '../support/viewing-steps.ts';

test.describe('a luxury viewing', () => {
  test('is declined, paid, invoiced and cancelled; its receipts say all', async ({ visit, person }) => {
    const [owner, visitor] = [await person(), await person()];
    const luxury = await visit({ as: visitor });
    const { page, complaints } = luxury;
    await bookLuxury(luxury, await bookingPath(visitor, await publishAd(owner)));
    await page.getByRole('button', { name: 'رفض البطاقة' }).click();
    await expect(page).toHaveURL(/\/payment\/failed\?reference=RK/);
    await expect(page.getByRole('heading', { name: 'لم يكتمل الدفع' })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    // Our own page says why, until when the time is held, and takes another way.
    await page.goBack();
    await expect(page).toHaveURL(/\/pay\/RK/);
    await expect(page.getByText(/رفض البنك العملية، ولم يُخصم شيء/)).toBeVisible();
    await expect(page.getByText('نحفظه لك حتى')).toBeVisible();
    await payByNewCard(page);
    await page.getByRole('button', { name: 'قبول الدفع' }).click();
    await expect(page).toHaveURL(/\/payment\/success\?reference=RK/);
    await expect(page.getByRole('heading', { name: 'تم الدفع' })).toBeVisible();
    const reference = new URL(page.url()).searchParams.get('reference') ?? '';
    await expect(page.getByText(reference, { exact: true })).toBeVisible();
    const invoice = page.getByRole('region', { name: /^فاتورة ضريبية مبسطة INV-\d{6}$/ });
    await expect(invoice).toContainText(/الإجماليTotal500\sر\.س/);
    await expect(invoice).toContainText(/VAT 15%65\.22\sر\.س/);
    await expect(invoice.getByRole('img', { name: /^رمز الفاتورة/ })).toBeVisible();
    await page.getByRole('link', { name: 'تفاصيل المعاينة' }).click();
    await expect(page.getByText('مؤكدة')).toBeVisible();
    await expect(page.getByRole('button', { name: /^ادفع/ })).toHaveCount(0);

    // Cancelled, it says where the money went; its invoice is taken back by a credit note.
    await page.getByRole('button', { name: 'ألغِ المعاينة' }).click();
    await expect(page.getByRole('radio', { name: /^إلى بطاقتك.*خلال 14 يوم عمل/ })).toBeChecked();
    await page.getByRole('radio', { name: /^إلى محفظتك.*الآن/ }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'ألغِ المعاينة' }).click();
    await expect(page.getByRole('dialog').getByText('عاد ما دفعته (500\u00A0ر.س) إلى محفظتك')).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'إلى الرئيسية' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: /إيصال المعاينة.*أُعيد كاملًا إلى محفظتك/ })).toBeVisible();
    await page.getByRole('link', { name: /إيصال المعاينة/ }).click();
    await expect(page.getByRole('region', { name: /^إشعار دائن CRN-\d{6}$/ })).toContainText(
      /عنRefers toINV-\d{6}/,
    );
    expect(complaints).toEqual([]);
  });

  test('waits while the tab is closed at the gateway, and is paid afterwards', async ({ visit, person }) => {
    const [owner, visitor] = [await person(), await person()];
    const luxury = await visit({ as: visitor });
    await bookLuxury(luxury, await bookingPath(visitor, await publishAd(owner)));
    await luxury.page.close();
    const page = await luxury.context.newPage();
    await page.goto('/previewlist');
    await page.getByRole('link', { name: /بانتظار السداد/ }).click();
    await expect(page).toHaveURL(/\/previewdetails\/\d+$/);
    await expect(page.getByText(/نحفظ لك الموعد/)).toBeVisible();
    await page.getByRole('button', { name: /^ادفع/ }).click();
    await payByNewCard(page);
    await page.getByRole('button', { name: 'قبول الدفع' }).click();
    await expect(page.getByRole('heading', { name: 'تم الدفع' })).toBeVisible();
  });

  test('left at the gateway is not paid, and says so; results opened by hand settle nothing', async ({
    visit,
    person,
  }) => {
    const [owner, visitor] = [await person(), await person()];
    const luxury = await visit({ as: visitor });
    const { page, open } = luxury;
    await bookLuxury(luxury, await bookingPath(visitor, await publishAd(owner)));
    await page.getByRole('button', { name: 'الخروج دون دفع' }).click();
    await expect(page).toHaveURL(/\/payment\/failed\?reference=RK/);
    await expect(page.getByRole('heading', { name: 'خرجت قبل أن تدفع' })).toBeVisible();
    const reference = new URL(page.url()).searchParams.get('reference');
    await open(`/paymentsuccess?reference=${reference}`);
    await expect(page).toHaveURL(`/payment/success?reference=${reference}`);
    await expect(page.getByRole('heading', { name: 'خرجت قبل أن تدفع' })).toBeVisible();
    await page.getByRole('link', { name: 'أكمل الدفع' }).click();
    await expect(page).toHaveURL(`/pay/${reference}`);
    await expect(page.getByText('خرجت قبل أن تدفع')).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'تفاصيل المعاينة' }).click();
    await expect(page.getByText('بانتظار السداد').first()).toBeVisible();
    await page.getByRole('button', { name: 'ألغِ المعاينة' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'ألغِ المعاينة' }).click();
    await expect(page.getByRole('dialog').getByText('ولم يُخصم منك شيء')).toBeVisible();
    await open(`/payment/failed?reference=${reference}`);
    await expect(page.getByRole('heading', { name: 'أُلغيت العملية' })).toBeVisible();

    await open('/payment/success');
    await expect(page.getByRole('heading', { name: 'لا عملية دفع هنا' })).toBeVisible();
    await open('/paymentfailed');
    await expect(page.getByRole('heading', { name: 'لم يكتمل الدفع' })).toBeVisible();
    await page.getByRole('link', { name: 'إلى الرئيسية' }).click();
    await expect(page).toHaveURL('/');

    const stranger = await visit({ as: owner });
    await stranger.open(`/payment/success?reference=${reference}`);
    await expect(stranger.page.getByRole('alert').getByText('هذه العملية غير موجودة')).toBeVisible();
    await expect(stranger.page.getByRole('heading', { name: 'لا عملية دفع هنا' })).toBeVisible();
    const guest = await visit();
    await guest.open(`/payment/success?reference=${reference}`);
    await guest.page.getByRole('link', { name: 'تسجيل الدخول' }).click();
    await expect(guest.page).toHaveURL(/\/login\?next=/);
  });
});
