import { expect, it } from 'vitest';
import { axeFaults, sidewaysOf } from '../support/axe.ts';
import { journey } from '../support/journey.ts';

/** Every screen that a guest may open, and what is there once it is full. */
const SCREENS = {
  '/': 'article',
  '/propertielist?purpose=for_rent': 'article',
  '/propertielist?purpose=for_rent&cityId=1&view=map': '.maplibregl-marker',
  '/propertydetails/100': 'h1',
  '/neighborhoodslist?cityId=1': 'a[href*="neighborhoodId="]',
  '/nearproperties?latitude=24.7136&longitude=46.6753': 'article',
  '/aboutus': 'h1',
  '/blog': 'a[href^="/blogDetails/"]',
  '/blogDetails/1': 'h2',
  '/questions': 'details',
  '/terms': 'h2',
  '/login': 'h1',
  '/register': 'h1',
  '/otp': 'h1',
  '/forgetPassword': 'h1',
  '/no-such-screen': 'h1',
};
/** Each language and each theme once: what axe looks at depends on the one or the other, not on the pair. */
const FACES = [
  { language: 'ar', theme: 'light' },
  { language: 'en', theme: 'dark' },
] as const;

journey('everybody can use it', ({ visit }) => {
  it.each(FACES)('axe finds nothing: $language, $theme', { timeout: 240_000 }, async (face) => {
    const { open, page, complaints } = await visit(face);
    for (const [path, full] of Object.entries(SCREENS)) {
      await open(path);
      await page.locator(full).first().waitFor();
      const found = await axeFaults(page);
      expect({ path, found }).toEqual({ path, found: [] });
    }
    // The browser itself reports the 404 of the missing screen, and what its map's driver says.
    expect(complaints.filter((text) => !/404|GL Driver Message/.test(text))).toEqual([]);
  });

  it('never scrolls sideways, on a phone or a desktop', { timeout: 180_000 }, async () => {
    for (const desktop of [false, true]) {
      const { open, page } = await visit({ desktop });
      for (const [path, full] of Object.entries(SCREENS)) {
        await open(path);
        await page.locator(full).first().waitFor();
        const overflow = await sidewaysOf(page);
        expect({ path, desktop, overflow }).toEqual({ path, desktop, overflow: 0 });
      }
    }
  });
});
