import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { COUNT_CAP } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { isPublic } from '../../db/public-listing.ts';
import { propertyAds } from '../../db/schema/advertising.ts';
import { users } from '../../db/schema/people.ts';
import { cities, neighborhoods, regions } from '../../db/schema/places.ts';
import {
  adDurations,
  favourites,
  featureCategories,
  features,
  properties,
  propertyTypes,
} from '../../db/schema/properties.ts';
import { tenancies } from '../../db/schema/rentals.ts';
import { reservations } from '../../db/schema/reservations.ts';
import { viewings } from '../../db/schema/viewings.ts';
import {
  cardColumns,
  cityColumns,
  neighborhoodColumns,
  regionColumns,
  selectFavouriteIds,
  selectPhotos,
  typeColumns,
} from './card-rows.ts';
import { type SearchFilters, whereMatches } from './filters.ts';
import { buildCountQuery } from './queries.ts';

/** More than the photo limit of a listing: the detail shows all. */
const ALL_PHOTOS = 1_000;

/** The number of matching listings: exact up to COUNT_CAP, a lower bound beyond. */
export async function countMatches(db: Database, filters: SearchFilters) {
  const [row] = await buildCountQuery(db, filters);
  const count = row?.count ?? 0;
  return { total: Math.min(count, COUNT_CAP), totalIsExact: count <= COUNT_CAP };
}

/** Whether any listing matches. */
export async function hasMatches(db: Database, filters: SearchFilters): Promise<boolean> {
  const found = await db.select({ id: properties.id }).from(properties).where(whereMatches(filters)).limit(1);
  return found.length > 0;
}

/**
 * Returns a listing in any status, even deleted, with everything its page shows; null if there is
 * none.
 */
export async function findProperty(db: Database, id: number, personId: number | null) {
  const [row] = await db
    .select({
      ...cardColumns,
      isPublic: isPublic().mapWith(Boolean),
      description: properties.description,
      descriptionEn: properties.descriptionEn,
      age: properties.age,
      street: properties.street,
      streetEn: properties.streetEn,
      buildNumber: properties.buildNumber,
      apartmentNumber: properties.apartmentNumber,
      floorsCount: properties.floorsCount,
      floorNumber: properties.floorNumber,
      featureIds: properties.featureIds,
      adLicenseNumber: properties.adLicenseNumber,
      adLicenseExpiresAt: properties.adLicenseExpiresAt,
      createdAt: properties.createdAt,
      deletedAt: properties.deletedAt,
      hiddenFrom: properties.hiddenFrom,
      ownerType: propertyAds.ownerType,
      confirmedAt: propertyAds.confirmedAt,
      ownFalLicense: propertyAds.falLicense,
      type: typeColumns,
      region: regionColumns,
      city: cityColumns,
      neighborhood: neighborhoodColumns,
      agent: {
        id: users.id,
        name: users.name,
        nameEn: users.nameEn,
        avatar: users.avatar,
        mobile: users.mobile,
        falLicense: users.falLicense,
      },
    })
    .from(properties)
    .innerJoin(propertyTypes, eq(propertyTypes.id, properties.typeId))
    .innerJoin(regions, eq(regions.id, properties.regionId))
    .innerJoin(cities, eq(cities.id, properties.cityId))
    .innerJoin(neighborhoods, eq(neighborhoods.id, properties.neighborhoodId))
    .innerJoin(users, eq(users.id, properties.advertiserId))
    .leftJoin(propertyAds, eq(propertyAds.propertyId, properties.id))
    .where(eq(properties.id, id));
  if (!row) return null;
  const [photos, favouriteIds, own] = await Promise.all([
    selectPhotos(db, id, ALL_PHOTOS),
    selectFavouriteIds(db, [id], personId),
    selectFeatures(db, row.featureIds),
  ]);
  return { ...row, photos, photosCount: photos.length, isFavourite: favouriteIds.has(id), features: own };
}

export type PropertyRow = NonNullable<Awaited<ReturnType<typeof findProperty>>>;

/** What a user has to do with a listing, beyond being its advertiser. */
export interface Bond {
  /** A paid or executed reservation of which they are a side; null without one. */
  reservationId: number | null;
  /** Whether they reserved or rented it: they see it in any status. */
  isDeal: boolean;
  /** Whether they viewed it, paid for a reservation of it once, or have it as a favourite. */
  isKnown: boolean;
}

export async function findBond(db: Database, propertyId: number, personId: number): Promise<Bond> {
  const [found] = await db
    .select({ id: reservations.id, userId: reservations.userId })
    .from(reservations)
    .innerJoin(properties, eq(properties.id, reservations.propertyId))
    .where(
      and(
        eq(reservations.propertyId, propertyId),
        inArray(reservations.status, ['reserved', 'executed']),
        or(eq(reservations.userId, personId), eq(properties.advertiserId, personId)),
      ),
    )
    .orderBy(desc(reservations.id))
    .limit(1);
  const own = sql`property_id = ${propertyId} and user_id = ${personId}`;
  const { rows } = await db.execute<{ hasRented: boolean; isKnown: boolean }>(sql`select
    exists (select from ${tenancies} where property_id = ${propertyId} and tenant_id = ${personId}) as "hasRented",
    exists (select from ${viewings} where ${own} and status = 'confirmed')
      or exists (select from ${favourites} where ${own})
      or exists (select from ${reservations} where ${own} and paid_at is not null) as "isKnown"`);
  return {
    reservationId: found?.id ?? null,
    isDeal: found?.userId === personId || rows[0]?.hasRented === true,
    isKnown: rows[0]?.isKnown === true,
  };
}

const featureColumns = {
  id: features.id,
  nameAr: features.nameAr,
  nameEn: features.nameEn,
  icon: features.icon,
  categoryKey: features.categoryKey,
};

async function selectFeatures(db: Database, ids: number[]) {
  if (ids.length === 0) return [];
  return db.select(featureColumns).from(features).where(inArray(features.id, ids)).orderBy(asc(features.id));
}

/** Types in the order of the reference data. */
export async function listTypes(db: Database) {
  return db.select(typeColumns).from(propertyTypes).orderBy(asc(propertyTypes.id));
}

/** Feature categories in their order, each with its features. */
export async function listFeatureGroups(db: Database) {
  const [categories, rows] = await Promise.all([
    db.select().from(featureCategories).orderBy(asc(featureCategories.position)),
    db.select(featureColumns).from(features).orderBy(asc(features.id)),
  ]);
  return categories.map((category) => ({
    ...category,
    features: rows.filter((row) => row.categoryKey === category.key),
  }));
}

/** The durations for featuring an advertisement, shortest first. */
export async function listDurations(db: Database) {
  return db.select().from(adDurations).orderBy(asc(adDurations.days), asc(adDurations.id));
}
