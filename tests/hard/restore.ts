import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { schemaAfter, withMigrationsUpTo } from '../../server/backup/schema-version.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { POSTGRES_HINT } from '../support/own-postgres.ts';
import { freePort } from '../support/running-server.ts';
import { SERVER_BUNDLE } from '../support/server-bundle.ts';
import { hardServer, openDatabases } from './hard-server.ts';
import { type Acknowledged, MixedWrites } from './mixed-writes.ts';
import type { HardOptions, Part } from './part.ts';
import { brokenIn, filesApart } from './whole.ts';

const WRITERS = 3;
/** Migrations of which some are missing in the database that is killed while it gets them. */
const OLDEST = 9;

/** A place for a database: on a PostgreSQL server, or in a folder. */
interface Place {
  databaseUrl?: string | undefined;
  dataDir: string;
}

interface Story extends HardOptions {
  /** Makes a place for a new database; all are removed at the end. */
  place: (kind: Kind, content: 'empty' | 'filled') => Promise<Place>;
}

const KINDS = ['PGlite', 'PostgreSQL'] as const;
type Kind = (typeof KINDS)[number];

const environmentOf = ({ databaseUrl = '', dataDir }: Place) => ({
  ...process.env,
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
});

const ops = (at: Place, ...words: string[]) =>
  promisify(execFile)(process.execPath, [join(SERVER_BUNDLE, 'ops.js'), ...words], {
    env: environmentOf(at),
  });

/** What was acknowledged before the backup began and did not change until it ended. */
function unchanged(before: Acknowledged, after: Acknowledged): Acknowledged {
  const both = <Key, Value>(one: Map<Key, Value>, other: Map<Key, Value>) =>
    new Map([...one].filter(([key, value]) => other.get(key) === value));
  return {
    ...before,
    viewings: both(before.viewings, after.viewings),
    orders: both(before.orders, after.orders),
    avatars: both(before.avatars, after.avatars),
    wallets: new Map(),
  };
}

/** A backup under load of one database, restored on the other; returns what is wrong there. */
async function carryOver(from: Kind, to: Kind, { place, random, note }: Story): Promise<string[]> {
  const source = await place(from, 'filled');
  const server = await hardServer({ databaseUrl: source.databaseUrl });
  const at = { databaseUrl: source.databaseUrl, dataDir: server.dataDir };
  const writes = new MixedWrites(server, random);
  const file = join(source.dataDir, 'backup.tar.gz');
  try {
    await writes.invite(WRITERS);
    let isOver = false;
    const writing = writes.until(() => isOver);
    await wait(random.between(1_000, 3_000));
    const before = structuredClone({ ...writes.acknowledged, openTopUps: new Map() });
    const { stdout } = await ops(at, 'backup', file);
    const promised = unchanged(before, writes.acknowledged);
    isOver = true;
    await writing;
    note(`${from} to ${to}: ${writes.answered} answers meanwhile; ${stdout.trim()}`);
    const target = await place(to, 'empty');
    await ops(target, 'restore', file);
    const database = await openDatabase(target);
    try {
      const { missing } = await filesApart(database.db, target.dataDir, promised);
      return [...(await brokenIn(database.db, promised)), ...missing, ...writes.odd];
    } finally {
      await database.close();
    }
  } finally {
    await server.dispose();
  }
}

/** A database of an older version, whose server is killed while it brings it up to date. */
async function killMigration(kind: Kind, { place, random }: Story): Promise<string[]> {
  const at = await place(kind, 'empty');
  const all = await countMigrations();
  const schema = (await schemaAfter(random.between(OLDEST, all - 1))) ?? '';
  await withMigrationsUpTo(schema, async (migrationsFolder) => {
    const old = await openDatabase({ ...at, migrationsFolder });
    await old.db.execute(
      sql`insert into users (name, mobile, password_hash) values ('نورة', '0522222222', 'x')`,
    );
    await old.close();
  });
  const child = spawn(process.execPath, [join(SERVER_BUNDLE, 'main.js')], {
    env: { ...environmentOf(at), NODE_ENV: 'production', ALLOW_SANDBOX: '1', PORT: String(await freePort()) },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await Promise.race([ended, hasBegun(at)]);
  await wait(random.between(0, 1_500));
  child.kill('SIGKILL');
  await ended;
  const database = await openDatabase(at);
  try {
    const { rows } = await database.db.execute<{ done: number; names: string }>(sql`
      select (select count(*)::int from drizzle.__drizzle_migrations) as done,
        (select string_agg(name, ',') from users where mobile = '0522222222') as names`);
    const isWhole = rows[0]?.done === all && rows[0]?.names === 'نورة';
    return isWhole ? [] : [`${kind}: after ${schema} the database has ${JSON.stringify(rows[0])} of ${all}`];
  } finally {
    await database.close();
  }
}

async function countMigrations(): Promise<number> {
  let count = OLDEST;
  while (await schemaAfter(count + 1)) count += 1;
  return count;
}

/** Resolves once the server is at the database. */
async function hasBegun({ databaseUrl, dataDir }: Place): Promise<void> {
  if (!databaseUrl) {
    while (!existsSync(join(dataDir, 'lock'))) await wait(20);
    return;
  }
  const watcher = await openWatcher(databaseUrl);
  while (!(await watcher.isThere())) await wait(20);
  await watcher.close();
}

async function openWatcher(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    async isThere() {
      const { rowCount } = await client.query(
        `select from pg_stat_activity where datname = current_database() and application_name = 'rukn'`,
      );
      return rowCount !== 0;
    },
    close: () => client.end(),
  };
}

export const restore: Part = {
  name: 'restore',
  what: 'a backup under load comes back on the other database; a migration that is killed goes on',
  mended: ['a picture replaced meanwhile was missing from a backup: backup/take-backup.ts'],
  async run(options) {
    const databases = await openDatabases(options.isShort);
    const removals: (() => Promise<unknown>)[] = [];
    const place = async (kind: Kind, content: 'empty' | 'filled'): Promise<Place> => {
      const dataDir = await mkdtemp(join(tmpdir(), 'rukn-restore-'));
      removals.push(() => rm(dataDir, { recursive: true, force: true }));
      if (kind === 'PGlite' || !databases) return { dataDir };
      return { dataDir, databaseUrl: await databases.add(content) };
    };
    const story = { ...options, place };
    const rounds = options.rounds ?? (options.isShort ? 1 : 3);
    const kinds = databases ? KINDS : KINDS.slice(0, 1);
    const failed: string[] = [];
    let tried = 0;
    try {
      for (let round = 0; round < rounds; round++) {
        for (const from of options.isShort ? kinds.slice(-1) : kinds) {
          const to = kinds.find((kind) => kind !== from) ?? from;
          const wrong = await carryOver(from, to, story);
          failed.push(...wrong.map((line) => `${from} to ${to}: ${line}`));
          tried += 1;
        }
        for (const kind of options.isShort ? kinds.slice(-1) : kinds) {
          failed.push(...(await killMigration(kind, story)));
          tried += 1;
        }
      }
    } finally {
      for (const remove of removals) await remove();
      await databases?.dispose();
    }
    return { tried, failed: [...new Set(failed)], notTried: databases ? undefined : POSTGRES_HINT };
  },
};
