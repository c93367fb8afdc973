import { pipeline } from 'node:stream/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { copyOutStatement, copyStatement, inChunks } from './copy-text.ts';
import type { Database, DatabaseHandle } from './database.ts';
import { migrationsFolder as ourMigrations } from './migrations-folder.ts';
import { listenOnServer } from './postgres-notices.ts';

const MAX_CONNECTIONS = 10;
const STATEMENT_TIMEOUT_MS = 10_000;
const CONNECTION_TIMEOUT_MS = 5_000;
/**
 * A server that has frozen ends no statement itself: we give up on it somewhat later than it would
 * have.
 */
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 1_000;
/**
 * Pages are on solid-state discs or in memory, where reading them out of turn costs little more;
 * and our queries take milliseconds, which compiling them would double. DATABASE_URL may say
 * otherwise (`options=`).
 */
const PLANNER = '-c random_page_cost=1.1 -c jit=off';
/** Any number that nothing else locks: processes that start together migrate one after another. */
const MIGRATION_LOCK = 1_382_378_350;
/** Characters handed to the socket at a time: large enough to be fast, small enough to hold. */
const COPY_CHUNK_CHARACTERS = 256_000;

interface Options {
  databaseUrl: string;
  migrationsFolder?: string | undefined;
  onIdleError?: ((error: Error) => void) | undefined;
}

/** How every connection of ours is set up; the benchmarks measure under the same settings. */
export const connectionOf = (databaseUrl: string) => ({
  connectionString: databaseUrl,
  application_name: 'rukn',
  connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  keepAlive: true,
  options: PLANNER,
});

/** Runs the work on a connection of its own, without a time limit on statements. */
async function withClient<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connectionOf(databaseUrl));
  // A connection that breaks fails the query that is running; the event is the same news again.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Whether the public schema holds any table at all, ours or another's. */
export async function hasTables(databaseUrl: string): Promise<boolean> {
  return withClient(databaseUrl, async (client) => {
    const { rowCount } = await client.query(`select from pg_tables where schemaname = 'public' limit 1`);
    return rowCount !== 0;
  });
}

async function migrateUnderLock(databaseUrl: string, migrationsFolder: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    // The lock ends with the connection, also when this process dies.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
  });
}

/**
 * A connection whose server has not answered in time is closed by us: the statement may be running
 * still, and what is sent after it, such as a rollback, would wait as long again.
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
 * Drizzle over the pool, with transactions that always give their connection back. Drizzle's own
 * keep it for ever where `begin` fails, and put one back into the pool whose statement was given up
 * and may still be running (drizzle-orm 0.45, node-postgres/session.js).
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

/** Opens a pool on a PostgreSQL server. Fails with the driver's error where it can't be reached. */
export async function openPostgres(options: Options): Promise<DatabaseHandle> {
  const { databaseUrl, migrationsFolder = ourMigrations, onIdleError } = options;
  await migrateUnderLock(databaseUrl, migrationsFolder);
  const pool = new pg.Pool({
    Client: BoundedClient,
    ...connectionOf(databaseUrl),
    max: MAX_CONNECTIONS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
  });
  // Without listeners, a connection that breaks would end this process: the pool listens to idle
  // ones alone.
  pool.on('error', (error) => onIdleError?.(error));
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    db: withTransactionsOf(pool),
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
      if (!pool.ended) await pool.end();
    },
  };
}
