import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { DataDirLockedError } from '../../db/data-dir-lock.ts';
import type { DatabaseHandle, DatabaseOptions } from '../../db/database.ts';
import { openDatabase } from '../../db/open-database.ts';
import { databaseFolder } from '../../db/pglite.ts';
import { RefusedError } from './verb.ts';

/** A starting server locks the folder before it listens: how long to retry. */
const PATIENCE_MS = 5_000;
const RETRY_MS = 200;

export interface Place {
  databaseUrl: string | undefined;
  dataDir: string;
}

interface Ways<Result> {
  /** Through the server that runs on DATA_DIR; null if none runs. */
  viaServer(): Promise<Result | null>;
  /** In this process. */
  alone(database: DatabaseHandle): Promise<Result>;
}

async function withDatabase<Result>(options: DatabaseOptions, work: Ways<Result>['alone']): Promise<Result> {
  const database = await openDatabase(options);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/**
 * Reaches the database through DATABASE_URL, through the server that runs on DATA_DIR, or directly
 * in DATA_DIR if no server runs. Throws DataDirLockedError if another process uses the folder and
 * accepts no commands, and the driver's error if the database can't be opened.
 */
export async function reachDatabase<Result>(
  { databaseUrl, dataDir }: Place,
  { viaServer, alone }: Ways<Result>,
): Promise<Result> {
  if (databaseUrl) return withDatabase({ databaseUrl, dataDir: null }, alone);
  // A mistyped DATA_DIR must not create a new, empty database.
  if (!existsSync(databaseFolder(dataDir))) {
    throw new RefusedError(
      `DATA_DIR ${dataDir} holds no database: start the server once, or set DATA_DIR or DATABASE_URL`,
    );
  }
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await viaServer();
    if (answer) return answer;
    try {
      return await withDatabase({ dataDir }, alone);
    } catch (error) {
      if (!(error instanceof DataDirLockedError) || Date.now() > deadline) throw error;
      await wait(RETRY_MS);
    }
  }
}
