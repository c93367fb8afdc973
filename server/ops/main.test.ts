import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, openAsBlob } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '../../tests/support/running-server.ts';
import { SERVER_BUNDLE } from '../../tests/support/server-bundle.ts';
import { createServerDatabase } from '../../tests/support/server-database.ts';
import { isVapidPair } from '../config/vapid-settings.ts';
import { openPglite } from '../db/pglite.ts';
import { projectRoot } from '../lib/paths.ts';
import { socketFile } from './base/socket-file.ts';

const SLOW = { timeout: 90_000 };
const SLOWEST = { timeout: 300_000 };
const folders: string[] = [];
const children: ChildProcess[] = [];

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rukn-ops-'));
  folders.push(folder);
  return folder;
}

/** Creates a DATA_DIR that contains the seeded test database. */
async function seededFolder(): Promise<string> {
  const dataDir = await makeFolder();
  const database = await openPglite({ dataDir, snapshot: await openAsBlob(inject('databaseSnapshot')) });
  await database.close();
  return dataDir;
}

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

type Settings = Record<string, string>;
const environment = (settings: Settings) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  HOST: '127.0.0.1',
  ...settings,
});

/** Runs a command; returns its output, errors and exit code. */
function execute(settings: Settings, command: string, args: string[]) {
  return new Promise<{ code: number; out: string; err: string[] }>((resolve) => {
    const options = { cwd: projectRoot, env: environment(settings) };
    execFile(command, args, options, (error, out, err) => {
      const lines = err.split('\n').filter((line) => line && !line.startsWith('npm warn'));
      resolve({ code: error ? Number(error.code) : 0, out: out.trim(), err: lines });
    });
  });
}

/** Runs the built operator command. */
const ops = (settings: Settings, ...args: string[]) =>
  execute(settings, process.execPath, [join(SERVER_BUNDLE, 'ops.js'), ...args]);

async function serve(settings: Settings) {
  const port = String(await freePort());
  const child = spawn(process.execPath, [join(SERVER_BUNDLE, 'main.js')], {
    cwd: projectRoot,
    env: environment({ ...settings, PORT: port }),
    stdio: 'ignore',
  });
  children.push(child);
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('The server ended at once');
    await wait(100);
  }
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };
  return { url, stop };
}

const newestIds = async (url: string): Promise<number[]> => {
  const body = await (await fetch(`${url}/api/properties/list`)).json();
  return body.properties.map(({ id }: { id: number }) => id);
};
const statusOf = async (url: string, id: number | undefined) =>
  (await fetch(`${url}/api/properties/retrieve/${id}`)).status;
const homeCount = async (url: string): Promise<number> =>
  (await (await fetch(`${url}/api/home`, { method: 'POST' })).json()).propertiesCount;

/** Hides the first listing, and checks the public lists at once. */
async function hideTheFirst(settings: Settings, urls: string[]) {
  const [first = ''] = urls;
  const [id] = await newestIds(first);
  const count = await homeCount(first);
  await Promise.all(urls.map(homeCount));
  expect(await ops(settings, 'ads', 'hide', String(id), '--reason', 'بلاغ', '--as', 'Huda')).toEqual({
    code: 0,
    out: `Ad ${id} is hidden`,
    err: [],
  });
  for (const url of urls) {
    expect(await statusOf(url, id)).toBe(404);
    expect(await newestIds(url)).not.toContain(id);
    // A notice to another process takes some milliseconds.
    await expect.poll(() => homeCount(url)).toBe(count - 1);
  }
  return id;
}

describe('npm run ops beside a server on DATA_DIR', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await seededFolder();
  });

  it('hides a listing at once, and the log says who did it', SLOW, async () => {
    const server = await serve({ DATA_DIR: dataDir });
    const id = await hideTheFirst({ DATA_DIR: dataDir }, [server.url]);
    const log = await ops({ DATA_DIR: dataDir }, 'log', '--json');
    expect(JSON.parse(log.out).rows).toMatchObject([
      { who: 'Huda', door: 'shell', verb: 'ads hide', arguments: { id, reason: 'بلاغ' } },
    ]);
    expect(await ops({ DATA_DIR: dataDir }, 'ads', 'hide', String(id), '--reason', 'x')).toMatchObject({
      code: 1,
      out: '',
      err: [`Ad ${id} is taken_down: this is for ads that are published or reserved`],
    });
    const file = await ops({ DATA_DIR: dataDir }, 'log', 'export', '--language', 'en');
    expect(file).toMatchObject({ code: 0, err: [] });
    expect(file.out).toMatch(/Entry,Day,Time,.*\r\n1,[-\d]+,[:\d]+,Huda,Server,.*\n?$/);
    await server.stop();
    expect(existsSync(socketFile(dataDir))).toBe(false);
    expect((await ops({ DATA_DIR: dataDir }, 'log', 'verify')).out).toMatch(/^entries +1\nhash +\w{64}$/);
  });

  it('opens the folder itself where no server runs, also after one that crashed', SLOW, async () => {
    const shown = async () => {
      const found = await ops({ DATA_DIR: dataDir }, 'ads', 'list', '--status', 'hidden');
      expect(found).toMatchObject({ code: 0, err: [] });
      return found.out.split('\n')[0];
    };
    expect(await shown()).toMatch(/^id\s+status\s+purpose\s+title/);
    const server = await serve({ DATA_DIR: dataDir });
    await server.stop('SIGKILL');
    expect(existsSync(socketFile(dataDir))).toBe(true);
    expect(await shown()).toMatch(/^id\s+status\s+purpose\s+title/);
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
    const again = await serve({ DATA_DIR: dataDir });
    expect(await ops({ DATA_DIR: dataDir }, 'operator', 'list')).toMatchObject({ code: 0 });
    await again.stop();
  });

  it('says that the folder is in use by a process that takes no commands', SLOW, async () => {
    const database = await openPglite({ dataDir });
    const result = await ops({ DATA_DIR: dataDir }, 'log');
    await database.close();
    expect(result).toMatchObject({ code: 1, out: '' });
    expect(result.err).toEqual([expect.stringContaining(`DATA_DIR ${dataDir} is in use by process`)]);
  });
});

