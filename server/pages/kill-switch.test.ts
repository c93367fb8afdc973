import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KILL_SWITCH_FILE, killSwitch } from './kill-switch.ts';

let appDir: string;
beforeAll(async () => {
  appDir = await mkdtemp(join(tmpdir(), 'rukn-worker-'));
  await writeFile(join(appDir, 'sw.js'), 'the worker');
  await writeFile(join(appDir, KILL_SWITCH_FILE), 'the farewell');
});
afterAll(() => rm(appDir, { recursive: true, force: true }));

async function answer(url: string, isKilled = false) {
  const app = fastify();
  await app.register(fastifyStatic, { root: appDir, serve: false, cacheControl: false });
  killSwitch(app, { isKilled, reset: 'reset()' });
  const response = await app.inject(url);
  await app.close();
  return response;
}

it('serves the worker, and its farewell in its place while the kill switch is on', async () => {
  const worker = await answer('/sw.js');
  expect([worker.statusCode, worker.body]).toEqual([200, 'the worker']);
  expect(worker.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(worker.headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
  expect((await answer('/sw.js', true)).body).toBe('the farewell');
});

it('resets one device by a page whose own script is all that its policy admits', async () => {
  const page = await answer('/sw-kill');
  expect(page.statusCode).toBe(200);
  expect(page.headers['cache-control']).toBe('no-store');
  const script = /<script>([\s\S]*?)<\/script>/.exec(page.body)?.[1] ?? '';
  expect(script).toBe('reset()');
  const hash = createHash('sha256').update(script).digest('base64');
  expect(page.headers['content-security-policy']).toContain(`script-src 'sha256-${hash}';`);
});
