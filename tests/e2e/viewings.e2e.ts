import { expect, it } from 'vitest';
import { journey } from '../support/journey.ts';
import { NEWCOMER, SARA, signInAt, tokenOf } from '../support/people.ts';
import { bookByCall, chooseTime, own, someListing } from '../support/viewing-steps.ts';

journey('the viewings that one has', ({ visit, server }) => {
  it('are listed with the next one first, moved to another hour, and cancelled', async () => {
    const { open, page, complaints } = await visit();
    await signInAt(page, NEWCOMER, '/');
    const id = await bookByCall(server().url, await tokenOf(page), await someListing(server().url));
    await open('/previewlist');
    await page.getByRole('heading', { name: 'القادمة' }).waitFor();
    await page.locator(`a[href="/previewdetails/${id}"]`).click();

    await page.getByRole('button', { name: 'غيّر الموعد' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'انقل الموعد' }).click();
    await sheet.getByText('اختر وقتًا أولًا').waitFor();
    const time = await chooseTime(sheet, 2);
    await sheet.getByRole('button', { name: 'انقل الموعد' }).click();
    await page.getByText(/^صار موعدك/).waitFor();
    await page.locator('main').getByText(time).first().waitFor();

    await page.getByRole('button', { name: 'ألغِ المعاينة' }).click();
    await page.getByRole('dialog').getByText('تلغي المعاينة؟').first().waitFor();
    await page.getByRole('button', { name: 'أبقِ الموعد' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'ألغِ المعاينة' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'ألغِ المعاينة' }).click();
    await page.getByRole('dialog').getByText('أُلغيت المعاينة').first().waitFor();
    await page.getByRole('dialog').getByRole('link', { name: 'إلى الرئيسية' }).waitFor();
    // The toast of the move would lie over the sheet's buttons.
    expect(await page.getByText(/^صار موعدك/).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator('main:focus').waitFor();
    await page.getByText('ملغاة').waitFor();
    await open(`/previewdetails/${id}`);
    await page.getByText('ملغاة').waitFor();
    await page.getByRole('link', { name: 'احجز معاينة أخرى' }).waitFor();
    expect(own(complaints)).toEqual([]);
  });

  it('are nobody else’s, and one that is not there says so', async () => {
    const { open, page } = await visit();
    await signInAt(page, NEWCOMER, '/');
    const id = await bookByCall(server().url, await tokenOf(page), await someListing(server().url, 1));
    const stranger = await visit();
    await signInAt(stranger.page, SARA, '/');
    for (const path of [`/previewdetails/${id}`, '/previewdetails/999999', '/previewdetails/x']) {
      await stranger.open(path);
      await stranger.page.getByRole('heading', { name: 'لم نجد هذه المعاينة' }).waitFor();
    }
    await open('/previewlist?page=9');
    await page.getByRole('link', { name: 'إلى الصفحة الأولى' }).click();
    await page.getByRole('heading', { name: 'القادمة' }).waitFor();
    const guest = await visit();
    await guest.open('/previewlist');
    await guest.page.waitForURL(/\/login\?next=/);
  });

  it('say that the cancelling failed or is not known, and keep the viewing', async () => {
    const { open, page, context } = await visit();
    await signInAt(page, NEWCOMER, '/');
    const id = await bookByCall(server().url, await tokenOf(page), await someListing(server().url, 2));
    await open(`/previewdetails/${id}`);
    let isDown = false;
    await context.route('**/api/reservation/cancel/*', (route) =>
      isDown
        ? route.fulfill({ status: 503, json: { msg: 'الخدمة لا تجيب', error_number: 5003 } })
        : route.abort(),
    );
    await page.getByRole('button', { name: 'ألغِ المعاينة' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'ألغِ المعاينة' }).click();
    await sheet.getByRole('alert').getByText('لم يصلنا تأكيد الإلغاء').waitFor();
    isDown = true;
    await sheet.getByRole('button', { name: 'ألغِ المعاينة' }).click();
    await sheet.getByRole('alert').getByText('لم تُلغَ المعاينة').waitFor();
    await page.getByRole('button', { name: 'أبقِ الموعد' }).click();
    await page.getByText('مؤكدة').waitFor();
  });
});
