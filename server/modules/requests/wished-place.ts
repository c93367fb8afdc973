import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cities, neighborhoods, regions } from '../../db/schema/places.ts';
import { ApiError } from '../../http/api-error.ts';

type Given = Partial<Record<'regionId' | 'cityId' | 'neighborhoodId', number | null | undefined>>;
type Place = Record<'regionId' | 'cityId' | 'neighborhoodId', number | null>;

const missing = (field: keyof Place) => new ApiError('placeNotFound', { field });

/**
 * The place that a wish names, with its city and region, whichever of them were given. Fails with placeNotFound at
 * the field that is wrong: nobody has it, or it lies elsewhere than the wider one.
 */
export async function readWishedPlace(db: Database, given: Given): Promise<Place> {
  const neighborhoodId = given.neighborhoodId ?? null;
  let cityId = given.cityId ?? null;
  let regionId = given.regionId ?? null;
  if (neighborhoodId !== null) {
    const [found] = await db.select().from(neighborhoods).where(eq(neighborhoods.id, neighborhoodId));
    if (!found || (cityId !== null && found.cityId !== cityId)) throw missing('neighborhoodId');
    cityId = found.cityId;
  }
  if (cityId !== null) {
    const [found] = await db.select().from(cities).where(eq(cities.id, cityId));
    if (!found || (regionId !== null && found.regionId !== regionId)) throw missing('cityId');
    regionId = found.regionId;
  } else if (regionId !== null && (await db.$count(regions, eq(regions.id, regionId))) === 0) {
    throw missing('regionId');
  }
  return { regionId, cityId, neighborhoodId };
}
