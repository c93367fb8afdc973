import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, CHROMIUM_HINT, findChromium } from '../support/chromium.ts';
import { runServer } from '../support/running-server.ts';
import { type Interaction, takeInteractions } from './interactions.ts';
import { takePhotos } from './photo-files.ts';
import { openWizard, toPhotoStep } from './wizard-phone.ts';

const PHOTOS = 8;
const UPLOAD_LIMIT_MS = 180_000;

/**
 * Runs in the page: records when each preview was painted, ms since the files were chosen (Element
 * Timing).
 */
const NOTE_PREVIEWS = `(() => {
  let chosenAt = 0;
  const shown = new Map();
  document.addEventListener('change', ({ target }) => {
    if (target.matches?.('input[data-photos]')) chosenAt = performance.now();
  }, true);
  new MutationObserver(() => {
    for (const image of document.querySelectorAll('[data-photo] img:not([elementtiming])')) {
      image.setAttribute('elementtiming', image.closest('[data-photo]').dataset.photo);
    }
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { identifier, renderTime } of list.getEntries()) {
      if (!shown.has(identifier)) shown.set(identifier, Math.round(renderTime - chosenAt));
    }
  }).observe({ type: 'element', buffered: true });
  window.shownPreviews = () => [...shown.values()];
})();`;

export interface PhotoFigures {
  megabytes: number[];
  /**
   * ms from choosing eight photos to the paint of each preview, in order of painting (asked:
   * 1,000).
   */
  previews: number[];
  /** The slowest key press in the description meanwhile. */
  slowestKey: Interaction | null;
  /** Seconds from choosing the photos until the server has all of them. */
  uploadedSeconds: number;
}

/** Measures adding photos to an ad on a phone; null without Chromium. */
export async function benchPhotos(): Promise<PhotoFigures | null> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.warn(CHROMIUM_HINT);
    return null;
  }
  const folder = await mkdtemp(join(tmpdir(), 'rukn-bench-photos-'));
  const server = await runServer();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const { paths, megabytes } = await takePhotos(folder, PHOTOS);
    return { megabytes, ...(await choosePhotos(browser, server.url, paths)) };
  } finally {
    await browser.close();
    await server.dispose();
    await rm(folder, { recursive: true, force: true });
  }
}

const uploadedOf = (page: Page) => page.getByRole('button', { name: /^الصورة \d+ من \d+\. رُفعت/ }).count();

async function choosePhotos(browser: Browser, url: string, paths: string[]) {
  const [page] = await openWizard(browser, url, NOTE_PREVIEWS);
  await toPhotoStep(page);
  await page.getByLabel('الوصف').tap();
  await takeInteractions(page);
  const started = performance.now();
  await page.locator('input[data-photos]').setInputFiles(paths);
  let typed = 0;
  while ((await uploadedOf(page)) < PHOTOS && performance.now() - started < UPLOAD_LIMIT_MS) {
    await page.keyboard.type(typed % 12 === 11 ? ' ' : 'n', { delay: 90 });
    typed += 1;
  }
  if ((await uploadedOf(page)) < PHOTOS) throw new Error('The photographs were not uploaded in time');
  const uploadedSeconds = Math.round((performance.now() - started) / 100) / 10;
  const [slowestKey = null] = await takeInteractions(page);
  const previews = (await page.evaluate('window.shownPreviews()')) as number[];
  await page.context().close();
  return { previews, slowestKey, uploadedSeconds };
}

export function printPhotoFigures({ slowestKey, ...figures }: PhotoFigures): void {
  console.log(`${PHOTOS} photographs of 12 megapixels over 4G, typing meanwhile; MB, ms`);
  console.table(figures);
  if (slowestKey) console.table({ 'slowest key': slowestKey });
}
