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
   * ms from pressing a card to the first paint of its detail, with its data prefetched (issue:
   * under 100).
   */
  detailPrefetched: number;
  /** The same in the same run, not prefetched. */
  detailUnprefetched: number;
  /** The browser's own share: the same for a press that writes one heading to an empty page. */
  bareHeading: number;
  /**
   * ms from a press in the list to the pins of its 2,000 results, at 4× slowdown, with the map
   * library cached (under 1,500).
   */
  mapOfResults: number;
}

/** Measures the built app in a browser, with the demo's 2,000 listings; null without Chromium. */
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
    // Alternates, so that other work on the machine affects all of them.
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
  // Waits for hydration: before it, a press would load a whole new page.
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
 * ms from pressing `pressed` to the paint of the text matching `selector`, which must not exist
 * before (Element Timing).
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
 * ms from pressing `link` to the first paint with an element matching `selector`, which must not
 * exist before.
 */
function timeUntil(link: Locator, selector: string): Promise<number> {
  return link.evaluate(
    (anchor, selector) =>
      new Promise<number>((done) => {
        const pressed = performance.now();
        // No named functions here: they would need the bundler's helper, which the page lacks.
        const watch = setInterval(() => {
          if (!document.querySelector(selector)) return;
          clearInterval(watch);
          // The frame that contains it has been painted by the next one.
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - pressed)));
        }, 4);
        (anchor as HTMLAnchorElement).click();
      }),
    selector,
  );
}

async function timeMap(browser: Browser, url: string): Promise<number> {
  const times: number[] = [];
  // The first run fills the service worker's cache with the map library: it does not count.
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
