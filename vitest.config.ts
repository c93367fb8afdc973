import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { endpointTable } from './src/api/endpoint-table.vite.ts';

/** Unit, module, contract and architecture tests; tests/e2e has its own configuration. */
export default defineConfig({
  plugins: [react(), endpointTable()],
  define: { __BUILD_ID__: JSON.stringify('test') },
  test: {
    include: ['{contract,src,sw,server,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/patient-screens.ts'],
    // One worker a core; vitest leaves one core free, which on a small machine is half of it.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
