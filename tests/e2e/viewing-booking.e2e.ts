import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../../server/db/schema/people.ts';
import { properties } from '../../server/db/schema/properties.ts';
import { journey } from '../support/journey.ts';
import { NEWCOMER, SARA, signInAt } from '../support/people.ts';
import { chooseTime, own, someListing, times } from '../support/viewing-steps.ts';

journey('booking a viewing', ({ visit, server }) => {
  it('leads a guest through signing in to the times, books one, and gives its file and its page', async () => {
    const { open, page, complaints } = await visit();
    const propertyId = await someListing(server().url);
    await open(`/propertydetails/${propertyId}`);
    await page.getByRole('button', { name: 'احجز معاينة' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'تسجيل الدخول' }).click();
    await page.locator('input[name="mobile"]').fill(NEWCOMER.mobile);
    await page.locator('input[name="password"]').fill(NEWCOMER.password);
    await page.locator('button[type="submit"]').click();
    await page.waitForURL(`**/propertypreview/${propertyId}`);

    // Without a time nothing is sent, and it is said where one is missing.
    await times(page).first().waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'احجز عادية' }).click();
    await page.getByText('اختر وقتًا أولًا').waitFor();

    const time = await chooseTime(page, 1);
    await page.waitForURL(/time=/);
    await page.reload();
    await page.locator('input[type="radio"]:checked').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'احجز عادية' }).click();
    const done = page.getByRole('dialog');
    await done.getByText('حُجزت معاينتك').first().waitFor();
    await done.getByText(time).waitFor();
    await done.getByText(/144\d هـ/).waitFor();
    await done.getByRole('link', { name: /^05\d{8}$/ }).waitFor();
    const saving = page.waitForEvent('download');
    await done.getByRole('button', { name: 'أضف إلى التقويم' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^rukn-viewing-\d+\.ics$/);
    expect(await readFile(await file.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*SUMMARY:معاينة/);

    await done.getByRole('link', { name: 'إلى الرئيسية' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    const next = page.getByRole('link', { name: /معاينتك القادمة/ });
    await next.click();
    await page.waitForURL(/\/previewdetails\/\d+$/);
    await page.getByText('مؤكدة').waitFor();
    await page.getByRole('link', { name: 'واتساب' }).waitFor();
    expect(await page.getByRole('link', { name: 'اتصال' }).getAttribute('href')).toMatch(/^tel:05/);
    expect(own(complaints)).toEqual([]);
  });

  it('shows the empty list of a day without times, and turns away from a past day and a broken address', async () => {
    const { open, page, complaints } = await visit();
    const propertyId = await someListing(server().url, 1);
    await signInAt(page, NEWCOMER, '/');
    await open(`/propertypreview/${propertyId}`);
    const grid = page.getByRole('grid');
    await grid.waitFor();
    const empty = grid.getByRole('button', { name: /لا أوقات متاحة$/, disabled: false });
    if ((await empty.count()) === 0) await page.getByRole('button', { name: 'الشهر التالي' }).click();
    await empty.last().click();
    await page.getByText('لا أوقات متاحة في هذا اليوم.').waitFor();
    expect(await times(page).count()).toBe(0);
    await page.getByRole('button', { name: /^أقرب موعد/ }).click();
    await times(page).first().waitFor({ state: 'attached' });

    await open(`/propertypreview/${propertyId}?date=2020-01-01&time=10:00`);
    await page.getByText('مضى اليوم الذي طلبته').waitFor();
    await open(`/propertypreview/${propertyId}?date=2099-01-01&time=10:00`);
    await page.getByText('لم يُفتح الحجز لليوم الذي طلبته').waitFor();
    await open(`/propertypreview/${propertyId}?date=x&time=y`);
    await times(page).first().waitFor({ state: 'attached' });
    await open('/propertypreview/0');
    await page.getByText('لم نجد هذا العقار').waitFor();
    expect(own(complaints).filter((text) => !text.includes('404'))).toEqual([]);
  });

  it('gives one hour to the first of two browsers; the other keeps his day and sees why', async () => {
    const [first, second] = [await visit(), await visit()];
    const propertyId = await someListing(server().url, 2);
    for (const [{ page }, person] of [
      [first, SARA],
      [second, NEWCOMER],
    ] as const) {
      await signInAt(page, person, `/propertypreview/${propertyId}`);
      await chooseTime(page);
    }
    await first.page.getByRole('button', { name: 'احجز عادية' }).click();
    await first.page.getByRole('dialog').getByText('حُجزت معاينتك').first().waitFor();
    await second.page.getByRole('button', { name: 'احجز عادية' }).click();
    const alert = second.page.getByRole('alert');
    await alert.getByText('حُجز هذا الموعد قبل لحظات').waitFor();
    await alert.getByText('4010').waitFor();
    await second.page.locator('input[type="radio"]:disabled').waitFor({ state: 'attached' });
    await chooseTime(second.page, 1);
    await second.page.getByRole('button', { name: 'احجز عادية' }).click();
    await second.page.getByRole('dialog').getByText('حُجزت معاينتك').first().waitFor();
  });

  it('books once for a double tap, and for a second try after a lost answer', async () => {
    const { page, context } = await visit();
    const propertyId = await someListing(server().url, 3);
    await signInAt(page, NEWCOMER, `/propertypreview/${propertyId}`);
    await chooseTime(page);
    const keys: (string | undefined)[] = [];
    await context.route('**/api/reservation/create', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      // Done by the server, but the answer is lost on its way.
      if (keys.length === 1) {
        await route.fetch();
        await route.abort();
      } else await route.continue();
    });
    await page.getByRole('button', { name: 'احجز عادية' }).dblclick();
    await page.getByRole('alert').getByText('لم يصلنا تأكيد الحجز').waitFor();
    await page.getByRole('button', { name: 'احجز عادية' }).click();
    await page.getByRole('dialog').getByText('حُجزت معاينتك').first().waitFor();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it('needs a connection, and never waits for one', async () => {
    const { page, context } = await visit();
    const propertyId = await someListing(server().url, 4);
    await signInAt(page, NEWCOMER, `/propertypreview/${propertyId}`);
    await chooseTime(page);
    await context.setOffline(true);
    const button = page.getByRole('button', { name: 'يحتاج اتصالًا' });
    await button.waitFor();
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'احجز عادية' }).waitFor();
    expect(await page.locator('input[type="radio"]:checked').count()).toBe(1);
  });

  it('tells whoever advertises a home that he needs no viewing of it', async () => {
    const { page } = await visit();
    const propertyId = await someListing(server().url, 5);
    await server().meanwhile(async (db) => {
      const [owner] = await db.select().from(users).where(eq(users.mobile, NEWCOMER.mobile));
      await db.update(properties).set({ advertiserId: owner?.id }).where(eq(properties.id, propertyId));
    });
    await signInAt(page, NEWCOMER, `/propertypreview/${propertyId}`);
    const time = await chooseTime(page);
    await page.getByRole('button', { name: 'احجز عادية' }).click();
    const alert = page.getByRole('alert');
    await alert.getByText('هذا عقارك').waitFor();
    await alert.getByText('4013').waitFor();
    await page
      .locator('label', { has: page.locator('input:checked') })
      .getByText(time)
      .waitFor();
  });
});
