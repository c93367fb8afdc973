import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Answer<Row> {
  rows: Row[];
}
interface AnswerHKT extends PgQueryResultHKT {
  type: Answer<this['row']>;
}

/** Drizzle over either driver; a plain `execute` answers `{ rows }` on both. */
export type Database = PgDatabase<AnswerHKT>;

/** A transaction without a time limit on its statements, and with COPY. */
export interface BulkConnection {
  db: Database;
  /** A table's rows as lines of COPY's text format, in pieces that end anywhere. */
  copyOut(table: string, columns: readonly string[]): AsyncIterable<Uint8Array>;
  /** Sends lines of COPY's text format (copy-text.ts) as they come, never holding all. */
  copyIn(table: string, columns: readonly string[], lines: Iterable<string>): Promise<void>;
}

export interface ListenOptions {
  /** What NOTIFY is sent on. */
  channel: string;
  /** Called after each commit of any process that sent a notice; may be called without one. */
  onNotice: () => void;
  /** Called when notices may be lost from now on; the connection recovers without help. */
  onLost?: ((error: Error) => void) | undefined;
}

export interface DatabaseHandle {
  db: Database;
  kind: 'pglite' | 'postgres';
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Resolves once it listens, to a function that stops listening. */
  listen(options: ListenOptions): Promise<() => Promise<void>>;
  /** Runs long work, such as seeding, in one transaction without a time limit. */
  bulk<Result>(work: (connection: BulkConnection) => Promise<Result>): Promise<Result>;
  /**
   * After bulk work: fresh statistics for the planner, and the pages that an index alone may answer
   * for.
   */
  vacuum(): Promise<void>;
  /** The pool's connections by what they do, and who waits for one; none where there is no pool. */
  connections?(): { busy: number; idle: number; waiting: number };
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL server, 15 or later; wins over dataDir. */
  databaseUrl?: string | undefined;
  /** The folder of the built-in database (PGlite); null keeps everything in memory. */
  dataDir: string | null;
  /** A PGlite dump to start from instead of an empty database; for tests. */
  snapshot?: Blob | undefined;
  /**
   * The migrations to bring the schema to, where not all of ours; for a backup of an older version.
   */
  migrationsFolder?: string | undefined;
  /** Called for each connection that broke while idle; the pool replaces it. */
  onIdleError?: ((error: Error) => void) | undefined;
}
