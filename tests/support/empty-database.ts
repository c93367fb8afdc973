import type { DatabaseHandle } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { createServerDatabase } from './server-database.ts';

const server = process.env.TEST_DATABASE_URL;

/**
 * For `describe.each`: opens a database with only the schema, of each kind. `skip` is the reason
 * why a kind can't be tested here.
 */
export const databaseKinds = [
  { kind: 'PGlite', skip: null, open: () => openDatabase({ dataDir: null }) },
  { kind: 'PostgreSQL', skip: server ? null : 'TEST_DATABASE_URL is not set', open: openOnServer },
];

async function openOnServer(): Promise<DatabaseHandle> {
  const { url, drop } = await createServerDatabase(server ?? '');
  const handle = await openDatabase({ databaseUrl: url, dataDir: null });
  return {
    ...handle,
    async close() {
      await handle.close();
      await drop();
    },
  };
}
