import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { endpointTable } from './src/api/endpoint-table.vite.ts';

const DOM = ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'];

/**
 * Unit, component and house tests; the journeys of tests/e2e run under playwright.config.ts
 * (docs/testing.md).
 */
export default defineConfig({
  plugins: [react(), endpointTable()],
  define: { __BUILD_ID__: JSON.stringify('test') },
  test: {
    // One worker a core; vitest leaves one core free, which on a small machine is half of it.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{contract,src,server,tests,tools}/**/*.test.ts'],
          exclude: DOM,
          globalSetup: ['tests/support/global-setup.ts'],
          // Files share what they import: the server's modules are loaded once a worker, not once a
          // file.
          isolate: false,
        },
      },
      // The worker's tests put their own in the place of its modules, so none is shared.
      { extends: true, test: { name: 'worker', include: ['sw/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'dom',
          include: DOM,
          environment: 'jsdom',
          setupFiles: ['tests/support/testing-library-setup.ts'],
        },
      },
    ],
  },
});
