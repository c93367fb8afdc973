import { existsSync } from 'node:fs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser that tests drive: CHROME_PATH, then the usual places; null where there is none. */
export function findChromium(): string | null {
  const candidates = [process.env.CHROME_PATH, ...USUAL_PLACES];
  return candidates.find((path): path is string => Boolean(path) && existsSync(path as string)) ?? null;
}

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * What journeys run in: Chromium's shell without a window where Debian's package is there, which
 * opens a page in a third of the time; else the browser itself. Visits with the service worker have
 * the browser itself (journey.ts).
 */
export function findJourneyBrowser(): string | null {
  return existsSync(HEADLESS_SHELL) && !process.env.CHROME_PATH ? HEADLESS_SHELL : findChromium();
}

export const CHROMIUM_HINT =
  'No Chromium found: install it (Debian: apt-get install chromium) or set CHROME_PATH';

/**
 * Without a network of its own: every request of the browser's own services would only fail,
 * noisily.
 */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const WHOLE_BROWSER = { executablePath: findChromium() ?? undefined, args: CHROMIUM_ARGS };
