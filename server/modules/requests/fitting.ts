import { and, desc, eq, lte, ne } from 'drizzle-orm';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { cities } from '../../db/schema/places.ts';
import { properties } from '../../db/schema/properties.ts';
import { inSar } from '../../money.ts';
import { whereMatches } from '../properties/filters.ts';
import type { WishFields } from './wishes-repository.ts';

type Wished = Pick<
  WishFields,
  | 'userId'
  | 'regionId'
  | 'cityId'
  | 'neighborhoodId'
  | 'purpose'
  | 'typeId'
  | 'tenants'
  | 'priceFromHalalas'
  | 'priceToHalalas'
  | 'roomsCount'
  | 'age'
  | 'featureIds'
>;

/** Ids of the newest homes to be had that fit a wish, by the list's own conditions; a page of them at most. */
export async function findFitting(db: Database, wish: Wished): Promise<number[]> {
  const { regionId, cityId, neighborhoodId, age } = wish;
  const inRegion =
    regionId !== null && cityId === null
      ? await db.select({ id: cities.id }).from(cities).where(eq(cities.regionId, regionId))
      : undefined;
  const rows = await db
    .select({ id: properties.id })
    .from(properties)
    .where(
      and(
        whereMatches({
          purpose: wish.purpose ?? undefined,
          typeId: wish.typeId ?? undefined,
          propertyType: wish.tenants ?? undefined,
          cityId: cityId ?? undefined,
          neighborhoodId: neighborhoodId ?? undefined,
          priceFrom: inSar(wish.priceFromHalalas) ?? undefined,
          priceTo: inSar(wish.priceToHalalas) ?? undefined,
          rooms: wish.roomsCount ?? undefined,
          features: wish.featureIds,
          ...(inRegion && { cityIds: inRegion.map(({ id }) => id) }),
        }),
        eq(properties.status, 'published'),
        age === null ? undefined : lte(properties.age, age),
        ne(properties.advertiserId, wish.userId),
      ),
    )
    .orderBy(desc(properties.createdAt), desc(properties.id))
    .limit(PAGE_SIZE);
  return rows.map(({ id }) => id);
}
