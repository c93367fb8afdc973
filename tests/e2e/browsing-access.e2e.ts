import { expect, it } from 'vitest';
import { journey } from '../support/journey.ts';
import { screenFaults, scrollThrough } from '../support/screen-faults.ts';
import { own } from '../support/viewing-steps.ts';

const PATHS = [
  '/',
  '/propertielist',
  // Nothing is found, and what was looked for is quoted.
  `/propertielist?q=${encodeURIComponent('شقة عائلية كبيرة مطلة على البحر مع مسبح وحديقة وجلسة خارجية في حي هادئ')}`,
  `/propertielist?q=${'x'.repeat(100)}`,
  '/propertydetails/13',
  '/nearproperties',
  '/neighborhoodslist',
  '/aboutus',
];
/** Between them each language, each theme and each width. */
const VISITS = [
  { language: 'ar', theme: 'light', desktop: false },
  { language: 'en', theme: 'dark', desktop: false },
  { language: 'ar', theme: 'dark', desktop: true },
] as const;

journey('the screens that anybody browses', ({ visit }) => {
  for (const { language, theme, desktop } of VISITS) {
    const name = [language, theme, desktop ? 'laptop' : 'phone'].join(', ');
    it(`axe finds nothing, and nothing scrolls sideways: ${name}`, async () => {
      const { open, page, complaints } = await visit({ language, theme, desktop });
      expect(await screenFaults({ open, page }, PATHS, scrollThrough)).toEqual([]);
      expect(own(complaints)).toEqual([]);
    }, 180_000);
  }
});
