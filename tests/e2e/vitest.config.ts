import { defineConfig } from 'vitest/config';

/** Journeys in a real browser against the built app, its real server and database. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    globalSetup: ['../support/seeded-data-dir.ts'],
    // Once more on a busy machine: a journey that fails twice is broken. Flaky ones are named in the report.
    retry: 1,
    testTimeout: 90_000,
    // Vitest's own second is short for a page on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 120_000,
    // Each file runs a server and a browser of its own.
    maxWorkers: 2,
  },
});
