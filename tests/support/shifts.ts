import type { Page } from '@playwright/test';

/** The most that may move: its part of the screen times how far, as a part of the screen. */
const MOST = 0.03;
/** The typeface's arrival moves texts too; what moves this close to it is not counted, ms. */
const NEAR_FONT_MS = 300;
const DELAYS_MS = [200, 350, 500, 650];

interface Shift {
  score: number;
  at: number;
  what: string;
}

/**
 * Lets the answers of the API come late and one by one, and watches what moves on the page without
 * an act of the user: a button that moves away under a finger is a lost press. Returns a function
 * that waits until the page has loaded and tells the shifts of the page that is open.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(observe);
  let calls = 0;
  await page.route(/\/api\//, async (route) => {
    calls += 1;
    await new Promise((resolve) => setTimeout(resolve, DELAYS_MS[calls % DELAYS_MS.length]));
    // The page may have left meanwhile.
    await route.fallback().catch(() => undefined);
  });
  return async () => {
    await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);
    const { shifts, fontsAt } = await page.evaluate(() => (window as unknown as { moved: Moved }).moved);
    return shifts
      .filter(({ score, at }) => score > MOST && !fontsAt.some((font) => Math.abs(font - at) < NEAR_FONT_MS))
      .map(({ score, what }) => `moves by ${score.toFixed(3)}: ${what}`);
  };
}

interface Moved {
  shifts: Shift[];
  fontsAt: number[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Runs in the browser. */
function observe(): void {
  const moved: Moved = { shifts: [], fontsAt: [] };
  Object.assign(window, { moved });
  document.fonts.addEventListener('loadingdone', () => moved.fontsAt.push(performance.now()));
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      const what = sources.map(
        ({ node, previousRect: from, currentRect: to }) =>
          `${node?.nodeName} «${node?.textContent?.slice(0, 30)}» ${from.y}+${from.height} to ${to.y}+${to.height}`,
      );
      moved.shifts.push({ score: value, at: startTime, what: what.join(', ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
