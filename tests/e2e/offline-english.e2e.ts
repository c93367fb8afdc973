import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { journey } from '../support/journey.ts';
import { backOnline } from '../support/no-network.ts';

const started = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
/** The answers are written to the device a moment after they come. */
const isKept = (page: Page, path: string) =>
  page.waitForFunction(
    (wanted) =>
      Object.keys(localStorage).some(
        (key) => key.startsWith('rukn.queries.') && localStorage.getItem(key)?.includes(wanted),
      ),
    path,
  );

for (const [theme, desktop] of [
  ['light', true],
  ['dark', false],
] as const) {
  journey(`without network in English, ${desktop ? 'on a laptop' : 'on a phone'}, ${theme}`, ({ visit }) => {
    const english = { language: 'en', theme, desktop } as const;

    it('opens every browsing screen that was seen, and says from when it is', async () => {
      const { page, open, context } = await visit(english);
      await open('/');
      await started(page);
      await open('/neighborhoodslist?cityId=1');
      await isKept(page, 'places.neighborhoods');
      await open('/nearproperties?latitude=24.7136&longitude=46.6753');
      await page.getByRole('article').first().waitFor();
      await isKept(page, 'properties.nearYou');
      await context.setOffline(true);

      await open('/nearproperties?latitude=24.7136&longitude=46.6753');
      await page.getByRole('article').first().waitFor();
      await page.getByText(/saved/).first().waitFor();
      await open('/neighborhoodslist?cityId=1');
      await page.getByRole('heading', { level: 1, name: 'Neighbourhoods of Riyadh' }).waitFor();
      await page.locator('a[href*="neighborhoodId="]').first().waitFor();
      await open('/');
      await page.getByRole('heading', { level: 1, name: 'Find your corner' }).waitFor();
      await page.getByRole('article').first().waitFor();
      await open('/aboutus');
      await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor();
      await context.setOffline(false);
    });

    it('says so where nothing was kept, and loads it when the network is back', async () => {
      const { page, open, context } = await visit(english);
      await open('/');
      await started(page);
      await context.setOffline(true);
      for (const path of [
        '/propertydetails/77',
        '/propertielist?purpose=for_sale&page=2',
        '/neighborhoodslist?cityId=2',
      ]) {
        await open(path);
        await page.getByRole('alert').waitFor();
        await page.getByRole('heading', { name: 'You are offline' }).waitFor();
        await page.getByRole('button', { name: 'Try again' }).waitFor();
        // Nobody there can help.
        expect(await page.getByRole('link', { name: 'Contact support' }).count()).toBe(0);
      }
      await backOnline(page, 'Try again');
      await page.locator('a[href*="neighborhoodId="]').first().waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  });
}
