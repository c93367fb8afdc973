import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import type { DatabaseHandle } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { createServerDatabase } from './server-database.ts';

/**
 * Opens a separate database with the reference data and the demo's users, pictures and first 300
 * listings: on TEST_DATABASE_URL's server if that is set, else in memory. Close it when done, which
 * also deletes it.
 */
export async function createTestDatabase(): Promise<DatabaseHandle> {
  const server = process.env.TEST_DATABASE_URL;
  const template = inject('databaseTemplate');
  if (!server || template === null) return createInMemory();
  const { url, drop } = await createServerDatabase(server, template);
  const handle = await openDatabase({ databaseUrl: url, dataDir: null });
  return {
    ...handle,
    async close() {
      await handle.close();
      await drop();
    },
  };
}

/** The same, always in memory. */
export async function createInMemory(): Promise<DatabaseHandle> {
  return openDatabase({ dataDir: null, snapshot: await openAsBlob(inject('databaseSnapshot')) });
}
