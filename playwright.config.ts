import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findJourneyBrowser } from './tests/support/chromium.ts';

/**
 * Journeys in a real browser against the built app, its real server and database (docs/testing.md).
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'tests/.output/journeys',
  globalSetup: './tests/support/journeys-setup.ts',
  // A test that fails once is broken: find out why.
  retries: 0,
  // Two cores: one more, since a journey often waits for its page.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  // A page on a busy machine may take its time; an assertion that holds at once costs nothing.
  expect: { timeout: 15_000 },
  reporter: process.env.JOURNEYS_REPORT
    ? [['list'], ['json', { outputFile: process.env.JOURNEYS_REPORT }]]
    : [['list']],
  use: {
    launchOptions: { executablePath: findJourneyBrowser() ?? undefined, args: CHROMIUM_ARGS },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // Calls, requests and console. Snapshots of each step change what a page loads: `--trace on`
    // takes them by hand.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
});
