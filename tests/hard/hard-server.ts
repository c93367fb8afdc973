import { openAsBlob } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { addListings } from '../../server/seed/add-listings.ts';
import { seedIfEmpty } from '../../server/seed/seed-if-empty.ts';
import { ensureSnapshot, TEST_LISTINGS } from '../support/database-snapshot.ts';
import { ensureTemplate } from '../support/database-template.ts';
import { findPostgres, startPostgres } from '../support/own-postgres.ts';
import { type RunningServer, runServer } from '../support/running-server.ts';
import { SERVER_BUNDLE } from '../support/server-bundle.ts';
import { createServerDatabase, type ServerDatabase } from '../support/server-database.ts';

interface Options {
  /** A PostgreSQL database; without one, the built-in one. */
  databaseUrl?: string | undefined;
  /** Listings in it besides those of the tests' demo. */
  listings?: number;
  environment?: Record<string, string>;
}

export interface HardServer extends RunningServer {
  /** Opens its database while it is stopped. */
  look<Result>(work: (db: Database) => Promise<Result>): Promise<Result>;
}

/**
 * The built server with a database of its own, or with the given one; limits for each address are
 * out of the way.
 */
export async function hardServer({ databaseUrl, listings = 0, environment }: Options): Promise<HardServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rukn-hard-'));
  await fill({ databaseUrl, dataDir, listings });
  const server = await runServer({
    main: join(SERVER_BUNDLE, 'main.js'),
    environment: {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      TRUST_PROXY: 'loopback',
      REQUESTS_PER_MINUTE: '1000000',
      ...environment,
    },
  });
  return {
    ...server,
    dataDir,
    databaseUrl,
    async look(work) {
      const handle = await openDatabase({ databaseUrl, dataDir });
      return work(handle.db).finally(handle.close);
    },
    async dispose() {
      await server.dispose();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A PostgreSQL server for databases of the part's own. */
export interface Databases {
  /** Makes one: empty, or filled as the tests' is. */
  add(kind: 'empty' | 'filled'): Promise<string>;
  dispose(): Promise<void>;
}

/**
 * A server of the part's own; in short that of TEST_DATABASE_URL, whose template is filled already.
 * Null where there is none.
 */
export async function openDatabases(isShort: boolean): Promise<Databases | null> {
  const shared = process.env.TEST_DATABASE_URL;
  if (isShort ? !shared : findPostgres() === null) return null;
  const own = isShort ? null : await startPostgres();
  const url = own?.url ?? shared ?? '';
  const made: ServerDatabase[] = [];
  return {
    async add(kind) {
      const template = kind === 'filled' ? await ensureTemplate(url, TEST_LISTINGS) : undefined;
      const database = await createServerDatabase(url, template);
      made.push(database);
      return database.url;
    },
    async dispose() {
      for (const { drop } of made) await drop();
      await own?.dispose();
    },
  };
}

async function fill({
  databaseUrl,
  dataDir,
  listings,
}: {
  databaseUrl?: string | undefined;
  dataDir: string;
  listings: number;
}) {
  const snapshot = databaseUrl ? undefined : await openAsBlob(await ensureSnapshot());
  const database = await openDatabase({ databaseUrl, dataDir, snapshot });
  await seedIfEmpty(database, { demo: true, listings: TEST_LISTINGS });
  if (listings > 0) await addListings(database, listings);
  await database.close();
}

/**
 * Seconds of CPU that a process's main thread has used, by proc(5); null where that is unknown.
 * Other threads compile what runs already, for later.
 */
export async function cpuSeconds(pid: number | undefined): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/task/${pid}/stat`, 'utf8').catch(() => null);
  // The name, in brackets, may hold blanks: user and system time are the 12th and 13th word after
  // it, in hundredths.
  const words = stat?.split(') ').at(-1)?.split(' ');
  return words ? (Number(words[11]) + Number(words[12])) / 100 : null;
}
