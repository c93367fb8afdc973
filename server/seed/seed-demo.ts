import { eq, or } from 'drizzle-orm';
import type { BulkConnection, Database } from '../db/database.ts';
import { propertyAds } from '../db/schema/advertising.ts';
import { favourites, properties } from '../db/schema/properties.ts';
import { copyListings, type OnProgress } from './add-listings.ts';
import { saraAds } from './demo/sara-ads.ts';
import { SARA_FEATURED, saraId } from './demo/sara-listings.ts';
import { seedFigures } from './seed-figures.ts';
import { seedInterest } from './seed-interest.ts';
import { seedMoney } from './seed-money.ts';
import { seedOrders } from './seed-orders.ts';
import { seedPeople } from './seed-people.ts';
import { seedRentals } from './seed-rentals.ts';
import { seedRequests } from './seed-requests.ts';
import { seedViewings } from './seed-viewings.ts';

/** The number of listings in the demo on first start. */
export const DEMO_LISTINGS = 2_000;
/** The featuring duration chosen in ads that await payment. */
const WANTED_DURATION_ID = 2;
/** The first demo account's favourites, by listing; some are in other cities. */
const FAVOURITE_LISTINGS = [15, 18, 22, 27, 31, 40, 52, 64, 77, 93, 120, 151];
const HOUR_MS = 3_600_000;
/** The remaining time of her paid featuring. */
const FEATURED_MS = 20 * 24 * HOUR_MS;

/**
 * Writes the demo: people, pictures, listings, views, favourites, viewings, orders, and the first
 * account's data: money, ads, requests, properties it owns and rents. Needs the reference data;
 * runs in the caller's transaction, so it is written completely or not at all.
 */
export async function writeDemo(
  connection: BulkConnection,
  count: number,
  onProgress?: OnProgress,
): Promise<void> {
  await seedPeople(connection.db);
  await copyListings(connection, count, onProgress);
  const now = Date.now();
  const added = FAVOURITE_LISTINGS.filter((id) => id <= count).map((propertyId, index) => ({
    userId: saraId,
    propertyId,
    createdAt: new Date(now - index * HOUR_MS),
  }));
  if (added.length > 0) await connection.db.insert(favourites).values(added).onConflictDoNothing();
  await seedViewings(connection.db);
  await seedOrders(connection.db);
  await seedMoney(connection.db);
  await seedAds(connection.db);
  await seedRequests(connection.db);
  await seedRentals(connection.db);
  await seedInterest(connection.db);
  await seedFigures(connection.db);
}

/**
 * The first account's ads as submitted: a broker's ad has the licence that it was approved with.
 */
async function seedAds(db: Database): Promise<void> {
  const listings = await db
    .select({
      propertyId: properties.id,
      status: properties.status,
      adLicenseNumber: properties.adLicenseNumber,
    })
    .from(properties)
    .where(or(eq(properties.advertiserId, saraId), eq(properties.status, 'pending_payment')));
  const given = new Map(saraAds.map((ad) => [ad.propertyId, ad]));
  const rows = listings.map(({ propertyId, status, adLicenseNumber }) => {
    const ad = given.get(propertyId);
    return {
      ...ad,
      propertyId,
      // An ad that awaits payment needs a duration, so that it can be paid.
      wantedDurationId: status === 'pending_payment' ? WANTED_DURATION_ID : null,
      featuredUntil: SARA_FEATURED.includes(propertyId) ? new Date(Date.now() + FEATURED_MS) : null,
      adLicenseNumber: ad?.ownerType === 'broker' ? (adLicenseNumber ?? ad.adLicenseNumber) : null,
    };
  });
  if (rows.length > 0) await db.insert(propertyAds).values(rows).onConflictDoNothing();
}
