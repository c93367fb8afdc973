import { expect, it } from 'vitest';
import { axeFaults, sidewaysOf } from '../support/axe.ts';
import { journey, type Visit } from '../support/journey.ts';
import { card, counted, markers, results, told } from '../support/map-steps.ts';
import { savedOnDevice, withoutNetwork, workerInCharge } from '../support/no-network.ts';
import { SARA, signInAt } from '../support/people.ts';
import { own } from '../support/viewing-steps.ts';

journey('the map in bad conditions', ({ visit, server }) => {
  it('opens again without network with what was seen, and its cards', async () => {
    const { page, open, context } = await visit();
    await signInAt(page, SARA, '/maps');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await open('/maps');
    await workerInCharge(page);
    await markers(page).first().waitFor();
    const seen = await counted(page);
    await savedOnDevice(page, 'properties.pins');
    await savedOnDevice(page, 'properties.nearYou');
    await open('/maps?view=list');
    const title = (await results(page).first().getByRole('heading').textContent()) ?? '';
    await withoutNetwork('the server stopped', { context, server: server() }, async () => {
      await context.setOffline(true);
      await open('/maps');
      await markers(page).first().waitFor();
      expect(await counted(page)).toBe(seen);
      await page.getByText(/محفوظ/).filter({ visible: true }).first().waitFor();
      // What lies elsewhere can't be had, and what was seen stays.
      await page.getByRole('link', { name: 'القائمة' }).click();
      await page.getByRole('heading', { name: title }).first().waitFor();
      await page.getByRole('link', { name: 'الخريطة' }).filter({ visible: true }).click();
      await markers(page).first().waitFor();
      await context.setOffline(false);
    });
  });

  it('is a list by the keyboard alone, and a pin’s card takes the focus and gives it back', async () => {
    const { page } = await visit({ desktop: true });
    await signInAt(page, SARA, '/maps');
    await markers(page).first().waitFor();
    const total = await told(page);
    const pin = page.locator('[data-pin]').first();
    for (let step = 0; step < 8 && !(await pin.isVisible()); step++) {
      await page.locator('[data-cluster]').first().focus();
      await page.keyboard.press('Enter');
      await page.waitForTimeout(900);
    }
    await pin.focus();
    await page.keyboard.press('Enter');
    await card(page).waitFor();
    const hasFocus = () => card(page).evaluate((part) => part.contains(document.activeElement));
    await expect.poll(hasFocus).toBe(true);
    const id = await page.locator('[data-pin][aria-pressed="true"]').getAttribute('data-pin');
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-pin'))).toBe(id);

    const toList = page.getByRole('link', { name: 'القائمة' }).filter({ visible: true });
    await toList.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/view=list/);
    await page.getByRole('region', { name: 'خريطة العقارات القريبة' }).waitFor({ state: 'detached' });
    expect(await told(page)).toBe(total);
  });

  it('shows the list and says why where no map can be drawn', async () => {
    const { page, context } = await visit();
    await context.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await signInAt(page, SARA, '/maps');
    await page.getByText('تعذّر رسم الخريطة على هذا الجهاز').waitFor();
    await results(page).first().waitFor();
    expect(await results(page).first().isVisible()).toBe(true);
  });

  it('says what failed, and tries again', async () => {
    const { page, context } = await visit();
    await context.route('**/api/properties/nearYou?*', (route) =>
      route.fulfill({ status: 500, json: { msg: 'لدينا خطاء فني', error_number: 1000 } }),
    );
    await signInAt(page, SARA, '/maps');
    await page.getByRole('alert').filter({ hasText: 'تعذّر تحميل العقارات' }).waitFor({ timeout: 20_000 });
    await context.unroute('**/api/properties/nearYou?*');
    await page.getByRole('button', { name: 'أعد المحاولة' }).first().click();
    await markers(page).first().waitFor();
  });

  it('names what it can’t use of a link', async () => {
    const { page } = await visit();
    await signInAt(page, SARA, '/maps?typeId=999&bounds=x');
    // The type is known to be gone once the server has said so.
    await page.getByText(/نوع العقار \(غير موجود\)، ومنطقة الخريطة \(x\)/).waitFor();
    await page.getByRole('link', { name: 'أكمل بالباقي' }).click();
    await page.waitForURL(/\/maps$/);
    await markers(page).first().waitFor();
  });
});

journey('the map in English, in the dark', ({ visit }) => {
  const paths = ['/maps', '/maps?favorites=yes', '/maps?view=list'];
  it.each([true, false])('axe finds nothing, and nothing scrolls sideways: desktop %s', async (desktop) => {
    const { open, page, complaints }: Visit = await visit({ language: 'en', theme: 'dark', desktop });
    await signInAt(page, SARA, '/maps');
    for (const path of paths) {
      await open(path);
      await (path.includes('list') ? results(page) : markers(page)).first().waitFor();
      await page.waitForTimeout(500);
      expect({ path, found: await axeFaults(page) }).toEqual({ path, found: [] });
      const overflow = await sidewaysOf(page);
      expect({ path, overflow }).toEqual({ path, overflow: 0 });
    }
    expect(own(complaints)).toEqual([]);
  });
});
