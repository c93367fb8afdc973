import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isPublic } from '../../db/public-listing.ts';
import { properties } from '../../db/schema/properties.ts';
import { loadCardRows } from '../properties/card-rows.ts';

/** The data of a listing's card; null if the listing is not public. */
export async function findPublicCard(db: Database, id: number) {
  const found = await db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.id, id), isPublic()));
  if (found.length === 0) return null;
  const [row] = await loadCardRows(db, [id], null);
  return row ?? null;
}
