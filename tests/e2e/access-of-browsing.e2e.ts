import { AxeBuilder } from '@axe-core/playwright';
import { expect, it } from 'vitest';
import { journey } from '../support/journey.ts';

/** Every screen of browsing, and what is there once it is full. */
const SCREENS = {
  '/': 'article',
  '/propertielist?purpose=for_rent': 'article',
  '/propertielist?purpose=for_rent&cityId=1&view=map': '.maplibregl-marker',
  '/propertydetails/': 'h1',
  '/neighborhoodslist?cityId=1': 'a[href*="neighborhoodId="]',
  '/nearproperties': 'article',
  '/aboutus': 'h1',
  '/blog': 'a[href^="/blogDetails/"]',
  '/blogDetails/1': 'h2',
  '/questions': 'details',
  '/terms': 'h2',
} as const;

journey('everybody can use the screens of browsing', ({ visit, server }) => {
  for (const language of ['ar', 'en'] as const) {
    for (const theme of ['light', 'dark'] as const) {
      it(`in ${language}, ${theme}: no axe violation, no complaint of the browser`, async () => {
        const { open, page, complaints } = await visit({ language, theme });
        const list = await fetch(`${server().url}/api/properties/list`);
        const { properties } = (await list.json()) as { properties: { id: number }[] };
        for (const [path, full] of Object.entries(SCREENS)) {
          await open(path.endsWith('/propertydetails/') ? `${path}${properties[0]?.id}` : path);
          await page.locator(full).first().waitFor();
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect({ path, violations: violations.map(({ id, nodes }) => [id, nodes[0]?.html]) }).toEqual({
            path,
            violations: [],
          });
        }
        expect(complaints.filter((text) => !text.includes('GL Driver Message'))).toEqual([]);
      });
    }
  }
});
