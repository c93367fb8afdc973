import { existsSync } from 'node:fs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of the browser for tests: CHROME_PATH, then the usual places; null if none exists. */
export function findChromium(): string | null {
  const candidates = [process.env.CHROME_PATH, ...USUAL_PLACES];
  return candidates.find((path): path is string => Boolean(path) && existsSync(path as string)) ?? null;
}

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The path of the browser for e2e tests: Chromium's headless shell if Debian's package is
 * installed, which opens a page in a third of the time, else the full browser. Visits with the
 * service worker always use the full browser (journey.ts).
 */
export function findJourneyBrowser(): string | null {
  return existsSync(HEADLESS_SHELL) && !process.env.CHROME_PATH ? HEADLESS_SHELL : findChromium();
}

export const CHROMIUM_HINT =
  'No Chromium found: install it (Debian: apt-get install chromium) or set CHROME_PATH';

/** Turns off the browser's own services: their requests would only fail and fill the log. */
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
