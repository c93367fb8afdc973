import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { copyOutStatement, copyStatement, inChunks } from './copy-text.ts';
import { lockDataDir } from './data-dir-lock.ts';
import type { Database, DatabaseHandle } from './database.ts';
import { migrationsFolder as ourMigrations } from './migrations-folder.ts';

/**
 * PGlite loads an extension only if it is passed at creation; CREATE EXTENSION in a migration is
 * needed as well.
 */
const extensions = { cube, earthdistance, pg_trgm, btree_gist };
/** PGlite copies each chunk through the process's memory twice. */
const COPY_CHUNK_CHARACTERS = 4_000_000;

interface Options {
  /**
   * The folder for the lock file and, in a subfolder, the database; null keeps everything in
   * memory.
   */
  dataDir: string | null;
  /** A dump to start from instead of an empty database. */
  snapshot?: Blob | undefined;
  migrationsFolder?: string | undefined;
}

interface PgliteHandle extends DatabaseHandle {
  /** Dumps the whole database to a file, from which another one can start. */
  dump(): Promise<Blob>;
}

/** Opens the built-in database. Throws DataDirLockedError if another process uses the folder. */
export async function openPglite(options: Options): Promise<PgliteHandle> {
  const { dataDir, snapshot, migrationsFolder = ourMigrations } = options;
  if (dataDir !== null) await mkdir(dataDir, { recursive: true });
  const release = dataDir === null ? () => {} : lockDataDir(dataDir);
  try {
    const client = await createPglite(dataDir, snapshot);
    const database = drizzle(client);
    await migrate(database, { migrationsFolder });
    return {
      db: database as Database,
      reads: database as Database,
      kind: 'pglite',
      async ping() {
        await client.query('select 1');
      },
      async listen({ channel, onNotice }) {
        const stop = await client.listen(channel, onNotice);
        return async () => {
          if (!client.closed) await stop();
        };
      },
      bulk: (work) =>
        client.transaction((transaction) =>
          work({
            db: drizzle(asClient(transaction)) as Database,
            async *copyOut(table, columns) {
              const { blob } = await transaction.query(copyOutStatement(table, columns, `'/dev/blob'`));
              if (blob) yield* blob.stream();
            },
            async copyIn(table, columns, lines) {
              const statement = copyStatement(table, columns, `'/dev/blob'`);
              for (const chunk of inChunks(lines, COPY_CHUNK_CHARACTERS)) {
                await transaction.query(statement, [], { blob: new Blob([chunk]) });
              }
            },
          }),
        ),
      async vacuum() {
        await client.query('vacuum analyze');
      },
      dump: () => client.dumpDataDir('none'),
      async close() {
        if (!client.closed) await client.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** A subfolder, because PGlite needs an empty one: the lock and our other files are beside it. */
export function databaseFolder(dataDir: string): string {
  return join(dataDir, 'database');
}

function createPglite(dataDir: string | null, snapshot?: Blob): Promise<PGlite> {
  return PGlite.create({
    extensions,
    ...(dataDir !== null && { dataDir: databaseFolder(dataDir) }),
    ...(snapshot && { loadDataDir: snapshot }),
  });
}

/** A transaction in the form of Drizzle's client; a nested transaction joins it. */
function asClient(transaction: Transaction): PGlite {
  const client: Pick<PGlite, 'query' | 'transaction'> = {
    query: (...query) => transaction.query(...query),
    transaction: (work) => work(transaction),
  };
  return client as PGlite;
}
