import { expect, it } from 'vitest';
import { journey } from '../support/journey.ts';
import { SARA, signInAt } from '../support/people.ts';
import { bookLuxury, own, someListing } from '../support/viewing-steps.ts';

journey('a luxury viewing', ({ visit, server }) => {
  it('is declined, gone back to, paid and approved; its result page tells all', async () => {
    const luxury = await visit();
    const { page, complaints } = luxury;
    await bookLuxury(luxury, await someListing(server().url));
    await page.getByRole('button', { name: 'رفض البطاقة' }).click();
    await page.waitForURL(/\/payment\/failed\?reference=RK/);
    await page.getByRole('heading', { name: 'لم يكتمل الدفع' }).waitFor();
    expect(await page.getByRole('banner').count()).toBe(0);
    await page.goBack();
    await page.goBack();
    await page.waitForURL(/\/previewdetails\/\d+$/);
    await page.getByText('بانتظار السداد').first().waitFor();
    await page.getByRole('button', { name: /^ادفع/ }).click();
    await page.waitForURL(/\/sandbox\/pay\//);
    await page.getByRole('button', { name: 'قبول الدفع' }).click();
    await page.waitForURL(/\/payment\/success\?reference=RK/);
    await page.getByRole('heading', { name: 'تم الدفع' }).waitFor();
    const reference = new URL(page.url()).searchParams.get('reference') ?? '';
    await page.getByText(reference, { exact: true }).waitFor();
    await page.getByRole('link', { name: 'تفاصيل المعاينة' }).click();
    await page.getByText('مؤكدة').waitFor();
    expect(await page.getByRole('button', { name: /^ادفع/ }).count()).toBe(0);
    expect(own(complaints)).toEqual([]);
  });

  it('waits for whoever closes the tab at the gateway and comes back', async () => {
    const luxury = await visit();
    await bookLuxury(luxury, await someListing(server().url, 1));
    await luxury.page.close();
    const page = await luxury.context.newPage();
    await page.goto('/previewlist');
    await page.getByRole('link', { name: /بانتظار السداد/ }).click();
    await page.waitForURL(/\/previewdetails\/\d+$/);
    await page.getByText(/نحفظ لك الموعد/).waitFor();
    await page.getByRole('button', { name: /^ادفع/ }).click();
    await page.getByRole('button', { name: 'قبول الدفع' }).click();
    await page.getByRole('heading', { name: 'تم الدفع' }).waitFor();
  });

  it('left at the gateway is not paid, and says so; results opened by hand settle nothing', async () => {
    const luxury = await visit();
    const { page, open } = luxury;
    await bookLuxury(luxury, await someListing(server().url, 2));
    await page.getByRole('button', { name: 'الخروج دون دفع' }).click();
    await page.waitForURL(/\/payment\/failed\?reference=RK/);
    await page.getByRole('heading', { name: 'لم يصلنا قرار الدفع' }).waitFor();
    const reference = new URL(page.url()).searchParams.get('reference');
    await open(`/paymentsuccess?reference=${reference}`);
    await page.waitForURL(`**/payment/success?reference=${reference}`);
    await page.getByRole('heading', { name: 'لم يصلنا قرار الدفع' }).waitFor();
    await page.getByRole('link', { name: 'أكمل الدفع' }).click();
    await page.getByText('بانتظار السداد').first().waitFor();
    await page.getByRole('button', { name: 'ألغِ المعاينة' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'ألغِ المعاينة' }).click();
    await page.getByRole('dialog').getByText('ولم يُخصم منك شيء').waitFor();
    await open(`/payment/failed?reference=${reference}`);
    await page.getByRole('heading', { name: 'أُلغيت العملية' }).waitFor();

    await open('/payment/success');
    await page.getByRole('heading', { name: 'لا عملية دفع هنا' }).waitFor();
    await open('/paymentfailed');
    await page.getByRole('heading', { name: 'لم يكتمل الدفع' }).waitFor();
    await page.getByRole('link', { name: 'إلى الرئيسية' }).click();
    await page.waitForURL((url) => url.pathname === '/');

    const stranger = await visit();
    await signInAt(stranger.page, SARA, '/');
    await stranger.open(`/payment/success?reference=${reference}`);
    await stranger.page.getByRole('alert').getByText('هذه العملية غير موجودة').waitFor();
    await stranger.page.getByRole('heading', { name: 'لا عملية دفع هنا' }).waitFor();
    const guest = await visit();
    await guest.open(`/payment/success?reference=${reference}`);
    await guest.page.getByRole('link', { name: 'تسجيل الدخول' }).click();
    await guest.page.waitForURL(/\/login\?next=/);
  });
});
