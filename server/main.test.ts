import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../tests/support/running-server.ts';
import { SERVER_BUNDLE } from '../tests/support/server-bundle.ts';
import { projectRoot } from './lib/paths.ts';

const children: ChildProcess[] = [];
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rukn-main-'));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts the server as a separate process in production mode: seeding the demo would take long. */
function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(SERVER_BUNDLE, 'main.js')], {
    cwd: projectRoot,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ALLOW_SANDBOX: '1',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      ...env,
    },
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, ended, lines: () => output.split('\n').filter(Boolean) };
}

/**
 * Waits while the process runs; the test's own timeout covers a server that never becomes ready.
 */
async function untilReady(url: string, { child, lines }: ReturnType<typeof run>): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`The server ended before it was ready:\n${lines().join('\n')}`);
}

describe('the process', () => {
  it('says in one line each which settings are wrong, and ends', async () => {
    const server = run({ PORT: 'abc', LOG_LEVEL: 'loud' });
    expect(await server.ended).toBe(1);
    expect(server.lines()).toEqual([
      'PORT must be a whole number from 1 to 65535, not "abc"',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud"',
    ]);
  });

  it('says that a database server can’t be reached, without its password', async () => {
    const server = run({ DATABASE_URL: `postgres://me:secret@127.0.0.1:${await freePort()}/rukn` });
    expect(await server.ended).toBe(1);
    expect(server.lines()).toHaveLength(1);
    expect(server.lines()[0]).toContain('DATABASE_URL');
    expect(server.lines()[0]).not.toContain('secret');
  });

  it('serves, keeps a second one off its data, and drains when told to stop', {
    timeout: 180_000,
  }, async () => {
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    const server = run({ PORT: port });
    await untilReady(url, server);
    expect(server.lines()).toEqual([`Rukn is at ${url}`]);

    const second = run({ PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.lines()).toHaveLength(1);
    expect(second.lines()[0]).toContain('DATA_DIR');

    const samePort = run({ PORT: port, DATA_DIR: join(dataDir, 'another') });
    expect(await samePort.ended).toBe(1);
    expect(samePort.lines()).toEqual([`PORT ${port} is taken by another process: stop it or set PORT`]);

    const open = fetch(`${url}/api/home`, { method: 'POST' });
    await wait(5);
    server.child.kill('SIGTERM');
    expect((await open).status).toBe(200);
    expect(await server.ended).toBe(0);
  });
});
