import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { ttlCache } from '../../db/ttl-cache.ts';
import { ApiError } from '../../http/api-error.ts';
import { presentCity, presentNeighborhood, presentRegion } from './presenter.ts';
import {
  cityExists,
  countListings,
  listCities,
  listNeighborhoods,
  listRegions,
  regionExists,
} from './repository.ts';

/** Counts over all listings may be a minute old. */
const REMEMBER_MS = 60_000;

/**
 * Places for the cascading selectors (core §7). An unknown region or city is a 404: an empty list
 * would mean that it exists and has nothing in it.
 */
export async function placesModule(app: FastifyInstance, { db: database }: { db: Database }) {
  const listingCounts = ttlCache(REMEMBER_MS, (cityId: number | undefined) =>
    countListings(database, cityId),
  );
  app.whenListingsChange(listingCounts.forget);

  app.endpoint('places.regions', async ({ db, language }) => {
    const rows = await listRegions(db);
    return { regions: rows.map((row) => presentRegion(row, language)) };
  });

  app.endpoint('places.cities', async ({ db, language, query: { regionId } }) => {
    if (regionId !== undefined && !(await regionExists(db, regionId))) throw new ApiError('placeNotFound');
    const rows = await listCities(db, regionId);
    return { cities: rows.map((row) => presentCity(row, language)) };
  });

  app.endpoint('places.neighborhoods', async ({ db, language, query: { cityId } }) => {
    if (cityId !== undefined && !(await cityExists(db, cityId))) throw new ApiError('placeNotFound');
    const [rows, counts] = await Promise.all([listNeighborhoods(db, cityId), listingCounts(cityId)]);
    return {
      neighborhoods: rows.map((row) => presentNeighborhood(row, language, counts.get(row.id) ?? 0)),
    };
  });
}
