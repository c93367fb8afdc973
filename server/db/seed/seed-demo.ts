import { eq } from 'drizzle-orm';
import type { BulkConnection, Database, DatabaseHandle } from '../database.ts';
import { propertyAds } from '../schema/advertising.ts';
import { favourites, properties } from '../schema/properties.ts';
import { copyListings, type OnProgress } from './add-listings.ts';
import { saraId } from './demo/sara-listings.ts';
import { seedMoney } from './seed-money.ts';
import { seedOrders } from './seed-orders.ts';
import { seedPeople } from './seed-people.ts';
import { seedViewings } from './seed-viewings.ts';

/** Listings of the demo on first start. */
export const DEMO_LISTINGS = 2_000;
/** The first demo account's hearts, by listing; some of them stand in other cities. */
const FAVOURITE_LISTINGS = [15, 18, 22, 27, 31, 40, 52, 64, 77, 93, 120, 151];
/** The duration that ads which wait for their payment were to be featured for. */
const WANTED_DURATION_ID = 2;
const HOUR_MS = 3_600_000;

/** The demo: people, pictures, listings, favourites, viewings, orders, and the money of the first account. Needs the reference data; done once or not at all. */
export async function seedDemo(
  handle: DatabaseHandle,
  { count = DEMO_LISTINGS, onProgress }: { count?: number; onProgress?: OnProgress } = {},
): Promise<void> {
  await handle.bulk((connection) => writeDemo(connection, count, onProgress));
  await handle.vacuum();
}

/** What seedDemo does, within a transaction of the caller's. */
export async function writeDemo(
  connection: BulkConnection,
  count: number,
  onProgress?: OnProgress,
): Promise<void> {
  await seedPeople(connection.db);
  await copyListings(connection, count, onProgress);
  const now = Date.now();
  const hearts = FAVOURITE_LISTINGS.filter((id) => id <= count).map((propertyId, index) => ({
    userId: saraId,
    propertyId,
    createdAt: new Date(now - index * HOUR_MS),
  }));
  if (hearts.length > 0) await connection.db.insert(favourites).values(hearts).onConflictDoNothing();
  await seedViewings(connection.db);
  await seedOrders(connection.db);
  await seedMoney(connection.db);
  await seedWantedDurations(connection.db);
}

/** What waits for its payment can be paid for. */
async function seedWantedDurations(db: Database): Promise<void> {
  const unpaid = await db
    .select({ propertyId: properties.id })
    .from(properties)
    .where(eq(properties.status, 'pending_payment'));
  const rows = unpaid.map((row) => ({ ...row, wantedDurationId: WANTED_DURATION_ID }));
  if (rows.length > 0) await db.insert(propertyAds).values(rows).onConflictDoNothing();
}
