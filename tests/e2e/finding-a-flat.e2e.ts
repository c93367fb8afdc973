import { expect, test } from '../support/journey.ts';
import { counted, resultCount, results } from '../support/map-steps.ts';
import { backOnline } from '../support/no-network.ts';
import type { RunningServer } from '../support/running-server.ts';
import { toggle } from '../support/segmented.ts';

interface Card {
  price: number;
  rentPeriod: string;
  roomsCount: number;
  latitude: number | null;
}

/** The latitude from which a place clearly is in the north of Riyadh. */
const NORTH_FROM = 24.735;

async function ask<Answer>({ url }: RunningServer, call: 'list' | 'pins', search: string): Promise<Answer> {
  const answer = await fetch(`${url}/api/properties/${call}${search}`, { headers: { language: 'ar' } });
  return (await answer.json()) as Answer;
}
const listed = (server: RunningServer, search: string) =>
  ask<{ properties: Card[]; total: number }>(server, 'list', search);

test.describe('a family looks for three rooms in north Riyadh, under 70,000 a year, near the metro', () => {
  test('with one thumb: from home by type, price, rooms, tenants and metro to a flat, its photos and back', async ({
    visit,
    server,
  }) => {
    const { page, open, complaints } = await visit();
    await open('/');
    await page.getByRole('button', { name: /^نوع العقار/ }).tap();
    await page.getByRole('option', { name: 'شقة', exact: true }).tap();
    await page.getByRole('button', { name: 'ابحث' }).tap();
    await expect(page).toHaveURL(/\/propertielist\?typeId=1&regionId=1&cityId=1$/);
    await expect(results(page).first()).toBeVisible();

    await page.getByRole('button', { name: /^التصفية/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'التصفية' });
    await sheet.getByLabel('السعر: إلى').fill('٧٠٬٠٠٠');
    await toggle(sheet, 'الغرف', '3');
    await toggle(sheet, 'السكن', 'عائلات');
    await sheet.getByRole('button', { name: 'محطة مترو' }).tap();
    await sheet.getByRole('button', { name: /^اعرض/ }).tap();
    await expect(page).toHaveURL(/features=44/);

    const { search } = new URL(page.url());
    const found = await listed(server, search);
    expect(found.total).toBeGreaterThan(0);
    for (const { price, rentPeriod, roomsCount } of found.properties) {
      expect(roomsCount).toBe(3);
      expect(price * (rentPeriod === 'month' ? 12 : 1)).toBeLessThanOrEqual(70_000);
    }
    const chips = page.getByRole('group', { name: 'اختيارات البحث' });
    await expect(chips.getByRole('link', { name: '3 غرف' })).toBeVisible();
    await expect(results(page)).toHaveCount(found.properties.length);

    const first = results(page).first();
    const title = (await first.getByRole('heading').textContent()) ?? '';
    await first.getByRole('link').first().tap();
    await expect(page).toHaveURL(/propertydetails\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('region', { name: 'صور العقار' }).locator('img').first().tap();
    const photos = page.getByRole('dialog', { name: 'صور العقار' });
    await expect(photos).toBeVisible();
    await page.goBack();
    await expect(photos).toHaveCount(0);
    await page.goBack();
    await expect.poll(() => new URL(page.url()).search).toBe(search);
    await expect(first.getByRole('heading', { name: title })).toBeVisible();

    await first.getByRole('button', { name: /^المفضلة/ }).tap();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'تسجيل الدخول' })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('in their own words: all of them are understood, shown, and shared in a link', async ({
    visit,
    server,
  }) => {
    const { page, open, context, complaints } = await visit();
    await open('/propertielist?purpose=for_rent');
    await page.getByRole('button', { name: /^غيّر البحث/ }).tap();
    await page.getByRole('combobox').fill('شقة ٣ غرف للعوائل شمال الرياض قريبة من المترو تحت ٧٠ ألف');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('فهمنا من بحثك: شقة، 3 غرف، عائلات، شمال الرياض، محطة مترو، حتى 70,000\u00A0ر.س.'),
    ).toBeVisible();
    const found = await listed(server, new URL(page.url()).search);
    expect(found.total).toBeGreaterThan(0);
    for (const { roomsCount, latitude } of found.properties) {
      expect(roomsCount).toBe(3);
      expect(latitude ?? NORTH_FROM).toBeGreaterThanOrEqual(NORTH_FROM);
    }
    const friend = await context.newPage();
    await friend.goto(page.url());
    await expect(results(friend)).toHaveCount(found.properties.length);
    expect(complaints).toEqual([]);
  });

  test('by the suggested side of the city, and on the map', async ({ visit, server }) => {
    const { page, open } = await visit();
    await open('/propertielist?purpose=for_rent&typeId=1');
    await page.getByRole('button', { name: /^غيّر البحث/ }).tap();
    await page.getByRole('combobox').fill('شمال');
    await page.getByRole('option', { name: /^شمال الرياض/ }).tap();
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('شمال الرياض');
    await expect(page.getByText('فهمنا من بحثك: شمال الرياض.')).toBeVisible();
    const { search } = new URL(page.url());
    const found = await listed(server, search);
    await expect(resultCount(page).filter({ hasText: String(found.total) })).toBeVisible();
    const onMap = await ask<{ total: number }>(server, 'pins', search);
    await page.getByRole('link', { name: 'الخريطة' }).tap();
    await expect.poll(() => counted(page)).toBe(onMap.total);
  });

  test('with the network gone half-way: the list says so, keeps the choices, and loads once online', async ({
    visit,
  }) => {
    const { page, open, context } = await visit();
    await open('/propertielist?purpose=for_rent&typeId=1&cityId=1');
    await expect(results(page).first()).toBeVisible();
    await page.getByRole('button', { name: /^التصفية/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'التصفية' });
    await toggle(sheet, 'الغرف', '3');
    await context.setOffline(true);
    await sheet.getByLabel('السعر: من').fill('70000');
    await sheet.getByLabel('السعر: إلى').fill('20000');
    await sheet.getByRole('button', { name: /^اعرض/ }).tap();
    await expect(page).toHaveURL(/priceFrom=20000&priceTo=70000/);
    await expect(page.getByRole('button', { name: 'أعد المحاولة' }).first()).toBeVisible();
    await backOnline(page);
    await expect(results(page).first()).toBeVisible();
    await expect(page).toHaveURL(/rooms=3/);
  });
});
