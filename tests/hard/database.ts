import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPostgres, type OwnPostgres, POSTGRES_HINT, startPostgres } from '../support/own-postgres.ts';
import { stallingProxy } from '../support/stalling-proxy.ts';
import { type HardServer, hardServer } from './hard-server.ts';
import { MixedWrites } from './mixed-writes.ts';
import type { HardOptions, Part } from './part.ts';
import { Probes } from './probes.ts';
import { brokenIn } from './whole.ts';

const WRITERS = 3;
/** How soon all is well again, by itself, once the database is. */
const WELL_WITHIN_MS = 3_000;
const CONNECTIONS = 25;
const DISK_BYTES = 400_000_000;

/** What happens to the database, and how it ends. */
interface Fault {
  name: string;
  /** For `npm test` as well. */
  isShort?: true;
  begin(): Promise<unknown>;
  end(): Promise<unknown>;
  /** Why this machine can't try it. */
  notTried?: string | undefined;
}

interface Stage {
  postgres: OwnPostgres;
  proxy: Awaited<ReturnType<typeof stallingProxy>>;
}

async function query(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end().catch(() => {});
  }
}

const END_OTHERS = 'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()';

/** Takes every connection that the server's own are ended for. */
async function takeConnections({ url }: OwnPostgres): Promise<pg.Client[]> {
  const taken: pg.Client[] = [];
  await query(url, `${END_OTHERS} and backend_type = 'client backend'`);
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      taken.push(client);
    } catch {
      return taken;
    }
  }
}

function faultsOf({ postgres, proxy }: Stage): Fault[] {
  let taken: pg.Client[] = [];
  const slow = (ms: number): Fault => ({
    name: `answers ${ms} ms late`,
    begin: async () => proxy.delay(ms),
    end: async () => proxy.delay(0),
  });
  return [
    { name: 'stopped fast', isShort: true, begin: () => postgres.stop('fast'), end: postgres.start },
    { name: 'stopped at once', begin: () => postgres.stop('immediate'), end: postgres.start },
    { name: 'frozen', isShort: true, begin: async () => postgres.freeze(), end: async () => postgres.thaw() },
    slow(500),
    slow(5_000),
    {
      name: 'without connections',
      async begin() {
        taken = await takeConnections(postgres);
      },
      end: () => Promise.all(taken.map((client) => client.end())),
    },
    {
      name: 'read-only',
      begin: () => setReadOnly(postgres, 'on'),
      end: () => setReadOnly(postgres, 'off'),
    },
  ];
}

const setReadOnly = ({ url }: OwnPostgres, value: string) =>
  query(url, `alter system set default_transaction_read_only = ${value}`, 'select pg_reload_conf()');

/** A server whose disk is a small one in memory, so that it can be filled. */
async function onFullDisk(): Promise<{ stage: Stage; fault: Fault; dispose: () => Promise<void> } | string> {
  if (userInfo().uid !== 0) return 'a full disk: only root can mount a small one';
  const disk = mkdtempSync(join(tmpdir(), 'rukn-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES},mode=0777`, 'tmpfs', disk], {
      stdio: 'pipe',
    });
  } catch {
    rmSync(disk, { recursive: true });
    return 'a full disk: this machine mounts no disk in memory';
  }
  const postgres = await startPostgres({ within: disk });
  const stage = { postgres, proxy: await stallingProxy({ host: '127.0.0.1', port: postgres.port }) };
  const filler = join(disk, 'filler');
  return {
    stage,
    fault: {
      name: 'on a full disk',
      async begin() {
        const { bavail, bsize } = await statfs(disk);
        await promisify(execFile)('fallocate', ['-l', String(bavail * bsize), filler]);
      },
      async end() {
        rmSync(filler);
        // Without room for its log PostgreSQL ends, and its keeper starts it again.
        await postgres.start().catch(() => {});
      },
    },
    async dispose() {
      await stage.proxy.close();
      await postgres.dispose();
      execFileSync('umount', ['-l', disk]);
      rmSync(disk, { recursive: true, force: true });
    },
  };
}

