import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Answer<Row> {
  rows: Row[];
}
interface AnswerHKT extends PgQueryResultHKT {
  type: Answer<this['row']>;
}

/** Drizzle over either driver; on both, `execute` returns `{ rows }`. */
export type Database = PgDatabase<AnswerHKT>;

/** A transaction without a time limit on its statements, and with COPY. */
export interface BulkConnection {
  db: Database;
  /** Streams a table's rows in COPY's text format; a chunk may end in the middle of a row. */
  copyOut(table: string, columns: readonly string[]): AsyncIterable<Uint8Array>;
  /**
   * Streams lines of COPY's text format (copy-text.ts) to the table, without buffering all of them.
   */
  copyIn(table: string, columns: readonly string[], lines: Iterable<string>): Promise<void>;
}

export interface ListenOptions {
  /** The channel that NOTIFY sends to. */
  channel: string;
  /**
   * Called after each commit that sent a notice, from any process; may also be called without one.
   */
  onNotice: () => void;
  /** Called when notices may be lost from now on; the connection reconnects by itself. */
  onLost?: ((error: Error) => void) | undefined;
}

/** A server that follows the primary, for reads that bear a lag (replica.ts). */
export interface Replica {
  /** Reads on the replica, or on the primary while the replica is gone or late. */
  db: Database;
  state(): { isUsed: boolean; lagSeconds: number };
  /** Calls back once what is committed by now can be read there; never while it is not read. */
  onceCaughtUp(run: () => void): void;
  close(): Promise<void>;
}

export interface DatabaseHandle {
  db: Database;
  /**
   * For what the public reads, and may be seconds old: on the replica where there is one, else the
   * same as `db`. What a user has just written is read from `db`.
   */
  reads: Database;
  /** Absent without one. */
  replica?: Pick<Replica, 'state' | 'onceCaughtUp'>;
  kind: 'pglite' | 'postgres';
  /** Resolves when the database responds. */
  ping(): Promise<void>;
  /** Resolves once it listens; the result is a function that stops listening. */
  listen(options: ListenOptions): Promise<() => Promise<void>>;
  /** Runs long work, such as seeding, in one transaction without a time limit. */
  bulk<Result>(work: (connection: BulkConnection) => Promise<Result>): Promise<Result>;
  /**
   * After bulk work: refreshes the planner's statistics and the visibility map, which index-only
   * scans need.
   */
  vacuum(): Promise<void>;
  /** The pool's connections by state, and how many callers wait for one; absent without a pool. */
  connections?(): { busy: number; idle: number; waiting: number };
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL server, 15 or later; takes precedence over dataDir. */
  databaseUrl?: string | undefined;
  /** A replica of it, for reads that bear a lag. */
  readUrl?: string | undefined;
  /** Called when these reads move to the replica (true) or to the primary (false). */
  onReadsMove?: ((isReplica: boolean) => void) | undefined;
  /** The folder of the built-in database (PGlite); null keeps everything in memory. */
  dataDir: string | null;
  /** A PGlite dump to start from instead of an empty database; for tests. */
  snapshot?: Blob | undefined;
  /** Other migrations than all of the app's: those up to the schema of an older backup. */
  migrationsFolder?: string | undefined;
  /** Called for each idle connection that breaks; the pool replaces it. */
  onIdleError?: ((error: Error) => void) | undefined;
}
