import type { DatabaseHandle, DatabaseOptions } from './database.ts';
import { withMarkedTransactions } from './open-transaction.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/**
 * Opens the database and brings its schema up to date (DESIGN §3). Throws DataDirLockedError if
 * another process uses the folder, and the driver's error if the server can't be reached.
 */
export async function openDatabase(options: DatabaseOptions): Promise<DatabaseHandle> {
  const { databaseUrl, dataDir, snapshot, migrationsFolder, ...ofServer } = options;
  const handle = databaseUrl
    ? await openPostgres({ databaseUrl, migrationsFolder, ...ofServer })
    : await openPglite({ dataDir, snapshot, migrationsFolder });
  const db = withMarkedTransactions(handle.db);
  return { ...handle, db, reads: handle.replica ? withMarkedTransactions(handle.reads) : db };
}
