import { inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, DatabaseHandle } from '../db/database.ts';
import { articles } from '../db/schema/articles.ts';
import { issueTypes } from '../db/schema/orders.ts';
import { users } from '../db/schema/people.ts';
import { regions } from '../db/schema/places.ts';
import { seedArticles } from './seed-articles.ts';
import { DEMO_LISTINGS, writeDemo } from './seed-demo.ts';
import { demoAccounts } from './seed-people.ts';
import { seedReference } from './seed-reference.ts';

/** Advisory lock: processes that start together seed in turn, so that only the first one does. */
const SEED_LOCK = 1_382_378_351;

/**
 * Fills an empty database with the reference data and, if requested, the demo: all of it or, if it
 * fails, nothing. Returns the demo's accounts if they exist and were requested.
 */
export async function seedIfEmpty(
  handle: DatabaseHandle,
  { demo, listings = DEMO_LISTINGS }: { demo: boolean; listings?: number },
) {
  const isFilled = await handle.bulk(async (connection) => {
    const { db } = connection;
    await db.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const hasPlaces = await hasRows(db, regions);
    const hasPeople = await hasRows(db, users);
    // Added later than the places: a database of an older version has none.
    const hasIssues = await hasRows(db, issueTypes);
    const hasArticles = await hasRows(db, articles);
    if (!hasPlaces || !hasIssues) await seedReference(db);
    if (demo && !hasPeople) await writeDemo(connection, listings);
    // After the demo, whose photos must come first.
    if (!hasArticles) await seedArticles(db);
    return !hasPlaces || !hasArticles || (demo && !hasPeople);
  });
  if (isFilled) await handle.vacuum();
  return { demoAccounts: demo ? await presentDemoAccounts(handle.db) : [] };
}

async function hasRows(db: Database, table: PgTable): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`select exists (select from ${table}) as found`);
  return rows[0]?.found ?? false;
}

async function presentDemoAccounts(db: Database) {
  const mobiles = demoAccounts.map(({ mobile }) => mobile);
  const found = await db.select({ mobile: users.mobile }).from(users).where(inArray(users.mobile, mobiles));
  return demoAccounts.filter(({ mobile }) => found.some((person) => person.mobile === mobile));
}
