import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { journey } from '../support/journey.ts';
import { backOnline } from '../support/no-network.ts';
import { toggle } from '../support/segmented.ts';

interface Card {
  id: number;
  title: string;
  price: number;
  rentPeriod: string;
  roomsCount: number;
  latitude: number;
  longitude: number;
}

const started = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
const results = (page: Page) => page.getByRole('article');
const total = (page: Page) => page.getByRole('status').filter({ hasText: /^(\d+ عقار|عقار واحد|عقاران)/ });
/** The graphics driver of a browser without a screen has remarks of its own. */
const own = (complaints: string[]) => complaints.filter((text) => !/GL Driver Message/.test(text));
/** North of this a place is in the north of Riyadh, whoever one asks. */
const NORTH_FROM = 24.735;

journey(
  'a family looks for three rooms in north Riyadh, under 70,000 a year, near the metro',
  ({ visit, server }) => {
    const listed = async (search: string) => {
      const answer = await fetch(`${server().url}/api/properties/list${search}`, {
        headers: { language: 'ar' },
      });
      return (await answer.json()) as { properties: Card[]; total: number };
    };

    it('with one thumb: from home by type, price, rooms, tenants and metro to a flat, its photos and back', async () => {
      const { page, open, complaints } = await visit();
      await open('/');
      await started(page);
      await page.getByRole('button', { name: /^نوع العقار/ }).tap();
      await page.getByRole('option', { name: 'شقة', exact: true }).tap();
      await page.getByRole('button', { name: 'ابحث' }).tap();
      await page.waitForURL(/\/propertielist\?purpose=for_rent&typeId=1/);
      await results(page).first().waitFor();

      await page.getByRole('button', { name: /^التصفية/ }).tap();
      const sheet = page.getByRole('dialog', { name: 'التصفية' });
      await sheet.getByLabel('السعر: إلى').fill('٧٠٬٠٠٠');
      await toggle(sheet, 'الغرف', '3');
      await toggle(sheet, 'السكن', 'عائلات');
      await sheet.getByRole('button', { name: 'محطة مترو' }).tap();
      await page.waitForTimeout(400);
      const apply = sheet.getByRole('button', { name: /^اعرض/ });
      await page.waitForLoadState('networkidle');
      await apply.tap();
      await page.waitForURL(/features=44/);

      const { search } = new URL(page.url());
      const found = await listed(search);
      expect(found.total).toBeGreaterThan(0);
      for (const { price, rentPeriod, roomsCount } of found.properties) {
        expect(roomsCount).toBe(3);
        expect(price * (rentPeriod === 'month' ? 12 : 1)).toBeLessThanOrEqual(70_000);
      }
      const chips = page.getByRole('group', { name: 'اختيارات البحث' });
      await chips.getByRole('link', { name: '3 غرف' }).waitFor();
      await expect.poll(() => results(page).count()).toBe(Math.min(found.total, 30));

      const title = (await results(page).first().getByRole('heading').textContent()) ?? '';
      await results(page).first().getByRole('link').first().tap();
      await page.waitForURL(/propertydetails\/\d+$/);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByRole('region', { name: 'صور العقار' }).locator('img').first().tap();
      const photos = page.getByRole('dialog', { name: 'صور العقار' });
      await photos.waitFor();
      await page.goBack();
      await photos.waitFor({ state: 'detached' });
      await page.goBack();
      await page.waitForURL((url) => url.search === search);
      await results(page).first().getByRole('heading', { name: title }).waitFor();

      await results(page)
        .first()
        .getByRole('button', { name: /^المفضلة/ })
        .tap();
      await page.getByRole('dialog').getByRole('link', { name: 'تسجيل الدخول' }).waitFor();
      expect(own(complaints)).toEqual([]);
    });

    it('in his own words: all of them are understood, told, and shared in a link', async () => {
      const { page, open, context, complaints } = await visit();
      await open('/propertielist?purpose=for_rent');
      await started(page);
      await page.getByRole('button', { name: /^غيّر البحث/ }).tap();
      await page.getByRole('combobox').fill('شقة ٣ غرف للعوائل شمال الرياض قريبة من المترو تحت ٧٠ ألف');
      await page.keyboard.press('Enter');
      await page
        .getByText('فهمنا من بحثك: شقة، 3 غرف، عائلات، شمال الرياض، محطة مترو، حتى 70,000 ر.س.')
        .waitFor();
      const found = await listed(new URL(page.url()).search);
      expect(found.total).toBeGreaterThan(0);
      for (const { roomsCount, latitude } of found.properties) {
        expect(roomsCount).toBe(3);
        expect(latitude).toBeGreaterThan(NORTH_FROM);
      }
      const friend = await context.newPage();
      await friend.goto(page.url());
      await expect.poll(() => results(friend).count()).toBe(found.properties.length);
      await friend.close();
      expect(own(complaints)).toEqual([]);
    });

    it('by the suggested side of the city, and on the map', async () => {
      const { page, open } = await visit();
      await open('/propertielist?purpose=for_rent&typeId=1');
      await started(page);
      await page.getByRole('button', { name: /^غيّر البحث/ }).tap();
      await page.getByRole('combobox').fill('شمال');
      await page.getByRole('option', { name: /^شمال الرياض/ }).tap();
      await page.waitForURL((url) => url.searchParams.get('q') === 'شمال الرياض');
      await page.getByText('فهمنا من بحثك: شمال الرياض.').waitFor();
      const found = await listed(new URL(page.url()).search);
      await total(page)
        .filter({ hasText: String(found.total) })
        .waitFor();
      await page.getByRole('link', { name: 'الخريطة' }).tap();
      await page.locator('.maplibregl-marker').first().waitFor();
      await expect
        .poll(() =>
          page.evaluate(() => {
            const clusters = [...document.querySelectorAll<HTMLElement>('[data-cluster]')];
            const pins = document.querySelectorAll('.maplibregl-marker button[aria-pressed]');
            return clusters.reduce((sum, { dataset }) => sum + Number(dataset.cluster), pins.length);
          }),
        )
        .toBe(found.total);
    });

    it('with the network gone half-way: says so, keeps what he chose, and goes on when it is back', async () => {
      const { page, open, context } = await visit();
      await open('/propertielist?purpose=for_rent&typeId=1&cityId=1');
      await started(page);
      await results(page).first().waitFor();
      await page.getByRole('button', { name: /^التصفية/ }).tap();
      const sheet = page.getByRole('dialog', { name: 'التصفية' });
      await toggle(sheet, 'الغرف', '3');
      await context.setOffline(true);
      await sheet.getByLabel('السعر: من').fill('70000');
      await sheet.getByLabel('السعر: إلى').fill('20000');
      await sheet.getByRole('button', { name: /^اعرض/ }).tap();
      await page.waitForURL(/priceFrom=20000&priceTo=70000/);
      await page.getByRole('button', { name: 'أعد المحاولة' }).first().waitFor();
      await backOnline(page);
      await results(page).first().waitFor();
      expect(new URL(page.url()).searchParams.get('rooms')).toBe('3');
    });
  },
);
