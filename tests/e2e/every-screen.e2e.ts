import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { EVERY_SCREEN, pathsFor, scrollThrough, viewerOf } from '../support/every-screen.ts';
import { expect, test } from '../support/journey.ts';

/**
 * `npm run screens`: a page with pictures of every screen, to be looked at. In both languages and
 * themes, on a small and a usual phone, a tablet, a laptop, and a phone on its side, with large
 * text, and while it loads, where it fails and offline. `npm run screens -- --grep money` takes one
 * row of the table.
 */

const FOLDER = join(import.meta.dirname, '../.output/screens');
const SIZES = [
  { name: '320', width: 320, height: 640 },
  { name: '390', width: 390, height: 844 },
  { name: '820', width: 820, height: 1180 },
  { name: '1280', width: 1280, height: 800 },
  { name: 'on its side', width: 844, height: 390 },
];
const USUAL = { width: 390, height: 844 };
/** Time for a screen without answers to show that it waits. */
const WAITING_MS = 1_500;

const FAULTS = {
  loading: (page: Page) => page.route('**/api/**', () => undefined),
  // Not 5xx, which is asked again for a while.
  failed: (page: Page) => page.route('**/api/**', (route) => route.fulfill({ status: 400, json: {} })),
  offline: (page: Page) => page.route('**/api/**', (route) => route.abort('internetdisconnected')),
};

async function shoot(page: Page, folder: string, name: string): Promise<string> {
  const file = `${name}.jpg`;
  await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 60, fullPage: true });
  return file;
}

test.describe.configure({ mode: 'parallel' });

if (process.env.SCREENS === '1')
  for (const [name, row] of Object.entries(EVERY_SCREEN))
    test(name, async ({ visit, server, sara }) => {
      test.setTimeout(0);
      const viewer = await viewerOf(row, server, sara);
      const screens = (await pathsFor(row.screens, viewer)).map(({ path, screen }) => ({
        path,
        whole: screen.whole ?? 'h1',
        folder: join(FOLDER, encodeURIComponent(path).slice(0, 80)),
        files: [] as string[],
      }));
      for (const language of ['ar', 'en'] as const)
        for (const theme of ['light', 'dark'] as const) {
          const { open, page } = await visit({ as: viewer, language, theme });
          await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
          for (const { path, whole, folder, files } of screens) {
            await mkdir(folder, { recursive: true });
            const add = async (state: string) =>
              files.push(await shoot(page, folder, `${language} ${theme} ${state}`));
            await page.setViewportSize(USUAL);
            await open(path);
            await expect(page.locator(whole).filter({ visible: true }).first()).toBeVisible();
            for (const { name: size, ...viewport } of SIZES) {
              await page.setViewportSize(viewport);
              await scrollThrough(page);
              await add(size);
            }
            await page.setViewportSize(USUAL);
            await page.evaluate(() => {
              document.documentElement.style.fontSize = '200%';
            });
            await add('large text');
            for (const [fault, begin] of Object.entries(FAULTS)) {
              await begin(page);
              await page.goto(path);
              await page.waitForTimeout(WAITING_MS);
              await add(fault);
              await page.unrouteAll();
            }
          }
        }
      await writeFile(join(FOLDER, `${name}.html`), pageOf(name, screens));
    });

/** The page of one row of the table. */
function pageOf(title: string, screens: { path: string; folder: string; files: string[] }[]): string {
  const figures = screens.map(({ path, folder, files }) => {
    const pictures = files.map((file) => {
      const address = [folder.slice(FOLDER.length + 1), file].map(encodeURIComponent).join('/');
      return `<figure><figcaption>${file}</figcaption><img loading="lazy" height="600" src="${address}"></figure>`;
    });
    return `<h2>${path}</h2><div>${pictures.join('')}</div>`;
  });
  const style = 'div{display:flex;overflow:auto}figure{margin:4px}';
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${style}</style>${figures.join('')}`;
}
