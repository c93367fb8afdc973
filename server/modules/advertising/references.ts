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

/** A city of its region, and a neighbourhood of that city. Fails with placeNotFound at the field that is wrong. */
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

/** What an ad names is there. Fails at the field of the first that is not. */
export async function requireReferences(db: Database, property: PropertyPayload): Promise<void> {
  await requirePlace(db, property);
  const { typeId, adDuration } = property;
  const types = await db
    .select({ id: propertyTypes.id })
    .from(propertyTypes)
    .where(eq(propertyTypes.id, typeId));
  if (types.length === 0) throw new ApiError('typeNotFound', { field: 'typeId' });
  const featureIds = [...new Set(property.features)];
  const known = await db.select({ id: features.id }).from(features).where(inArray(features.id, featureIds));
  if (known.length < featureIds.length) throw new ApiError('featureNotFound', { field: 'features' });
  if (property.isFeatured && adDuration && !(await findDuration(db, adDuration))) {
    throw new ApiError('durationNotFound', { field: 'adDuration' });
  }
}
