import {
  type Browser,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  type Page,
} from '@playwright/test';
import { createPerson, newAddress, type Person, signInByCall } from './api-person.ts';
import { WHOLE_BROWSER } from './chromium.ts';
import { emulateOffline } from './emulate-offline.ts';
import type { Newcomer } from './newcomer.ts';
import { SARA } from './people.ts';
import { type RunningServer, runServer } from './running-server.ts';
import { DESKTOP, PHONE } from './screens.ts';

export { expect } from '@playwright/test';

/** `npm run test:nightly`: repeats some tests often enough to find rare failures. */
export const isNightly = process.env.NIGHTLY === '1';

/**
 * Whether a console message is an error or a warning. Without a graphics card the graphics driver
 * logs its own, about a map.
 */
export const isComplaint = (message: ConsoleMessage) =>
  ['error', 'warning'].includes(message.type()) && !message.text().includes('GL Driver Message');

export interface Visit {
  page: Page;
  /** Opens a path and waits until the app has started; returns the response's status. */
  open(path: string): Promise<number | undefined>;
  context: BrowserContext;
  /** Console errors and warnings with their address, and uncaught errors, since the page opened. */
  complaints: string[];
}

export interface VisitOptions {
  language?: 'ar' | 'en';
  theme?: 'light' | 'dark';
  /** A phone's screen by default. */
  desktop?: boolean;
  /** The device's coordinates; without them, geolocation is not permitted. */
  position?: { latitude: number; longitude: number };
  /** The user who is signed in; a guest by default. */
  as?: Person;
  /**
   * With the service worker, in the full browser. Without it, the browser has no service worker
   * API, like some browsers' private mode.
   */
  worker?: boolean;
}

/**
 * Settings for a server of this test file alone (`test.use` at its top); without any, files share
 * their worker's server.
 */
export interface ServerSettings {
  environment?: Record<string, string>;
  /** The host of its address; with `localhost` a browser has passkeys there. */
  host?: 'localhost';
  /** The project folder to run the build of (tests/support/releases.ts). */
  root?: string;
}

interface TestFixtures {
  /** Opens a page in a new browser context on every call. */
  visit: (options?: VisitOptions) => Promise<Visit>;
  /** Registers a user through the API, with an open session. */
  person: (details?: Partial<Newcomer>) => Promise<Person>;
}

interface WorkerFixtures {
  /**
   * The full browser instead of the headless shell that e2e tests otherwise use: service workers
   * behave in it as on a user's device.
   */
  wholeBrowser: () => Promise<Browser>;
  serverSettings: ServerSettings;
  /**
   * The built server with the whole demo: one per worker, or a separate one for a file with its own
   * settings.
   */
  server: RunningServer;
  /**
   * The first demo account, which has data of every kind. Only for reading: tests that write create
   * a person.
   */
  sara: Person;
}

/** No rate limit per address in practice; the server trusts the address that each visit sends. */
const ENVIRONMENT = { REQUESTS_PER_MINUTE: '1000000', TRUST_PROXY: 'loopback' };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverSettings: [{}, { scope: 'worker', option: true }],

  wholeBrowser: [
    async ({ playwright }, use) => {
      let launched: Promise<Browser> | undefined;
      await use(() => {
        launched ??= playwright.chromium.launch(WHOLE_BROWSER);
        return launched;
      });
      await (await launched)?.close();
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ serverSettings: { environment, host, root } }, use) => {
      const startFrom = process.env.JOURNEYS_START_FROM;
      const server = await runServer({
        startFrom,
        environment: { ...ENVIRONMENT, ...environment },
        host,
        root,
      });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  sara: [async ({ server }, use) => use(await signInByCall(server, SARA)), { scope: 'worker' }],

  person: async ({ server }, use) => use((details) => createPerson(server, details)),

  visit: async ({ browser, wholeBrowser, server }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ language = 'ar', theme = 'light', desktop, position, as, worker } = {}) => {
      const localStorage = [
        ...(as ? [{ name: 'rukn.session', value: as.stored }] : []),
        ...(language === 'en' ? [{ name: 'rukn.language', value: 'en' }] : []),
      ];
      const context = await (worker ? await wholeBrowser() : browser).newContext({
        ...(desktop ? DESKTOP : PHONE),
        baseURL: server.url,
        locale: language === 'ar' ? 'ar-SA' : 'en-GB',
        timezoneId: 'Asia/Riyadh',
        colorScheme: theme,
        extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
        storageState: { cookies: [], origins: [{ origin: server.url, localStorage }] },
        ...(position && { geolocation: position, permissions: ['geolocation'] }),
      });
      contexts.push(context);
      emulateOffline(context);
      if (language === 'en') {
        await context.addCookies([{ name: 'language', value: 'en', url: server.url }]);
      }
      if (!worker) {
        await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
      }
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (isComplaint(message)) complaints.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      const open = async (path: string) => {
        const response = await page.goto(path);
        await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
        return response?.status();
      };
      return { page, open, context, complaints };
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
