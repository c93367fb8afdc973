import { asc, eq, inArray } from 'drizzle-orm';
import { COUNT_CAP } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { isPublic } from '../../db/public-listing.ts';
import { propertyAds } from '../../db/schema/advertising.ts';
import { users } from '../../db/schema/people.ts';
import { cities, neighborhoods, regions } from '../../db/schema/places.ts';
import {
  adDurations,
  featureCategories,
  features,
  properties,
  propertyTypes,
} from '../../db/schema/properties.ts';
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
