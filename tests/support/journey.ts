import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, inject } from 'vitest';
import { CHROMIUM_ARGS, CHROMIUM_HINT, findChromium } from './chromium.ts';
import { tellOffline } from './offline-told.ts';
import { type RunningServer, runServer } from './running-server.ts';
import { DESKTOP, PHONE } from './screens.ts';

export interface Visit {
  page: Page;
  /** Opens a path and waits until the app has started there; answers the status. */
  open(path: string): Promise<number | undefined>;
  context: BrowserContext;
  /** Console errors and warnings, and errors that nothing caught, since the page was opened. */
  complaints: string[];
}

export interface VisitOptions {
  language?: 'ar' | 'en';
  theme?: 'light' | 'dark';
  /** A phone unless said otherwise. */
  desktop?: boolean;
  /** Granted coordinates; refused without. */
  position?: { latitude: number; longitude: number };
}

export interface Journey {
  server: () => RunningServer;
  visit(options?: VisitOptions): Promise<Visit>;
}

/**
 * A group of tests with a server and a browser of its own. Each visit is a fresh profile: it stands
 * alone. Skipped, and counted as skipped, where there is no Chromium. `environment` makes the
 * server's settings, before it starts; `root` the folder whose build is served (tests/support/releases.ts).
 */
export function journey(
  name: string,
  tests: (journey: Journey) => void,
  environment: () => Promise<Record<string, string>> = async () => ({}),
  root: () => Promise<string | undefined> = async () => undefined,
): void {
  const executablePath = findChromium();
  if (executablePath === null) console.warn(CHROMIUM_HINT);

  describe.skipIf(executablePath === null)(name, () => {
    let server: RunningServer;
    let browser: Browser;
    const contexts: BrowserContext[] = [];

    beforeAll(async () => {
      server = await runServer(inject('seededDataDir'), await environment(), await root());
      browser = await chromium.launch({ executablePath: executablePath as string, args: CHROMIUM_ARGS });
    });
    afterEach(async () => {
      await Promise.all(contexts.splice(0).map((context) => context.close()));
    });
    afterAll(async () => {
      await browser?.close();
      await server?.dispose();
    });

    tests({
      server: () => server,
      async visit({ language = 'ar', theme = 'light', desktop = false, position } = {}) {
        const context = await browser.newContext({
          ...(desktop ? DESKTOP : PHONE),
          baseURL: server.url,
          locale: language === 'ar' ? 'ar-SA' : 'en-GB',
          timezoneId: 'Asia/Riyadh',
          colorScheme: theme,
          ...(position && { geolocation: position, permissions: ['geolocation'] }),
        });
        contexts.push(context);
        tellOffline(context);
        if (language === 'en') {
          await context.addCookies([{ name: 'language', value: 'en', url: server.url }]);
          await context.addInitScript(() => localStorage.setItem('rukn.language', 'en'));
        }
        const page = await context.newPage();
        const complaints: string[] = [];
        page.on('console', (message) => {
          if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
        });
        page.on('pageerror', (error) => complaints.push(String(error)));
        const open = async (path: string) => {
          const response = await page.goto(path);
          await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
          return response?.status();
        };
        return { page, open, context, complaints };
      },
    });
  });
}
