import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isPublic } from '../../db/public-listing.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { neighborhoods } from '../../db/schema/places.ts';
import { properties } from '../../db/schema/properties.ts';

/** Neighbourhoods on the home screen. */
const MOST_NEIGHBORHOODS = 12;

/** The exact number of public listings. Reads the whole index, so cache the result. */
export async function countPublic(db: Database): Promise<number> {
  const [row] = await db.select({ count: count() }).from(properties).where(isPublic());
  return row?.count ?? 0;
}

/** A city's neighbourhoods with their covers, those with most listings first. Cache the result. */
export async function listBusiestNeighborhoods(db: Database, cityId: number) {
  const counts = db
    .select({ neighborhoodId: properties.neighborhoodId, count: count().as('listings') })
    .from(properties)
    .where(and(eq(properties.cityId, cityId), isPublic()))
    .groupBy(properties.neighborhoodId)
    .as('counts');
  const listings = sql<number>`coalesce(${counts.count}, 0)::int`;
  return db
    .select({
      id: neighborhoods.id,
      nameAr: neighborhoods.nameAr,
      nameEn: neighborhoods.nameEn,
      coverPath: pictures.path,
      propertiesCount: listings,
    })
    .from(neighborhoods)
    .leftJoin(counts, eq(counts.neighborhoodId, neighborhoods.id))
    .leftJoin(pictures, eq(pictures.id, neighborhoods.coverId))
    .where(eq(neighborhoods.cityId, cityId))
    .orderBy(desc(listings), asc(neighborhoods.id))
    .limit(MOST_NEIGHBORHOODS);
}
