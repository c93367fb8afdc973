import { expect, it } from 'vitest';
import { LANGUAGES_AND_THEMES } from '../support/axe.ts';
import { journey } from '../support/journey.ts';
import { SARA, signInAt } from '../support/people.ts';
import { screenFaults } from '../support/screen-faults.ts';
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
      const paths = ['/previewlist', viewing, booking, '/payment/success', '/payment/failed'];
      const whole = async (_: unknown, path: string) => {
        if (path === booking) await page.getByRole('grid').waitFor();
      };
      expect(await screenFaults({ open, page }, paths, whole)).toEqual([]);
      expect(own(complaints)).toEqual([]);
    });
  }
});
