import { bookViewing, publishAd } from '../support/by-calls.ts';
import { expect, test } from '../support/journey.ts';
import { chooseTime } from '../support/viewing-steps.ts';

test.describe('the viewings that one has', () => {
  test('are listed with the next one first, moved to another hour, and cancelled', async ({
    visit,
    person,
  }) => {
    const [owner, visitor] = [await person(), await person()];
    const propertyId = await publishAd(owner);
    const later = await bookViewing(visitor, propertyId, 20);
    const id = await bookViewing(visitor, propertyId);
    const { open, page, complaints } = await visit({ as: visitor });
    await open('/previewlist');
    await expect(page.getByRole('heading', { name: 'القادمة' })).toBeVisible();
    const rows = page.locator('a[href^="/previewdetails/"]');
    await expect(rows).toHaveCount(2);
    await expect(rows.last()).toHaveAttribute('href', `/previewdetails/${later}`);
    await expect(rows.first()).toHaveAttribute('href', `/previewdetails/${id}`);
    await rows.first().click();

    await page.getByRole('button', { name: 'غيّر الموعد' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'أكّد الموعد الجديد' }).click();
    await expect(sheet.getByText('اختر وقتًا أولًا')).toBeVisible();
    const time = await chooseTime(sheet, 2);
    await sheet.getByRole('button', { name: 'أكّد الموعد الجديد' }).click();
    await expect(page.getByText(/^موعدك الآن/)).toBeVisible();
    await expect(page.locator('main').getByText(time).first()).toBeVisible();

    await page.getByRole('button', { name: 'ألغِ المعاينة' }).click();
    await expect(page.getByRole('dialog').getByText('إلغاء المعاينة؟').first()).toBeVisible();
    await page.getByRole('button', { name: 'أبقِ الموعد' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'ألغِ المعاينة' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'ألغِ المعاينة' }).click();
    await expect(page.getByRole('dialog').getByText('أُلغيت المعاينة').first()).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'إلى الرئيسية' })).toBeVisible();
    // The toast about rescheduling would cover the sheet's buttons.
    await expect(page.getByText(/^موعدك الآن/)).toHaveCount(0, { timeout: 1_000 });
    await page.keyboard.press('Escape');
    await expect(page.locator('main')).toBeFocused();
    await expect(page.getByText('ملغاة')).toBeVisible();
    await open(`/previewdetails/${id}`);
    await expect(page.getByText('ملغاة')).toBeVisible();
    await expect(page.getByRole('link', { name: 'احجز معاينة أخرى' })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('open for their two sides alone, and a missing one says so', async ({ visit, person }) => {
    const visitor = await person();
    const id = await bookViewing(visitor, await publishAd(await person()));
    const stranger = await visit({ as: await person() });
    for (const path of [`/previewdetails/${id}`, '/previewdetails/999999', '/previewdetails/x']) {
      await stranger.open(path);
      await expect(stranger.page.getByRole('heading', { name: 'لم نجد هذه المعاينة' })).toBeVisible();
    }
    const { open, page } = await visit({ as: visitor });
    await open('/previewlist?page=9');
    await page.getByRole('link', { name: 'إلى الصفحة الأولى' }).click();
    await expect(page.getByRole('heading', { name: 'القادمة' })).toBeVisible();
    const guest = await visit();
    await guest.open('/previewlist');
    await expect(guest.page).toHaveURL(/\/login\?next=/);
  });

  test('say that the cancelling failed or is not known, and keep the viewing', async ({ visit, person }) => {
    const [owner, visitor] = [await person(), await person()];
    const id = await bookViewing(visitor, await publishAd(owner));
    const { open, page, context } = await visit({ as: visitor });
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
    await expect(sheet.getByRole('alert').getByText('لم يصلنا تأكيد الإلغاء')).toBeVisible();
    isDown = true;
    await sheet.getByRole('button', { name: 'ألغِ المعاينة' }).click();
    await expect(sheet.getByRole('alert').getByText('لم تُلغَ المعاينة')).toBeVisible();
    await page.getByRole('button', { name: 'أبقِ الموعد' }).click();
    await expect(page.getByText('مؤكدة')).toBeVisible();
  });
});
