import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { endpointTable } from './src/api/endpoint-table.vite.ts';

const DOM = ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'];

/**
 * Unit, component and architecture tests; e2e tests run under playwright.config.ts
 * (docs/testing.md).
 */
export default defineConfig({
  plugins: [react(), endpointTable()],
  define: { __BUILD_ID__: JSON.stringify('test') },
  test: {
    // One worker per core; by default vitest leaves one core idle, half of a small machine.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Its second is too short on a busy machine. Tests don't check speed.
    expect: { poll: { timeout: 20_000 } },
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
          // Files share imported modules: the server's load once per worker instead of once per
          // file.
          isolate: false,
        },
      },
      // The service worker's tests mock its modules, so these are not shared.
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
