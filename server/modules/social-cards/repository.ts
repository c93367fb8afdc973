import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isPublic } from '../../db/public-listing.ts';
import { properties } from '../../db/schema/properties.ts';
import { loadCardRows } from '../properties/card-rows.ts';

/** What a card of a listing shows; null where the public may not see it. */
export async function findPublicCard(db: Database, id: number) {
  const found = await db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.id, id), isPublic()));
  if (found.length === 0) return null;
  const [row] = await loadCardRows(db, [id], null);
  return row ?? null;
}
