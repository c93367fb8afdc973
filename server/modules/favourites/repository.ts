import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isPublic } from '../../db/public-listing.ts';
import { favourites, properties } from '../../db/schema/properties.ts';

/**
 * Adds a favourite; repeating it changes nothing. False if the public can't see the listing: a
 * hidden one must look as if it never existed.
 */
export async function addFavourite(db: Database, userId: number, propertyId: number): Promise<boolean> {
  const [listing] = await db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.id, propertyId), isPublic()));
  if (!listing) return false;
  await db.insert(favourites).values({ userId, propertyId }).onConflictDoNothing();
  return true;
}

/** Removes a favourite; does nothing if there is none. */
export async function removeFavourite(db: Database, userId: number, propertyId: number): Promise<void> {
  await db
    .delete(favourites)
    .where(and(eq(favourites.userId, userId), eq(favourites.propertyId, propertyId)));
}
