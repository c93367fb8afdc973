import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isPublic } from '../../db/public-listing.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { cities, neighborhoods, regions } from '../../db/schema/places.ts';
import { properties } from '../../db/schema/properties.ts';

export interface Position {
  /** Degrees (WGS 84). */
  latitude: number;
  longitude: number;
}

const cityColumns = {
  id: cities.id,
  regionId: cities.regionId,
  nameAr: cities.nameAr,
  nameEn: cities.nameEn,
  latitude: cities.latitude,
  longitude: cities.longitude,
};

/** Every region, in the order of the reference data. */
export async function listRegions(db: Database) {
  return db
    .select({
      id: regions.id,
      nameAr: regions.nameAr,
      nameEn: regions.nameEn,
      latitude: regions.latitude,
      longitude: regions.longitude,
    })
    .from(regions)
    .orderBy(asc(regions.id));
}

/** Cities of one region, or all. */
export async function listCities(db: Database, regionId: number | undefined) {
  return db
    .select(cityColumns)
    .from(cities)
    .where(regionId === undefined ? undefined : eq(cities.regionId, regionId))
    .orderBy(asc(cities.id));
}

/** Neighbourhoods of one city, or all, each with its cover's path. */
export async function listNeighborhoods(db: Database, cityId: number | undefined) {
  return db
    .select({
      id: neighborhoods.id,
      cityId: neighborhoods.cityId,
      nameAr: neighborhoods.nameAr,
      nameEn: neighborhoods.nameEn,
      latitude: neighborhoods.latitude,
      longitude: neighborhoods.longitude,
      coverPath: pictures.path,
    })
    .from(neighborhoods)
    .leftJoin(pictures, eq(pictures.id, neighborhoods.coverId))
    .where(cityId === undefined ? undefined : eq(neighborhoods.cityId, cityId))
    .orderBy(asc(neighborhoods.id));
}

/**
 * The number of public listings by neighbourhood id, of one city or of all; those without are
 * absent. Reads the city's index, so cache the result.
 */
export async function countListings(db: Database, cityId: number | undefined): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: properties.neighborhoodId, count: count() })
    .from(properties)
    .where(and(cityId === undefined ? undefined : eq(properties.cityId, cityId), isPublic()))
    .groupBy(properties.neighborhoodId);
  return new Map(rows.map((row) => [row.id, row.count]));
}

export async function regionExists(db: Database, id: number): Promise<boolean> {
  const found = await db.select({ id: regions.id }).from(regions).where(eq(regions.id, id));
  return found.length > 0;
}

export async function cityExists(db: Database, id: number): Promise<boolean> {
  const found = await db.select({ id: cities.id }).from(cities).where(eq(cities.id, id));
  return found.length > 0;
}

/** The city whose centre is nearest to a position; null while there are no cities. */
export async function nearestCity(db: Database, { latitude, longitude }: Position) {
  const [city] = await db
    .select(cityColumns)
    .from(cities)
    .orderBy(
      sql`ll_to_earth(${cities.latitude}, ${cities.longitude}) <-> ll_to_earth(${latitude}::float8, ${longitude}::float8)`,
      asc(cities.id),
    )
    .limit(1);
  return city ?? null;
}
