import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { isPublic } from '../../db/public-listing.ts';
import { cities, neighborhoods, regions } from '../../db/schema/places.ts';
import { features, properties, propertyTypes } from '../../db/schema/properties.ts';
import { propertyRequests, wishMatches } from '../../db/schema/requests.ts';
import { lockPerson } from '../access/session/repository.ts';
import { cityColumns, neighborhoodColumns, regionColumns, typeColumns } from '../properties/card-rows.ts';
import { firstOfPage, isOwn, type OwnFilter } from './own-filter.ts';

export type WishFields = typeof propertyRequests.$inferSelect;
type NewWish = typeof propertyRequests.$inferInsert;

/** How many open wishes a user has; locked: they can add none until the transaction ends. */
export async function countOpenWishes(transaction: Database, userId: number): Promise<number> {
  await lockPerson(transaction, userId);
  const isOpen = and(eq(propertyRequests.userId, userId), ne(propertyRequests.status, 'closed'));
  return transaction.$count(propertyRequests, isOpen);
}

export async function addWish(transaction: Database, wish: NewWish): Promise<number> {
  const [added] = await transaction
    .insert(propertyRequests)
    .values(wish)
    .returning({ id: propertyRequests.id });
  if (!added) throw new Error('The request was not written');
  return added.id;
}

/** Writes down homes found for a wish: the first is the latest. */
export async function addMatches(
  transaction: Database,
  requestId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const rows = ids.map((propertyId) => ({ requestId, propertyId }));
  await transaction.insert(wishMatches).values(rows).onConflictDoNothing();
}

/** A person's own wish, locked until the transaction ends. */
export async function lockOwnWish(
  transaction: Database,
  userId: number,
  id: number,
): Promise<WishFields | undefined> {
  const [found] = await transaction
    .select()
    .from(propertyRequests)
    .where(isOwn(propertyRequests, { userId, id }))
    .for('update');
  return found;
}

/** Moves a locked wish on; a closed one is held against no ad. */
export async function changeWish(
  transaction: Database,
  id: number,
  status: WishFields['status'],
): Promise<void> {
  const closedAt = status === 'closed' ? new Date() : null;
  await transaction.update(propertyRequests).set({ status, closedAt }).where(eq(propertyRequests.id, id));
}

/** Homes found for a wish that the public can see now. */
const matchesCount = sql<number>`(select count(*)::int from ${wishMatches}
  join ${properties} on ${properties.id} = ${wishMatches.propertyId}
  where ${wishMatches.requestId} = ${propertyRequests.id} and ${isPublic()})`;

/** Wishes, the latest first. */
export async function listWishes(db: Database, own: OwnFilter) {
  return db
    .select({
      wish: propertyRequests,
      region: regionColumns,
      city: cityColumns,
      neighborhood: neighborhoodColumns,
      type: typeColumns,
      matchesCount,
    })
    .from(propertyRequests)
    .leftJoin(regions, eq(regions.id, propertyRequests.regionId))
    .leftJoin(cities, eq(cities.id, propertyRequests.cityId))
    .leftJoin(neighborhoods, eq(neighborhoods.id, propertyRequests.neighborhoodId))
    .leftJoin(propertyTypes, eq(propertyTypes.id, propertyRequests.typeId))
    .where(isOwn(propertyRequests, own))
    .orderBy(desc(propertyRequests.id))
    .limit(PAGE_SIZE)
    .offset(firstOfPage(own));
}
export type WishRow = Awaited<ReturnType<typeof listWishes>>[number];

/** The features that any of the wishes names. */
export async function listWishedFeatures(db: Database, rows: readonly WishRow[]) {
  const ids = [...new Set(rows.flatMap(({ wish }) => wish.featureIds))];
  if (ids.length === 0) return [];
  return db.select().from(features).where(inArray(features.id, ids)).orderBy(asc(features.id));
}
export type FeatureRow = Awaited<ReturnType<typeof listWishedFeatures>>[number];

/** The public homes found for a wish, the latest first, with what says why they fit. */
export async function listMatches(db: Database, requestId: number) {
  return db
    .select({
      propertyId: properties.id,
      at: wishMatches.createdAt,
      home: {
        typeAr: propertyTypes.nameAr,
        typeEn: propertyTypes.nameEn,
        purpose: properties.purpose,
        neighborhoodAr: neighborhoods.nameAr,
        neighborhoodEn: neighborhoods.nameEn,
        cityAr: cities.nameAr,
        cityEn: cities.nameEn,
        priceHalalas: properties.priceHalalas,
        rentPeriod: properties.rentPeriod,
        rooms: properties.roomsCount,
        tenants: properties.propertyType,
        age: properties.age,
      },
    })
    .from(wishMatches)
    .innerJoin(properties, eq(properties.id, wishMatches.propertyId))
    .innerJoin(propertyTypes, eq(propertyTypes.id, properties.typeId))
    .innerJoin(neighborhoods, eq(neighborhoods.id, properties.neighborhoodId))
    .innerJoin(cities, eq(cities.id, properties.cityId))
    .where(and(eq(wishMatches.requestId, requestId), isPublic()))
    .orderBy(desc(wishMatches.createdAt), desc(wishMatches.propertyId))
    .limit(PAGE_SIZE);
}
export type MatchRow = Awaited<ReturnType<typeof listMatches>>[number];
