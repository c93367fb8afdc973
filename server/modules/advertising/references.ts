import { and, eq, inArray } from 'drizzle-orm';
import type { PropertyPayload } from '../../../contract/advertising.ts';
import type { Database } from '../../db/database.ts';
import { cities, neighborhoods } from '../../db/schema/places.ts';
import { features, propertyTypes } from '../../db/schema/properties.ts';
import { ApiError } from '../../http/api-error.ts';
import { findDuration } from './repository.ts';

interface Place {
  regionId: number;
  cityId: number;
  neighborhoodId?: number;
}

/**
 * Throws placeNotFound, at the wrong field, unless the city is in the region and the neighbourhood
 * in the city.
 */
export async function requirePlace(db: Database, { regionId, cityId, neighborhoodId }: Place): Promise<void> {
  const city = await db
    .select({ id: cities.id })
    .from(cities)
    .where(and(eq(cities.id, cityId), eq(cities.regionId, regionId)));
  if (city.length === 0) throw new ApiError('placeNotFound', { field: 'cityId' });
  if (neighborhoodId === undefined) return;
  const neighborhood = await db
    .select({ id: neighborhoods.id })
    .from(neighborhoods)
    .where(and(eq(neighborhoods.id, neighborhoodId), eq(neighborhoods.cityId, cityId)));
  if (neighborhood.length === 0) throw new ApiError('placeNotFound', { field: 'neighborhoodId' });
}

export async function requireType(db: Database, typeId: number): Promise<void> {
  if ((await db.$count(propertyTypes, eq(propertyTypes.id, typeId))) === 0) {
    throw new ApiError('typeNotFound', { field: 'typeId' });
  }
}

/** Returns the feature ids without duplicates; throws featureNotFound if one does not exist. */
export async function requireFeatures(db: Database, ids: readonly number[]): Promise<number[]> {
  const featureIds = [...new Set(ids)];
  if (featureIds.length === 0) return [];
  if ((await db.$count(features, inArray(features.id, featureIds))) < featureIds.length) {
    throw new ApiError('featureNotFound', { field: 'features' });
  }
  return featureIds;
}

/** Throws unless everything an ad refers to exists, at the first field that doesn't. */
export async function requireReferences(db: Database, property: PropertyPayload): Promise<void> {
  await requirePlace(db, property);
  const { typeId, adDuration } = property;
  await requireType(db, typeId);
  await requireFeatures(db, property.features);
  if (property.isFeatured && adDuration && !(await findDuration(db, adDuration))) {
    throw new ApiError('durationNotFound', { field: 'adDuration' });
  }
}
