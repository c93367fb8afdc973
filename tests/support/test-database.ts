import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import type { DatabaseHandle } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { createServerDatabase } from './server-database.ts';

/**
 * A database of a test file's own, with the reference data and the demo's people, pictures and
 * first 300 listings: on the server of TEST_DATABASE_URL where that is set, else in memory. Close
 * it when done; it goes away with that.
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

/** The same in memory, whatever the settings. */
export async function createInMemory(): Promise<DatabaseHandle> {
  return openDatabase({ dataDir: null, snapshot: await openAsBlob(inject('databaseSnapshot')) });
}
