import { rm, writeFile } from 'node:fs/promises';
import { build as bundle } from 'esbuild';
import { build as buildWithVite } from 'vite';
import { fromRoot } from '../lib/paths.ts';
import { KILL_SWITCH_FILE } from '../pages/kill-switch.ts';
import { STAMP } from './stamp.ts';

/**
 * `npm run build`: the app and its worker (dist/app), what renders its first screens on the server
 * (dist/page-renderer), and the server itself (dist/server), ready for plain Node.
 */
export async function build(): Promise<void> {
  const before = process.env.NODE_ENV;
  // Every build, also one of a test run, is for production: React picks its build by this.
  process.env.NODE_ENV = 'production';
  try {
    await buildAll();
  } finally {
    // What the same process starts afterwards, a server for a benchmark, is not meant by it.
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

async function buildAll(): Promise<void> {
  await rm(fromRoot('dist'), { recursive: true, force: true });
  await buildWithVite({ root: fromRoot(), mode: 'production', logLevel: 'warn' });
  await buildWithVite({
    root: fromRoot(),
    mode: 'production',
    logLevel: 'warn',
    build: { ssr: 'src/app/entry-server.tsx', copyPublicDir: false },
    // Bundled whole and in production mode, whatever NODE_ENV the server runs under.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  });
  await buildServer(fromRoot('dist/server'));
  await bundle({
    entryPoints: [fromRoot('sw/kill-switch-worker.ts')],
    outfile: fromRoot('dist/app', KILL_SWITCH_FILE),
    bundle: true,
    minify: true,
    target: 'es2022',
    format: 'iife',
    logLevel: 'warning',
  });
  await writeFile(STAMP, new Date().toISOString());
}

/** The server and the operator's commands, for plain Node beside the packages of `dependencies`. */
export async function buildServer(outdir: string): Promise<void> {
  await bundle({
    entryPoints: { main: fromRoot('server/main.ts'), ops: fromRoot('server/ops/main.ts') },
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  });
}
