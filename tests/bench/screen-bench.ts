import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, CHROMIUM_HINT, findChromium } from '../support/chromium.ts';
import { runServer } from '../support/running-server.ts';
import { PHONE } from '../support/screens.ts';
import { showWhole } from './show-whole.ts';
import { median } from './timing.ts';

const RUNS = 7;
const CPU_SLOWDOWN = 4;

export interface ScreenFigures {
  /**
   * ms from pressing a card to the first paint of its detail, its answer fetched beforehand (issue:
   * under 100).
   */
  detailPrefetched: number;
  /** The same in the same run where nothing was fetched beforehand. */
  detailUnprefetched: number;
  /** The browser's own share: the same for a press that writes one heading into an empty page. */
  bareHeading: number;
  /**
   * ms from a press in the list to the pins of its 2,000 results, at 4× slowdown, the library
   * cached (under 1,500).
   */
  mapOfResults: number;
}

/**
 * Measures the built app in a browser, with the demo's 2,000 listings; null where there is no
 * Chromium.
 */
export async function benchScreens(): Promise<ScreenFigures | null> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.warn(CHROMIUM_HINT);
    return null;
  }
  const server = await runServer();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const times = { prefetched: [] as number[], unprefetched: [] as number[], bare: [] as number[] };
    // Side by side, so that whatever else the machine does falls on both.
    for (let run = 0; run < RUNS; run++) {
      times.prefetched.push(await timeDetail(browser, server.url, { isPrefetched: true, card: run }));
      times.unprefetched.push(await timeDetail(browser, server.url, { isPrefetched: false, card: run }));
      times.bare.push(await timeBareHeading(browser));
    }
    return {
      detailPrefetched: Math.round(median(times.prefetched)),
      detailUnprefetched: Math.round(median(times.unprefetched)),
      bareHeading: Math.round(median(times.bare)),
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
  await showWhole(await context.newCDPSession(page));
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
  // Until its part of the page has woken, a press would load a whole new page.
  await page.waitForTimeout(1_000);
  if (isPrefetched) {
    const answered = page.waitForResponse(/\/api\/properties\/retrieve\//);
    await link.dispatchEvent('mouseenter');
    await link.dispatchEvent('focusin');
    await answered;
    await page.waitForLoadState('networkidle');
  }
  const took = await timeUntilPainted(link, 'article h1');
  await context.close();
  return took;
}

async function timeBareHeading(browser: Browser): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await showWhole(await context.newCDPSession(page));
  await page.setContent('<button onclick="document.body.innerHTML = \'<h1>A home</h1>\'">Open</button>');
  const took = await timeUntilPainted(page.getByRole('button'), 'h1');
  await context.close();
  return took;
}

/**
 * ms from pressing `pressed` until the element for `selector`, a text that isn't there before, is
 * on the screen (Element Timing).
 */
function timeUntilPainted(pressed: Locator, selector: string): Promise<number> {
  return pressed.evaluate(
    (element, selector) =>
      new Promise<number>((done) => {
        new MutationObserver((_, observer) => {
          const awaited = document.querySelector(selector);
          if (!awaited) return;
          observer.disconnect();
          awaited.setAttribute('elementtiming', 'awaited');
        }).observe(document, { childList: true, subtree: true });
        let pressedAt = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { identifier, renderTime } = entry as PerformanceEntry &
              Record<'identifier' | 'renderTime', unknown>;
            if (identifier === 'awaited') done(Number(renderTime) - pressedAt);
          }
        }).observe({ type: 'element' });
        pressedAt = performance.now();
        (element as HTMLElement).click();
      }),
    selector,
  );
}

/**
 * ms from pressing `link` to the first paint with an element for `selector`, which isn't there
 * before.
 */
function timeUntil(link: Locator, selector: string): Promise<number> {
  return link.evaluate(
    (anchor, selector) =>
      new Promise<number>((done) => {
        const pressed = performance.now();
        // No named function here: the bundler's helper for their names is not in the page.
        const watch = setInterval(() => {
          if (!document.querySelector(selector)) return;
          clearInterval(watch);
          // The frame after the one that holds it has been painted.
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - pressed)));
        }, 4);
        (anchor as HTMLAnchorElement).click();
      }),
    selector,
  );
}

async function timeMap(browser: Browser, url: string): Promise<number> {
  const times: number[] = [];
  // The first run fills the worker's cache with the library: it does not count.
  const [context, page] = await openList(browser, url, '/propertielist?view=map');
  await page.locator('.maplibregl-marker').first().waitFor();
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  for (let run = 0; run < RUNS; run++) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto('/propertielist');
    await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    times.push(await timeUntil(page.getByRole('link', { name: 'الخريطة' }), '.maplibregl-marker'));
  }
  await context.close();
  return median(times);
}
