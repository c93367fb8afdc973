import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findJourneyBrowser } from './tests/support/chromium.ts';

/**
 * E2e tests in a real browser against the built app, with its real server and database
 * (docs/testing.md).
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'tests/.output/journeys',
  globalSetup: './tests/support/journeys-setup.ts',
  // No retries: a test that fails once is broken.
  retries: 0,
  // For two cores: one worker more, since tests often wait for their page.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  timeout: 240_000,
  // Pages may be slow on a busy machine; an assertion that passes at once costs nothing.
  expect: { timeout: 30_000 },
  reporter: process.env.JOURNEYS_REPORT
    ? [['list'], ['json', { outputFile: process.env.JOURNEYS_REPORT }]]
    : [['list']],
  use: {
    launchOptions: { executablePath: findJourneyBrowser() ?? undefined, args: CHROMIUM_ARGS },
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
    // Traces contain calls, requests and console. Snapshots of each step would change what a page
    // loads: `--trace on` adds them by hand.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
});
