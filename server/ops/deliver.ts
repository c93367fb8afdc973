import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { DataDirLockedError } from '../db/data-dir-lock.ts';
import { type DatabaseOptions, openDatabase } from '../db/database.ts';
import { databaseFolder } from '../db/pglite.ts';
import { type Command, type Outcome, perform } from './perform.ts';
import { askServer } from './socket-client.ts';
import { Refused } from './verb.ts';

/** A server that starts holds the lock before it listens. */
const PATIENCE_MS = 5_000;
const RETRY_MS = 200;

interface Place {
  databaseUrl: string | undefined;
  dataDir: string;
}

async function performAlone(options: DatabaseOptions, command: Command): Promise<Outcome> {
  const database = await openDatabase(options);
  try {
    return await perform(database.db, command);
  } finally {
    await database.close();
  }
}

/**
 * Brings a command to the database, by whichever way is open: DATABASE_URL, the server that runs on
 * DATA_DIR, or DATA_DIR itself where none does. Fails with DataDirLockedError where another process has
 * the folder and takes no commands, and with the driver's error where the database can't be opened.
 */
export async function deliver({ databaseUrl, dataDir }: Place, command: Command): Promise<Outcome> {
  if (databaseUrl) return performAlone({ databaseUrl, dataDir: null }, command);
  // A mistyped DATA_DIR must not become a new, empty database.
  if (!existsSync(databaseFolder(dataDir))) {
    throw new Refused(
      `DATA_DIR ${dataDir} holds no database: start the server once, or set DATA_DIR or DATABASE_URL`,
    );
  }
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await askServer(dataDir, command);
    if (answer) return answer;
    try {
      return await performAlone({ dataDir }, command);
    } catch (error) {
      if (!(error instanceof DataDirLockedError) || Date.now() > deadline) throw error;
      await wait(RETRY_MS);
    }
  }
}
