import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { axeViolations, sidewaysOf } from '../support/axe.ts';
import {
  EVERY_SCREEN,
  FACES,
  type Face,
  pathsFor,
  scrollThrough,
  viewerOf,
} from '../support/every-screen.ts';
import { expect, test } from '../support/journey.ts';
import { largeTextErrors } from '../support/large-text.ts';
import { watchShifts } from '../support/shifts.ts';

/**
 * Every screen: axe finds no violations, the page doesn't scroll sideways, also with large text on
 * a phone, nothing on it moves while answers arrive, and the browser logs no errors. States that
 * need an action first (a sheet, a refusal) are checked in the tests that reach them.
 */

/** With this one, answers come late and one by one. */
const SLOW: Face = 'Arabic, light, on a phone';

/** Routes that only redirect. */
const REDIRECTS = ['/paymentfailed', '/paymentsuccess', '/propertydetails/'];

test.describe.configure({ mode: 'parallel' });

test('every route is in the table', () => {
  const tree = readFileSync(join(import.meta.dirname, '../../src/app/route-tree.gen.ts'), 'utf8');
  const routes = [...(/fullPaths:([^;]*);/.exec(tree)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, it]) => it);
  expect(routes.length).toBeGreaterThan(40);
  const shown = Object.values(EVERY_SCREEN).flatMap(({ screens }) =>
    screens.map(({ path }) => path.split('?')[0]),
  );
  const isShown = (route = '') => {
    const pattern = new RegExp(`^${route.replace(/\/$/, '').replace(/\/\$\w*/, '(/.+)')}/?$`);
    return shown.some((path = '') => pattern.test(path));
  };
  expect(routes.filter((route = '') => !isShown(route) && !REDIRECTS.includes(route))).toEqual([]);
});

for (const [name, row] of Object.entries(EVERY_SCREEN)) {
  for (const face of row.faces) {
    test(`${name}: ${face}`, async ({ visit, server, sara }) => {
      const viewer = await viewerOf(row, server, sara);
      const { open, page, complaints } = await visit({ ...FACES[face], as: viewer });
      // Skips animations, so that colours and positions are final.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const shifts = face === SLOW ? await watchShifts(page) : async () => [];
      for (const { path, screen } of await pathsFor(row.screens, viewer)) {
        await test.step(path, async () => {
          complaints.length = 0;
          await open(path);
          const whole = page.locator(screen.whole ?? 'h1');
          await expect(whole.filter({ visible: true }).first()).toBeVisible();
          const moved = await shifts();
          await scrollThrough(page);
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          const sideways = await sidewaysOf(page);
          // The server has no console: it sends the console's page to everyone with 404.
          const isExpected = (text: string) =>
            (screen.missing || row.as === 'operator') && text.includes('status of 404');
          const found = [
            ...moved,
            ...(await axeViolations(page)),
            ...(sideways > 0 ? [`${sideways} px sideways`] : []),
            ...(face.endsWith('phone') ? await largeTextErrors(page) : []),
            ...complaints.filter((text) => !isExpected(text)),
          ];
          // Soft, so that the remaining screens are checked too.
          expect.soft({ path, found }).toEqual({ path, found: [] });
        });
      }
    });
  }
}
