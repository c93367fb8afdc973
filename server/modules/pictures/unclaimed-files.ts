import { arrayOverlaps, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { propertyAds } from '../../db/schema/advertising.ts';
import { orders } from '../../db/schema/orders.ts';
import { users } from '../../db/schema/people.ts';
import { unclaimedFiles } from '../../db/schema/pictures.ts';
import type { StorageGateway } from '../../gateways/storage/storage-gateway.ts';

/** Longer than any request takes from storing a file to the row that refers to it. */
const CLAIM_MINUTES = 60;
const COLLECT_MOST = 100;

/**
 * Notes a file of one person that is about to be stored: if the process ends before a row refers to
 * it, the job removes it.
 */
export async function announceFile(db: Database, key: string): Promise<void> {
  const dueAt = sql`clock_timestamp() + make_interval(mins => ${CLAIM_MINUTES})`;
  await db.insert(unclaimedFiles).values({ key, dueAt }).onConflictDoNothing();
}

/** Which of the keys rows refer to. */
async function findClaimed(db: Database, keys: string[]): Promise<Set<string>> {
  const paths = keys.map((key) => `/media/${key}`);
  const found = await Promise.all([
    db
      .select({ key: sql<string>`substr(${users.avatar}, 8)` })
      .from(users)
      .where(inArray(users.avatar, paths)),
    db
      .select({ key: sql<string>`substr(${orders.image}, 8)` })
      .from(orders)
      .where(inArray(orders.image, paths)),
    db
      .select({ key: sql<string>`substr(unnest(${orders.photos}), 8)` })
      .from(orders)
      .where(arrayOverlaps(orders.photos, paths)),
    db
      .select({ key: sql<string>`${propertyAds.receiptImage}` })
      .from(propertyAds)
      .where(inArray(propertyAds.receiptImage, keys)),
  ]);
  return new Set(found.flat().map(({ key }) => key));
}

/** Removes due files without a row; returns how many keys it has looked at. */
export async function collectUnclaimed(db: Database, storage: StorageGateway): Promise<number> {
  const due = await db
    .select({ key: unclaimedFiles.key })
    .from(unclaimedFiles)
    .where(lte(unclaimedFiles.dueAt, sql`clock_timestamp()`))
    .orderBy(asc(unclaimedFiles.dueAt))
    .limit(COLLECT_MOST);
  if (due.length === 0) return 0;
  const claimed = await findClaimed(
    db,
    due.map(({ key }) => key),
  );
  for (const { key } of due) {
    // The file goes first: if that fails, a later run tries again.
    if (!claimed.has(key)) await storage.remove(key);
    await db.delete(unclaimedFiles).where(eq(unclaimedFiles.key, key));
  }
  return due.length;
}
