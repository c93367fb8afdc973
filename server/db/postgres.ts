import { pipeline } from 'node:stream/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { copyOutStatement, copyStatement, inChunks } from './copy-text.ts';
import type { Database, DatabaseHandle } from './database.ts';
import { migrationsFolder as ourMigrations } from './migrations-folder.ts';
import { listenOnServer } from './postgres-notices.ts';
import { openReplica } from './replica.ts';

const MAX_CONNECTIONS = 10;
const STATEMENT_TIMEOUT_MS = 10_000;
const CONNECTION_TIMEOUT_MS = 5_000;
/**
 * A frozen server can't end a statement itself: the client times out a little later than the server
 * would.
 */
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 1_000;
/**
 * Pages are on solid-state discs or in memory, where random reads cost little more; and queries
 * take milliseconds, which JIT compilation would double. `options=` in DATABASE_URL overrides this.
 */
const PLANNER = '-c random_page_cost=1.1 -c jit=off';
/** An arbitrary number for the advisory lock: processes that start together migrate in turn. */
const MIGRATION_LOCK = 1_382_378_350;
/** Characters per write to the socket: large enough to be fast, small enough to buffer. */
const COPY_CHUNK_CHARACTERS = 256_000;

interface Options {
  databaseUrl: string;
  migrationsFolder?: string | undefined;
  onIdleError?: ((error: Error) => void) | undefined;
  readUrl?: string | undefined;
  onReadsMove?: ((isReplica: boolean) => void) | undefined;
}

/** The settings of every connection; the benchmarks use the same. */
export const connectionOf = (databaseUrl: string) => ({
  connectionString: databaseUrl,
  application_name: 'rukn',
  connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  keepAlive: true,
  options: PLANNER,
});

/** Runs the work on a separate connection, without a time limit on statements. */
async function withClient<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connectionOf(databaseUrl));
  // The running query already rejects when the connection breaks; ignore the event.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Whether the public schema contains any table, the app's or another's. */
export async function hasTables(databaseUrl: string): Promise<boolean> {
  return withClient(databaseUrl, async (client) => {
    const { rowCount } = await client.query(`select from pg_tables where schemaname = 'public' limit 1`);
    return rowCount !== 0;
  });
}

async function migrateUnderLock(databaseUrl: string, migrationsFolder: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    // The lock ends with the connection, even when this process dies.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
  });
}

/**
 * Closes the connection if the server does not respond in time: the statement may still be running,
 * and a later one, such as a rollback, would wait as long again.
 */
class BoundedClient extends pg.Client {
  override query(...args: unknown[]): never {
    const answer: unknown = (super.query as (...all: unknown[]) => unknown)(...args);
    if (answer instanceof Promise) {
      answer.catch((error: Error) => {
        if (error.message === 'Query read timeout') this.connection.stream.destroy();
      });
    }
    return answer as never;
  }
}

/**
 * Drizzle over the pool, with transactions that always release their connection. Drizzle's own
 * never release it if `begin` fails, and return one to the pool after a statement timed out that
 * may still be running (drizzle-orm 0.45, node-postgres/session.js).
 */
function withTransactionsOf(pool: pg.Pool): Database {
  const db = drizzle(pool);
  const transaction: typeof db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isSound = false;
    try {
      const result = await drizzle(client).transaction(work, config);
      isSound = true;
      return result;
    } catch (error) {
      isSound = client.getTransactionStatus() === 'I';
      throw error;
    } finally {
      client.release(!isSound);
    }
  };
  return Object.assign(db, { transaction }) as Database;
}

function poolOn(databaseUrl: string, settings: pg.PoolConfig, onIdleError: Options['onIdleError']): pg.Pool {
  const pool = new pg.Pool({
    Client: BoundedClient,
    ...connectionOf(databaseUrl),
    max: MAX_CONNECTIONS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    ...settings,
  });
  // An error event without a listener would end this process, and the pool listens to idle
  // connections only.
  pool.on('error', (error) => onIdleError?.(error));
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * Opens a pool on a PostgreSQL server, and one on its replica. Throws the driver's error if the
 * server can't be reached; the replica may come later.
 */
export async function openPostgres(options: Options): Promise<DatabaseHandle> {
  const { databaseUrl, readUrl, migrationsFolder = ourMigrations, onIdleError } = options;
  await migrateUnderLock(databaseUrl, migrationsFolder);
  const pool = poolOn(databaseUrl, {}, onIdleError);
  const replica = readUrl
    ? openReplica({
        primary: pool,
        poolOf: (server, watcher) =>
          poolOn(
            server === 'primary' ? databaseUrl : readUrl,
            watcher
              ? { max: watcher.max, query_timeout: watcher.limitMs, connectionTimeoutMillis: watcher.limitMs }
              : {},
            // The watch finds it gone, and says so once.
            undefined,
          ),
        over: withTransactionsOf,
        onMove: options.onReadsMove,
      })
    : undefined;
  const db = withTransactionsOf(pool);
  return {
    db,
    reads: replica?.db ?? db,
    ...(replica && { replica }),
    kind: 'postgres',
    async ping() {
      const { rows } = await pool.query(
        `select current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
      );
      if (rows[0].isReadOnly) throw new Error('The database takes no writes');
    },
    listen: (options) => listenOnServer(connectionOf(databaseUrl), options),
    bulk: (work) =>
      withClient(databaseUrl, (client) =>
        drizzle(client).transaction((transaction) =>
          work({
            db: transaction as Database,
            copyOut: (table, columns) => client.query(copyTo(copyOutStatement(table, columns, 'stdout'))),
            async copyIn(table, columns, lines) {
              const stream = client.query(copyFrom(copyStatement(table, columns, 'stdin')));
              await pipeline(inChunks(lines, COPY_CHUNK_CHARACTERS), stream);
            },
          }),
        ),
      ),
    vacuum: () =>
      withClient(databaseUrl, async (client) => {
        await client.query('vacuum analyze');
      }),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      if (pool.ended) return;
      await replica?.close();
      await pool.end();
    },
  };
}
