import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, CHROMIUM_HINT, findChromium } from '../support/chromium.ts';
import { runServer } from '../support/running-server.ts';
import { median } from './timing.ts';

const RUNS = 7;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;

export interface ScreenFigures {
  /** ms from pressing a card to the first paint of its detail, its answer fetched beforehand (issue: under 100). */
  detailPrefetched: number;
  /** The same in the same run where nothing was fetched beforehand. */
  detailUnprefetched: number;
  /** ms until the pins of 2,000 results stand, at 4× slowdown, the map library cached (issue: under 1,500). */
  mapOfResults: number;
}

/** Measures the built app in a browser, with the demo's 2,000 listings; null where there is no Chromium. */
export async function benchScreens(): Promise<ScreenFigures | null> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.warn(CHROMIUM_HINT);
    return null;
  }
  const server = await runServer();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const times = { prefetched: [] as number[], unprefetched: [] as number[] };
    // Side by side, so that whatever else the machine does falls on both.
    for (let run = 0; run < RUNS; run++) {
      times.prefetched.push(await timeDetail(browser, server.url, { isPrefetched: true, card: run }));
      times.unprefetched.push(await timeDetail(browser, server.url, { isPrefetched: false, card: run }));
    }
    return {
      detailPrefetched: Math.round(median(times.prefetched)),
      detailUnprefetched: Math.round(median(times.unprefetched)),
      mapOfResults: Math.round(await timeMap(browser, server.url)),
    };
  } finally {
    await browser.close();
    await server.dispose();
  }
}

async function openList(browser: Browser, baseURL: string, path: string): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({ ...PHONE, baseURL, locale: 'ar-SA' });
  const page = await context.newPage();
  await page.goto(path);
  await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
  return [context, page];
}

async function timeDetail(
  browser: Browser,
  url: string,
  { isPrefetched, card }: { isPrefetched: boolean; card: number },
) {
  const [context, page] = await openList(browser, url, '/propertielist?purpose=for_rent');
  const link = page.getByRole('article').nth(card).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  if (isPrefetched) {
    const answered = page.waitForResponse(/\/api\/properties\/retrieve\//);
    await link.dispatchEvent('mouseenter');
    await link.dispatchEvent('focusin');
    await answered;
    await page.waitForLoadState('networkidle');
  }
  const took = await link.evaluate(
    (anchor) =>
      new Promise<number>((done) => {
        const pressed = performance.now();
        // No named function here: the bundler's helper for their names is not in the page.
        const watch = setInterval(() => {
          if (!location.pathname.startsWith('/propertydetails/') || !document.querySelector('article h1'))
            return;
          clearInterval(watch);
          // The frame after the one that holds it has been painted.
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - pressed)));
        }, 4);
        (anchor as HTMLAnchorElement).click();
      }),
  );
  await context.close();
  return took;
}

async function timeMap(browser: Browser, url: string): Promise<number> {
  const path = '/propertielist?view=map';
  const [context, page] = await openList(browser, url, path);
  await page.locator('.maplibregl-marker').first().waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('.maplibregl-marker').first().waitFor();
    times.push(await page.evaluate(() => performance.now()));
  }
  await context.close();
  return median(times);
}
