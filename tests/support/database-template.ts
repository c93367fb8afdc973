import { openDatabase } from '../../server/db/database.ts';
import { seedIfEmpty } from '../../server/db/seed/seed-if-empty.ts';
import { TEST_LISTINGS } from './database-snapshot.ts';
import { createServerDatabase } from './server-database.ts';

/** A seeded database on a PostgreSQL server for others to be created from. */
export async function createTemplate(server: string): Promise<{ name: string; drop(): Promise<void> }> {
  const { name, url, drop } = await createServerDatabase(server);
  const database = await openDatabase({ databaseUrl: url, dataDir: null });
  await seedIfEmpty(database, { demo: true, listings: TEST_LISTINGS });
  // A database with a connection to it can't be copied.
  await database.close();
  return { name, drop };
}
