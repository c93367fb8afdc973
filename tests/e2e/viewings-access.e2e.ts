import { expect, it } from 'vitest';
import { axeFaults, LANGUAGES_AND_THEMES, sidewaysOf } from '../support/axe.ts';
import { journey } from '../support/journey.ts';
import { SARA, signInAt } from '../support/people.ts';
import { own } from '../support/viewing-steps.ts';

journey('the screens of viewings and payments', ({ visit }) => {
  for (const [language, theme] of LANGUAGES_AND_THEMES) {
    it(`axe finds nothing, and nothing scrolls sideways: ${language}, ${theme}`, async () => {
      const { open, page, complaints } = await visit({ language, theme });
      await signInAt(page, SARA, '/previewlist');
      const viewing = (await page.locator('a[href^="/previewdetails/"]').first().getAttribute('href')) ?? '';
      await open(viewing);
      const home = await page.locator('main a[href^="/propertydetails/"]').first().getAttribute('href');
      const booking = (home ?? '').replace('propertydetails', 'propertypreview');
      const found: string[] = [];
      for (const path of ['/previewlist', viewing, booking, '/payment/success', '/payment/failed']) {
        await open(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
        if (path === booking) await page.getByRole('grid').waitFor();
        found.push(...(await axeFaults(page)).map((fault) => `${path}: ${fault}`));
        const overflow = await sidewaysOf(page);
        expect({ path, overflow }).toEqual({ path, overflow: 0 });
      }
      expect(found).toEqual([]);
      expect(own(complaints)).toEqual([]);
    });
  }
});
