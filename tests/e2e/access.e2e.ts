import { AxeBuilder } from '@axe-core/playwright';
import { expect, it } from 'vitest';
import { journey } from '../support/journey.ts';

const SCREENS = {
  home: '/',
  list: '/propertielist',
  detail: '/propertydetails/100',
  neighborhoods: '/neighborhoodslist?cityId=1',
  near: '/nearproperties?latitude=24.7136&longitude=46.6753',
  about: '/aboutus',
  login: '/login',
  register: '/register',
  otp: '/otp',
  forgetPassword: '/forgetPassword',
  missing: '/no-such-screen',
};

journey('everybody can use it', ({ visit }) => {
  for (const language of ['ar', 'en'] as const) {
    for (const theme of ['light', 'dark'] as const) {
      it(`axe finds nothing: ${language}, ${theme}`, async () => {
        const { open, page, complaints } = await visit({ language, theme });
        const found: string[] = [];
        for (const [screen, path] of Object.entries(SCREENS)) {
          await open(path);
          await page.getByRole('heading', { level: 1 }).first().waitFor();
          const { violations } = await new AxeBuilder({ page }).analyze();
          for (const { id, nodes } of violations) found.push(`${screen}: ${id} at ${nodes[0]?.html}`);
        }
        expect(found).toEqual([]);
        // The browser itself reports the 404 of the missing screen.
        expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
      });
    }
  }

  it('never scrolls sideways, on a phone or a desktop', async () => {
    for (const desktop of [false, true]) {
      const { open, page } = await visit({ desktop });
      for (const path of Object.values(SCREENS)) {
        await open(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect({ path, desktop, overflow }).toEqual({ path, desktop, overflow: 0 });
      }
    }
  });
});