describe('npm run ops backup and restore', () => {
  it('copies a service that runs and is written to, and brings it back whole', SLOWEST, async () => {
    const from = { DATA_DIR: await seededFolder() };
    const server = await serve(from);
    const signIn = (url: string) =>
      fetch(`${url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mobile: '0500000001', password: 'Demo@1234' }),
      });
    let isOver = false;
    const writer = (async () => {
      // Each sign-in writes a session.
      while (!isOver) expect((await signIn(server.url)).status).toBe(200);
    })();
    const file = join(await makeFolder(), 'backup.tar.gz');
    const backup = await ops(from, 'backup', file);
    isOver = true;
    await writer;
    expect(backup).toMatchObject({ code: 0, err: [] });
    expect(await ops(from, 'backup', file)).toMatchObject({ code: 1, out: '' });
    expect((await ops(from, 'log')).out).toContain('backup');
    expect(existsSync(join(from.DATA_DIR, 'backup.draft'))).toBe(false);
    expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600');

    expect(await ops(from, 'restore', file)).toMatchObject({ code: 1, out: '' });
    const count = await homeCount(server.url);
    await server.stop();
    const into = { DATA_DIR: join(await makeFolder(), 'restored') };
    expect(await ops(into, 'restore', file)).toMatchObject({ code: 0, err: [] });
    const restored = await serve(into);
    expect(await homeCount(restored.url)).toBe(count);
    expect((await signIn(restored.url)).status).toBe(200);
    await restored.stop();
  });
});

describe('npm run ops', () => {
  it('makes no database of a folder that holds none', SLOW, async () => {
    const empty = await makeFolder();
    expect(await ops({ DATA_DIR: empty }, 'log')).toEqual({
      code: 1,
      out: '',
      err: [`DATA_DIR ${empty} holds no database: start the server once, or set DATA_DIR or DATABASE_URL`],
    });
    expect(existsSync(join(empty, 'database'))).toBe(false);
  });

  it('says what is wrong with the command or the settings, and ends with 2', SLOW, async () => {
    expect(await ops({}, 'ads', 'approve', 'x')).toMatchObject({
      code: 2,
      out: '',
      err: [expect.anything(), expect.anything(), expect.anything()],
    });
    expect(await ops({ PORT: 'abc' }, 'log')).toMatchObject({
      code: 2,
      err: [expect.stringMatching(/^PORT must be/)],
    });
  });

  it('says that the server of DATABASE_URL does not answer, without its password', SLOW, async () => {
    const result = await ops(
      { DATABASE_URL: `postgres://me:secret@127.0.0.1:${await freePort()}/rukn` },
      'log',
    );
    expect(result).toMatchObject({ code: 1, out: '' });
    expect(result.err).toEqual([expect.stringContaining('The server of DATABASE_URL can')]);
    expect(result.err.join()).not.toContain('secret');
  });

  it(
    'makes a pair of keys for pushes, also where those of the settings are wrong, and keeps it nowhere',
    SLOW,
    async () => {
      const dataDir = join(await makeFolder(), 'none');
      const settings = { DATA_DIR: dataDir, VAPID_PUBLIC_KEY: 'wrong' };
      const made = await ops(settings, 'push', 'keys', '--json');
      expect(made).toMatchObject({ code: 0, err: [] });
      const { publicKey, privateKey } = JSON.parse(made.out).item;
      expect(isVapidPair(publicKey, privateKey)).toBe(true);
      expect(existsSync(dataDir)).toBe(false);
      const printed = await ops(settings, 'push', 'keys');
      expect(printed.out).toMatch(/^public key +B[\w-]{86}\nprivate key +[\w-]{43}$/);
      expect(printed.out).not.toContain(privateKey);
    },
  );

  it('prints the usage where nothing is asked, as it is typed', SLOW, async () => {
    const { code, out } = await execute({}, 'npm', ['run', '--silent', 'ops', '--']);
    expect(code).toBe(0);
    expect(out).toContain('ads approve ID --licence NUMBER --expires YYYY-MM-DD');
  });
});

const server = process.env.TEST_DATABASE_URL;
describe.skipIf(!server)('npm run ops with DATABASE_URL (TEST_DATABASE_URL)', () => {
  it('hides a listing at once in every process that serves', SLOW, async () => {
    const made = await createServerDatabase(server ?? '', inject('databaseTemplate') ?? undefined);
    const settings = { DATABASE_URL: made.url, DATA_DIR: await makeFolder() };
    const both = await Promise.all([serve(settings), serve(settings)]);
    await hideTheFirst(
      settings,
      both.map(({ url }) => url),
    );
    expect(existsSync(socketFile(settings.DATA_DIR))).toBe(false);
    await Promise.all(both.map(({ stop }) => stop()));
    await made.drop();
  });
});
