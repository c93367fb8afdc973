import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, CHROMIUM_HINT, findChromium } from '../support/chromium.ts';
import { NEWCOMER, signInAt } from '../support/people.ts';
import { runServer } from '../support/running-server.ts';
import { type Interaction, noteInteractions, takeInteractions } from './interactions.ts';
import { phonePhoto } from './photo-files.ts';

const PHOTOS = 8;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
const MBIT = 125_000;
/** 4G as Lighthouse and the operators' own coverage tests have it: 4 Mbit/s down, 3 up, 60 ms. */
const FOUR_G = { offline: false, latency: 60, downloadThroughput: 4 * MBIT, uploadThroughput: 3 * MBIT };
const UPLOAD_LIMIT_MS = 180_000;

/** In the page: when each preview was painted, ms since the files were chosen (Element Timing). */
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
  /** ms from choosing eight photographs to the paint of each preview, in the order in which they came (asked: 1,000). */
  previews: number[];
  /** Keys typed into the description meanwhile. */
  slowestKey: Interaction | null;
  /** From choosing until the server has all of them. */
  uploadedSeconds: number;
  /** The wizard from its first step to its fourth at 4× slowdown, its photographs on their way (asked: under 200 ms). */
  walk: { interactions: number; over200: number; slowest: Interaction[] };
}

/** The photographs of an ad as a phone chooses them; null where there is no Chromium. */
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
    const { paths, megabytes } = await takePhotos(folder);
    const chosen = await choosePhotos(browser, server.url, paths);
    return { megabytes, ...chosen, walk: await walkWizard(browser, server.url, paths) };
  } finally {
    await browser.close();
    await server.dispose();
    await rm(folder, { recursive: true, force: true });
  }
}

async function takePhotos(folder: string) {
  const paths: string[] = [];
  const megabytes: number[] = [];
  for (let seed = 1; seed <= PHOTOS; seed++) {
    const photo = await phonePhoto(seed);
    const path = join(folder, `IMG_${seed}.jpg`);
    await writeFile(path, photo);
    paths.push(path);
    megabytes.push(Math.round(photo.length / 100_000) / 10);
  }
  return { paths, megabytes };
}

/** A phone that stands at the first step of a new ad. */
async function openWizard(browser: Browser, baseURL: string): Promise<[Page, CDPSession]> {
  const context = await browser.newContext({ ...PHONE, baseURL, locale: 'ar-SA' });
  const page = await context.newPage();
  await noteInteractions(page);
  await page.addInitScript({ content: NOTE_PREVIEWS });
  await signInAt(page, NEWCOMER, '/propertiecreate?step=kind');
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', FOUR_G);
  return [page, session];
}

const next = (page: Page) => page.getByRole('button', { name: 'التالي' }).tap();

async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).tap();
  await page.keyboard.type(text, { delay: 60 });
}

async function toPhotoStep(page: Page): Promise<void> {
  await page.getByText('مالك أو وكيله').tap();
  await next(page);
  await type(page, 'رقم هوية المالك', '1000000008');
  await type(page, 'تاريخ ميلاد المالك', '14/03/1985');
  await type(page, 'رقم جوال المالك', '0500000002');
  await next(page);
  await page.getByText('الخطوة 3 من 5').waitFor();
}

const uploadedOf = (page: Page) => page.getByRole('button', { name: /^الصورة \d+ من \d+\. رُفعت/ }).count();

async function choosePhotos(browser: Browser, url: string, paths: string[]) {
  const [page] = await openWizard(browser, url);
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

async function pick(page: Page, label: string | RegExp, option: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: label }).tap();
  await page.getByRole('dialog').getByRole('option', { name: option }).first().tap();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Everything but the map, which a browser without a graphics card draws on the processor. */
async function walkWizard(browser: Browser, url: string, paths: string[]) {
  const [page, session] = await openWizard(browser, url);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await takeInteractions(page);
  await toPhotoStep(page);
  await page.locator('input[data-photos]').setInputFiles(paths);
  await page.getByRole('radiogroup', { name: 'التصنيف' }).getByText('سكني').tap();
  await page.getByRole('radiogroup', { name: 'الغرض' }).getByText('للإيجار').tap();
  await pick(page, 'نوع العقار', 'شقة');
  await page.getByRole('radiogroup', { name: 'السكن' }).getByText('عائلات').tap();
  await type(page, 'عنوان الإعلان', 'A quiet flat by the park');
  await type(page, 'السعر', '60000');
  await type(page, 'المساحة', '120');
  await type(page, 'الوصف', 'Three rooms and a hall, near the mosque.');
  for (const name of ['زد: الغرف', 'زد: دورات المياه', 'زد: الأدوار']) {
    for (let press = 0; press < 3; press++) await page.getByRole('button', { name }).tap();
  }
  await page.getByRole('button', { name: /^المزايا/ }).tap();
  const features = page.getByRole('dialog');
  for (let at = 0; at < 4; at++) await features.getByRole('checkbox').nth(at).locator('..').tap();
  await features.getByRole('button', { name: /^تم/ }).tap();
  await features.waitFor({ state: 'detached' });
  await pick(page, /^المنطقة/, /الرياض/);
  await pick(page, /^المدينة/, 'الرياض');
  await pick(page, /^الحي/, /./);
  await next(page);
  await page.getByText('الخطوة 4 من 5').waitFor({ timeout: 60_000 });
  await page.getByText('إعلان مميّز').tap();
  await page.getByRole('radio', { name: /./ }).last().locator('..').tap();
  await page.getByRole('button', { name: 'السابق' }).tap();
  await page.getByText('الخطوة 3 من 5').waitFor();
  const all = await takeInteractions(page);
  await page.context().close();
  return {
    interactions: all.length,
    over200: all.filter(({ ms }) => ms > 200).length,
    slowest: all.slice(0, 8),
  };
}

export function printPhotoFigures({ walk, slowestKey, ...figures }: PhotoFigures): void {
  console.log(`${PHOTOS} photographs of 12 megapixels over 4G, typing meanwhile; MB, ms`);
  console.table(figures);
  if (slowestKey) console.table({ 'slowest key': slowestKey });
  console.log(`The wizard at ${CPU_SLOWDOWN}× slowdown: ${walk.interactions} interactions of 16 ms or more`);
  console.table(walk.slowest);
}
