import { expect, it } from 'vitest';
import { LANGUAGES_AND_THEMES } from '../support/axe.ts';
import { journey } from '../support/journey.ts';
import { SARA, signInAt } from '../support/people.ts';
import { screenFaults } from '../support/screen-faults.ts';
import { own } from '../support/viewing-steps.ts';

/** Each step of an ad that is published, of one that waits for its payment, and of a new one. */
const PATHS = [
  '/propertieupdate/13?step=kind',
  '/propertieupdate/13?step=broker',
  '/propertieupdate/13?step=property',
  '/propertieupdate/13?step=feature',
  '/propertieupdate/6?step=feature',
  '/propertiecreate?step=kind',
  '/propertiecreate?step=documentation',
  '/propertymanagement',
  '/propertie',
];

journey('the screens of ads', ({ visit }) => {
  for (const [language, theme] of LANGUAGES_AND_THEMES) {
    it(`axe finds nothing, and nothing scrolls sideways: ${language}, ${theme}`, async () => {
      const { open, page, complaints } = await visit({ language, theme });
      await signInAt(page, SARA, '/propertie');
      // What lies below the first view of a step is drawn after it.
      const whole = () => page.waitForLoadState('networkidle');
      expect(await screenFaults({ open, page }, PATHS, whole)).toEqual([]);
      expect(own(complaints)).toEqual([]);
    }, 120_000);
  }
});