/** Another server follows, and takes over while the first is gone. */
async function failover(stage: Stage): Promise<Fault> {
  const { postgres, proxy } = stage;
  const standby = await postgres.standby();
  // A commit waits for the standby, so that nothing acknowledged is only on the first.
  await query(postgres.url, `alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()');
  return {
    name: 'failing over',
    async begin() {
      await postgres.stop('immediate');
      stage.postgres = standby;
    },
    async end() {
      await standby.promote();
      proxy.leadTo(standby.port);
      proxy.cut();
      await query(standby.url, `alter system set synchronous_standby_names = ''`, 'select pg_reload_conf()');
    },
  };
}

interface Scene extends HardOptions {
  server: HardServer;
  writes: MixedWrites;
  probes: Probes;
}

/** Lets one fault happen under load; returns what was wrong. */
async function suffer(fault: Fault, { server, writes, probes, random, isShort }: Scene): Promise<string[]> {
  const pid = server.pid();
  let isOver = false;
  const healthyMs = await probes.wellAgain(60_000);
  const work = [writes.until(() => isOver), probes.until(() => isOver)];
  await wait(random.between(50, 800));
  await fault.begin();
  await wait(random.between(300, isShort ? 1_500 : 8_000));
  await fault.end();
  // The machine's other work delays a healthy answer as well; beside other tests no time is judged.
  const limit = isShort ? Number.POSITIVE_INFINITY : WELL_WITHIN_MS + 4 * (healthyMs ?? 0);
  const wellMs = await probes.wellAgain(60_000);
  isOver = true;
  await Promise.all(work);
  const lives = pid !== undefined && pid === server.pid() && isAlive(pid);
  return [
    ...(lives ? [] : ['the server ended']),
    ...(wellMs === null || wellMs > limit ? [`all was well after ${wellMs} ms, and the limit ${limit}`] : []),
    ...probes.takeOdd(),
    ...writes.odd.splice(0),
  ];
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

interface Run extends HardOptions {
  stage: Stage;
  faults: Fault[];
}

/** All faults, each some times in turn, on one server. */
async function sufferAll({ stage, faults, ...options }: Run): Promise<{ tried: number; failed: string[] }> {
  const { random, isShort, note } = options;
  const rounds = options.rounds ?? (isShort ? 1 : 5);
  const url = new URL(stage.postgres.url);
  url.port = String(stage.proxy.port);
  const server = await hardServer({ databaseUrl: url.href, environment: { LOG_LEVEL: 'fatal' } });
  const writes = new MixedWrites(server, random);
  const failed: string[] = [];
  let tried = 0;
  try {
    for (let round = 0; round < rounds; round++) {
      await writes.invite(WRITERS);
      const probes = await Probes.at(server);
      for (const fault of faults) {
        const wrong = await suffer(fault, { ...options, server, writes, probes });
        failed.push(...wrong.map((line) => `${fault.name}: ${line}`));
        tried += 1;
      }
      note(`${faults.map(({ name }) => name).join(', ')}: round ${round + 1}, ${failed.length} failed`);
    }
    await writes.finish();
    await server.stop();
    failed.push(...(await server.look((db) => brokenIn(db, writes.acknowledged))), ...writes.odd);
    return { tried, failed: [...new Set(failed)] };
  } finally {
    await server.dispose();
  }
}

export const database: Part = {
  name: 'database',
  what: 'PostgreSQL stopped, frozen, slow, full or failing over: answers are honest, and all is well in 3 s',
  mended: [],
  async run(options) {
    if (findPostgres() === null) return { tried: 0, failed: [], notTried: POSTGRES_HINT };
    const postgres = await startPostgres({ settings: { max_connections: CONNECTIONS } });
    const stage = { postgres, proxy: await stallingProxy({ host: '127.0.0.1', port: postgres.port }) };
    const all = faultsOf(stage).filter(({ isShort }) => isShort || !options.isShort);
    const total = await sufferAll({ ...options, stage, faults: all });
    const full = options.isShort ? 'a full disk, a failover and others: in npm run hard' : await onFullDisk();
    if (!options.isShort) {
      const over = await sufferAll({ ...options, stage, rounds: 1, faults: [await failover(stage)] });
      total.tried += over.tried;
      total.failed.push(...over.failed);
      await stage.postgres.dispose();
    }
    await stage.proxy.close();
    await postgres.dispose();
    if (typeof full === 'string') return { ...total, notTried: full };
    const onFull = await sufferAll({ ...options, stage: full.stage, faults: [full.fault] });
    await full.dispose();
    return { tried: total.tried + onFull.tried, failed: [...total.failed, ...onFull.failed] };
  },
};
