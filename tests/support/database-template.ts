import pg from 'pg';
import { openDatabase } from '../../server/db/open-database.ts';
import { DEMO_LISTINGS } from '../../server/seed/seed-demo.ts';
import { seedIfEmpty } from '../../server/seed/seed-if-empty.ts';
import { ensureDataDir, fingerprint } from './database-snapshot.ts';

/**
 * Key of an advisory lock, so that two runs on one server don't make a template at the same time.
 */
const TEMPLATE_LOCK = 1_382_378_352;
const PREFIX = 'rukn_template_';

const DAY_MS = 86_400_000;

/**
 * Name of a seeded database on a PostgreSQL server, to use as a template. Creates it if there is
 * none for this code and day; drops older ones, except yesterday's, which a run may still be using.
 */
export async function ensureTemplate(server: string, listings: number): Promise<string> {
  const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10).replaceAll('-', '');
  const family = `${PREFIX}${listings}_`;
  const name = `${family}${dayAt(Date.now())}_${await fingerprint()}`;
  const isOld = (datname: string) =>
    datname < family + dayAt(Date.now() - DAY_MS) || datname.endsWith('_draft');
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where starts_with(datname, $1)`,
      [family],
    );
    if (rows.some(({ datname }) => datname === name)) return name;
    for (const { datname } of rows.filter((row) => isOld(row.datname))) {
      await client.query(`drop database if exists ${datname} with (force)`);
    }
    const draft = `${name}_draft`;
    await client.query(`create database ${draft} template template0`);
    const url = new URL(server);
    url.pathname = `/${draft}`;
    const database = await openDatabase({ databaseUrl: url.href, dataDir: null });
    await seedIfEmpty(database, { demo: true, listings });
    // PostgreSQL can't rename or copy a database with open connections.
    await database.close();
    await client.query(`alter database ${draft} rename to ${name}`);
    return name;
  } finally {
    await client.end();
  }
}

/**
 * What `runServer` copies, with the whole demo: the name of a template database if
 * TEST_DATABASE_URL is set, else a data folder.
 */
export function ensureStart(): Promise<string> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? ensureTemplate(server, DEMO_LISTINGS) : ensureDataDir();
}
