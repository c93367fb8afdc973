import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { isPublic } from '../../db/public-listing.ts';
import { cities, neighborhoods, regions } from '../../db/schema/places.ts';
import { features, properties, propertyTypes } from '../../db/schema/properties.ts';
import { propertyRequests, requestMatches } from '../../db/schema/requests.ts';
import { lockPerson } from '../access/session/repository.ts';
import { cityColumns, neighborhoodColumns, regionColumns, typeColumns } from '../properties/card-rows.ts';
import { firstOfPage, isOwn, type OwnFilter } from './own-filter.ts';

export type PropertyRequestFields = typeof propertyRequests.$inferSelect;
type NewPropertyRequest = typeof propertyRequests.$inferInsert;

/**
 * The number of a user's open property requests; a lock prevents new ones until the transaction
 * ends.
 */
export async function countOpenPropertyRequests(transaction: Database, userId: number): Promise<number> {
  await lockPerson(transaction, userId);
  const isOpen = and(eq(propertyRequests.userId, userId), ne(propertyRequests.status, 'closed'));
  return transaction.$count(propertyRequests, isOpen);
}

export async function addPropertyRequest(
  transaction: Database,
  request: NewPropertyRequest,
): Promise<number> {
  const [added] = await transaction
    .insert(propertyRequests)
    .values(request)
    .returning({ id: propertyRequests.id });
  if (!added) throw new Error('The request was not written');
  return added.id;
}

/** Stores listings found for a request; the first is the newest. */
export async function addMatches(
  transaction: Database,
  requestId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const rows = ids.map((propertyId) => ({ requestId, propertyId }));
  await transaction.insert(requestMatches).values(rows).onConflictDoNothing();
}

/** Locks a user's own property request until the transaction ends. */
export async function lockOwnPropertyRequest(
  transaction: Database,
  userId: number,
  id: number,
): Promise<PropertyRequestFields | undefined> {
  const [found] = await transaction
    .select()
    .from(propertyRequests)
    .where(isOwn(propertyRequests, { userId, id }))
    .for('update');
  return found;
}

/** Changes the status of a locked request; a closed one is no longer matched with ads. */
export async function changePropertyRequest(
  transaction: Database,
  id: number,
  status: PropertyRequestFields['status'],
): Promise<void> {
  const closedAt = status === 'closed' ? new Date() : null;
  await transaction.update(propertyRequests).set({ status, closedAt }).where(eq(propertyRequests.id, id));
}

/** The number of listings found for a request that are public now. */
const matchesCount = sql<number>`(select count(*)::int from ${requestMatches}
  join ${properties} on ${properties.id} = ${requestMatches.propertyId}
  where ${requestMatches.requestId} = ${propertyRequests.id} and ${isPublic()})`;

/** Property requests, newest first. */
export async function listPropertyRequests(db: Database, own: OwnFilter) {
  return db
    .select({
      request: propertyRequests,
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
export type PropertyRequestRow = Awaited<ReturnType<typeof listPropertyRequests>>[number];

/** The features that any of the requests specifies. */
export async function listRequestedFeatures(db: Database, rows: readonly PropertyRequestRow[]) {
  const ids = [...new Set(rows.flatMap(({ request }) => request.featureIds))];
  if (ids.length === 0) return [];
  return db.select().from(features).where(inArray(features.id, ids)).orderBy(asc(features.id));
}
export type FeatureRow = Awaited<ReturnType<typeof listRequestedFeatures>>[number];

/**
 * The public listings found for a request, newest first, with the data that explains why they fit.
 */
export async function listMatches(db: Database, requestId: number) {
  return db
    .select({
      propertyId: properties.id,
      at: requestMatches.createdAt,
      listing: {
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
    .from(requestMatches)
    .innerJoin(properties, eq(properties.id, requestMatches.propertyId))
    .innerJoin(propertyTypes, eq(propertyTypes.id, properties.typeId))
    .innerJoin(neighborhoods, eq(neighborhoods.id, properties.neighborhoodId))
    .innerJoin(cities, eq(cities.id, properties.cityId))
    .where(and(eq(requestMatches.requestId, requestId), isPublic()))
    .orderBy(desc(requestMatches.createdAt), desc(requestMatches.propertyId))
    .limit(PAGE_SIZE);
}
export type MatchRow = Awaited<ReturnType<typeof listMatches>>[number];
