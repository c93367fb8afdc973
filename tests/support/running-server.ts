import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { createServerDatabase, type ServerDatabase } from './server-database.ts';

const ROOT = join(import.meta.dirname, '../..');
const START_LIMIT_MS = 60_000;

export interface RunningServer {
  url: string;
  /** Its data folder, which also receives the operator's commands. */
  dataDir: string;
  /** Its database on a PostgreSQL server; undefined for the built-in one in `dataDir`. */
  databaseUrl: string | undefined;
  /** The id of its process; undefined while it is stopped. */
  pid(): number | undefined;
  /** What its process has printed since its last start. */
  output(): string;
  /** Stops the process; `start` runs it again on the same port and data. */
  stop(): Promise<void>;
  /** Sends SIGKILL: the server finishes and writes nothing. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /**
   * Changes its database directly, for example to simulate hours passing; returns the change's
   * result. Only one process can open the built-in database, so that server stops and restarts
   * around the change.
   */
  meanwhile<Result>(change: (db: Database) => Promise<Result>): Promise<Result>;
  /** Stops for good and removes the data. */
  dispose(): Promise<void>;
}

interface ServerOptions {
  /**
   * What to copy as its database: a database on TEST_DATABASE_URL by name, else a data folder.
   * Without it, the server seeds a new one.
   */
  startFrom?: string | undefined;
  /** Added to the environment at each start. */
  environment?: Record<string, string>;
  /** The project folder to run it from. */
  root?: string | undefined;
  /** The host of its address; with `localhost` a browser has passkeys there. */
  host?: 'localhost' | undefined;
  /** The bundled server; a path below the project folder or an absolute one. */
  main?: string | undefined;
}

/** Runs the built server in a separate process, on a free port, with a separate database. */
export async function runServer({
  startFrom,
  environment = {},
  root = ROOT,
  host,
  main = 'dist/server/main.js',
}: ServerOptions = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rukn-e2e-'));
  const postgres = process.env.TEST_DATABASE_URL;
  let database: ServerDatabase | undefined;
  if (startFrom && postgres) database = await createServerDatabase(postgres, startFrom);
  else if (startFrom) await cp(startFrom, dataDir, { recursive: true });
  const port = await freePort();
  const url = `http://${host ?? '127.0.0.1'}:${port}`;
  let child: ChildProcess | null = null;
  let output = '';

  async function start(): Promise<void> {
    output = '';
    child = spawn(process.execPath, [main], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        DATABASE_URL: database?.url ?? '',
        LOG_LEVEL: 'warn',
        MAP_STYLE_URL: 'none',
        OPS_UNDO_SECONDS: '0',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    const deadline = Date.now() + START_LIMIT_MS;
    while (Date.now() < deadline) {
      if (child.exitCode !== null) throw new Error(`The server ended at once:\n${output}`);
      const isReady = await fetch(`${url}/readyz`).then(
        (response) => response.ok,
        () => false,
      );
      if (isReady) return;
      await wait(100);
    }
    throw new Error(`The server was not ready within ${START_LIMIT_MS / 1000} s:\n${output}`);
  }

  async function stop(): Promise<void> {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGTERM');
    await Promise.race([ended, wait(5_000).then(() => running.kill('SIGKILL'))]);
    await ended;
  }

  await start();
  return {
    url,
    dataDir,
    databaseUrl: database?.url,
    pid: () => child?.pid,
    output: () => output,
    start,
    stop,
    async kill() {
      const running = child;
      child = null;
      if (!running || running.exitCode !== null) return;
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGKILL');
      await ended;
    },
    async meanwhile(change) {
      if (!database) await stop();
      const { db, close } = await openDatabase({ databaseUrl: database?.url, dataDir });
      try {
        return await change(db);
      } finally {
        await close();
        if (!database) await start();
      }
    },
    async dispose() {
      await stop();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * A free port, below the range that the system uses for outgoing connections (from 32768 on Linux),
 * so that it is still free when a test restarts its server.
 */
export async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return freePort();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
