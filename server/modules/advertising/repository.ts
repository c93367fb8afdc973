import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { rowsBefore } from '../../db/pagination.ts';
import { isPublic } from '../../db/public-listing.ts';
import { propertyAds, propertyViews } from '../../db/schema/advertising.ts';
import { adDurations, favourites, properties } from '../../db/schema/properties.ts';

export type PropertyFields = typeof properties.$inferSelect;
export type NewProperty = typeof properties.$inferInsert;
export type AdFields = typeof propertyAds.$inferSelect;

/**
 * A listing in any status, locked until the transaction ends; undefined where there is none, or it
 * was deleted.
 */
export async function lockProperty(transaction: Database, id: number) {
  const found = await lockEvenDeleted(transaction, id);
  return found?.deletedAt ? undefined : found;
}

/** As `lockProperty`, but includes deleted listings. */
export async function lockEvenDeleted(transaction: Database, id: number) {
  const [found] = await transaction.select().from(properties).where(eq(properties.id, id)).for('update');
  return found;
}

/** Locks ads that were deleted up to `until` and still have data to erase. */
export async function lockDeleted(transaction: Database, until: Date, most: number) {
  return transaction
    .select({
      id: properties.id,
      receiptImage: propertyAds.receiptImage,
      /** How it had ended before it was deleted; null if it had not. */
      end: sql<'rented' | 'sold' | null>`case when ${properties.hiddenFrom} in ('rented', 'sold')
        then ${properties.hiddenFrom} end`,
    })
    .from(propertyAds)
    .innerJoin(properties, eq(properties.id, propertyAds.propertyId))
    .where(and(isNotNull(propertyAds.deletedFrom), lte(properties.deletedAt, until)))
    .orderBy(asc(properties.deletedAt))
    .limit(most)
    .for('update', { of: properties, skipLocked: true });
}

export async function addProperty(transaction: Database, row: NewProperty): Promise<PropertyFields> {
  const [added] = await transaction.insert(properties).values(row).returning();
  if (!added) throw new Error('The listing was not written');
  return added;
}

export async function changeProperty(
  transaction: Database,
  id: number,
  change: Partial<NewProperty>,
): Promise<void> {
  await transaction.update(properties).set(change).where(eq(properties.id, id));
}

/** A listing's row of advertiser's data; null if there is none yet. */
export async function findAdFields(db: Database, propertyId: number): Promise<AdFields | null> {
  const [found] = await db.select().from(propertyAds).where(eq(propertyAds.propertyId, propertyId));
  return found ?? null;
}

/** Stores fields of the advertiser's data; creates the row if there is none. */
export async function keepAdFields(
  transaction: Database,
  propertyId: number,
  fields: Partial<AdFields>,
): Promise<void> {
  await transaction
    .insert(propertyAds)
    .values({ ...fields, propertyId })
    .onConflictDoUpdate({ target: propertyAds.propertyId, set: { ...fields, propertyId } });
}

/** Deletes the advertiser's data, which includes personal data and documents. */
export async function forgetAdFields(transaction: Database, propertyId: number): Promise<void> {
  await transaction.delete(propertyAds).where(eq(propertyAds.propertyId, propertyId));
}

/** Starts the paid days of featuring, after any that still run. */
export async function startFeature(transaction: Database, propertyId: number, at: Date): Promise<void> {
  const now = sql`${at.toISOString()}::timestamptz`;
  await transaction
    .update(propertyAds)
    .set({
      featuredUntil: sql`greatest(coalesce(${propertyAds.featuredUntil}, ${now}), ${now})
        + make_interval(days => ${propertyAds.featuredDays})`,
      featuredDays: null,
    })
    .where(and(eq(propertyAds.propertyId, propertyId), sql`${propertyAds.featuredDays} is not null`));
}

export async function findDuration(db: Database, id: number) {
  const [found] = await db.select().from(adDurations).where(eq(adDurations.id, id));
  return found;
}

/** Ids of all of a user's ads that are not deleted. */
export async function listStanding(db: Database, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.advertiserId, userId), isNull(properties.deletedAt)))
    .orderBy(asc(properties.id));
  return rows.map(({ id }) => id);
}

/** Ids of a user's ads, the newest first, 30 a page. */
export async function listOwnIds(db: Database, userId: number, page: number): Promise<number[]> {
  const rows = await db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.advertiserId, userId), isNull(properties.deletedAt)))
    .orderBy(desc(properties.createdAt), desc(properties.id))
    .limit(PAGE_SIZE)
    .offset(rowsBefore(page));
  return rows.map(({ id }) => id);
}

/** The fields that only advertisers see of these ads, by id. */
export async function loadAdFacts(db: Database, ids: number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const favouriteCounts = db
    .select({ propertyId: favourites.propertyId, count: sql<number>`count(*)::int`.as('favourite_count') })
    .from(favourites)
    .where(inArray(favourites.propertyId, ids))
    .groupBy(favourites.propertyId)
    .as('favourite_counts');
  const rows = await db
    .select({
      id: properties.id,
      status: properties.status,
      purpose: properties.purpose,
      statusReason: properties.statusReason,
      hiddenFrom: properties.hiddenFrom,
      isShown: isPublic().mapWith(Boolean),
      adLicenseNumber: properties.adLicenseNumber,
      adLicenseExpiresAt: properties.adLicenseExpiresAt,
      deletedAt: properties.deletedAt,
      createdAt: properties.createdAt,
      confirmedAt: propertyAds.confirmedAt,
      featuredUntil: propertyAds.featuredUntil,
      wantedDurationId: propertyAds.wantedDurationId,
      viewsCount: propertyViews.count,
      favouritesCount: favouriteCounts.count,
    })
    .from(properties)
    .leftJoin(propertyAds, eq(propertyAds.propertyId, properties.id))
    .leftJoin(propertyViews, eq(propertyViews.propertyId, properties.id))
    .leftJoin(favouriteCounts, eq(favouriteCounts.propertyId, properties.id))
    .where(inArray(properties.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

export type AdFactsRow = Awaited<ReturnType<typeof loadAdFacts>> extends Map<number, infer Row> ? Row : never;

export async function findTitle(db: Database, propertyId: number) {
  const [found] = await db
    .select({ title: properties.title, titleEn: properties.titleEn })
    .from(properties)
    .where(eq(properties.id, propertyId));
  if (!found) throw new Error(`There is no listing ${propertyId}`);
  return found;
}

/** A listing's advertiser and status; undefined if there is none or it was deleted. */
export async function findStanding(db: Database, id: number) {
  const [found] = await db
    .select({
      advertiserId: properties.advertiserId,
      status: properties.status,
      isPublic: isPublic().mapWith(Boolean),
    })
    .from(properties)
    .where(and(eq(properties.id, id), isNull(properties.deletedAt)));
  return found;
}
