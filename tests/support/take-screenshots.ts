/*
 * Takes the screenshots for README and manifest (public/screenshots) of the built app with a new
 * demo. Run from the repository's root after `npm run build`: npx tsx
 * tests/support/take-screenshots.ts
 */
import { join } from 'node:path';
import { type BrowserContextOptions, chromium } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM_ARGS, CHROMIUM_HINT, findChromium } from './chromium.ts';
import { runServer } from './running-server.ts';
import { DESKTOP, PHONE } from './screens.ts';

const folder = join(import.meta.dirname, '../../public/screenshots');
/** Sizes as in the manifest: viewport × deviceScaleFactor. */
const SHOTS: [name: string, path: string, screen: BrowserContextOptions][] = [
  ['phone-home', '/', PHONE],
  ['phone-list', '/propertielist', PHONE],
  ['desktop-home', '/', { ...DESKTOP, deviceScaleFactor: 1.5 }],
];

const executablePath = findChromium();
if (executablePath === null) throw new Error(CHROMIUM_HINT);
const server = await runServer();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
try {
  for (const [name, path, screen] of SHOTS) {
    const context = await browser.newContext({ ...screen, locale: 'ar-SA', reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all(
        [...document.images].map((image) => (image.loading === 'lazy' ? null : image.decode())),
      );
    });
    const shot = await page.screenshot();
    await sharp(shot)
      .png({ palette: true, quality: 85, effort: 10 })
      .toFile(join(folder, `${name}.png`));
    await context.close();
    console.log(name);
  }
} finally {
  await browser.close();
  await server.dispose();
}
