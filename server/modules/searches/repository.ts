import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { isPublic } from '../../db/public-listing.ts';
import { neighborhoods } from '../../db/schema/places.ts';
import { properties } from '../../db/schema/properties.ts';
import { savedSearches, searchMatches } from '../../db/schema/searches.ts';
import { inHalalas } from '../../lib/money.ts';
import { lockPerson } from '../access/session/repository.ts';
import { inOrder, type SearchFilters, storedWords, whereFits } from '../properties/filters.ts';

const search = savedSearches;

/** Whether a listing fits a saved search, by the conditions of the list. */
export const fitsSearch = whereFits({
  purpose: search.purpose,
  cityIds: search.cityIds,
  neighborhoodIds: search.neighborhoodIds,
  typeId: search.typeId,
  propertyType: search.tenants,
  category: search.category,
  isFeatured: search.isFeatured,
  priceFrom: search.priceFromHalalas,
  priceTo: search.priceToHalalas,
  areaFrom: search.areaFrom,
  areaTo: search.areaTo,
  rooms: search.rooms,
  bathrooms: search.bathrooms,
  features: search.featureIds,
  bounds: search.bounds,
  q: search.words,
});

/** The columns of filters. */
export async function columnsOf(db: Database, filters: SearchFilters) {
  const { cityId, neighborhoodId, q, ...rest } = inOrder(filters);
  const neighborhoodIds = neighborhoodId === undefined ? (rest.neighborhoodIds ?? null) : [neighborhoodId];
  const ofNeighborhoods =
    neighborhoodIds &&
    (await db
      .selectDistinct({ id: neighborhoods.cityId })
      .from(neighborhoods)
      .where(inArray(neighborhoods.id, neighborhoodIds)));
  return {
    purpose: rest.purpose ?? null,
    cityIds:
      ofNeighborhoods?.map(({ id }) => id) ?? (cityId === undefined ? (rest.cityIds ?? null) : [cityId]),
    neighborhoodIds,
    typeId: rest.typeId ?? null,
    tenants: rest.propertyType ?? null,
    category: rest.category ?? null,
    isFeatured: rest.isFeatured ?? null,
    priceFromHalalas: inHalalas(rest.priceFrom ?? null),
    priceToHalalas: inHalalas(rest.priceTo ?? null),
    areaFrom: rest.areaFrom ?? null,
    areaTo: rest.areaTo ?? null,
    rooms: rest.rooms ?? null,
    bathrooms: rest.bathrooms ?? null,
    featureIds: rest.features?.length ? rest.features : null,
    bounds: rest.bounds ?? null,
    words: storedWords(q) as never,
  };
}

type NewSearch = Pick<typeof search.$inferInsert, 'userId' | 'name' | 'filters' | 'frequency'>;

/**
 * Stores a search; one with the same filters takes the new name and frequency. Returns its id, or
 * null where the user has `most` already.
 */
export async function addSearch(
  transaction: Database,
  { userId, name, filters, frequency }: NewSearch,
  { columns, most }: { columns: Awaited<ReturnType<typeof columnsOf>>; most: number },
): Promise<number | null> {
  await lockPerson(transaction, userId);
  const [same] = await transaction
    .update(search)
    .set({ name, frequency, digestedAt: sql`now()` })
    .where(and(eq(search.userId, userId), eq(search.filters, filters)))
    .returning({ id: search.id });
  if (same) return same.id;
  if ((await transaction.$count(search, eq(search.userId, userId))) >= most) return null;
  const [added] = await transaction
    .insert(search)
    .values({ userId, name, filters, frequency, ...columns })
    .returning({ id: search.id });
  if (!added) throw new Error('The search was not written');
  return added.id;
}

/** New for its user: found since they last looked, still public, and still what they search. */
const fresh = sql`from ${searchMatches} join ${properties} on ${properties.id} = ${searchMatches.propertyId}
  where ${searchMatches.searchId} = ${search.id} and ${searchMatches.createdAt} > ${search.seenAt}
    and ${isPublic()} and ${fitsSearch}`;
const latest = sql`select ${properties.id} ${fresh}
  order by ${searchMatches.createdAt} desc, ${properties.id} desc limit ${PAGE_SIZE}`;

/** A user's searches, the latest first. */
export async function listSearches(db: Database, userId: number) {
  const { id, name, filters, frequency, createdAt } = getTableColumns(search);
  const newCount = sql<number>`(select count(*)::int ${fresh})`;
  const newIds = sql<number[]>`array(${latest})`;
  return db
    .select({ id, name, filters, frequency, createdAt, newCount, newIds })
    .from(search)
    .where(eq(search.userId, userId))
    .orderBy(desc(search.id));
}

const isOwn = (userId: number, id: number) => and(eq(search.userId, userId), eq(search.id, id));

/** Each returns whether the user has this search. */
export async function changeSearch(
  db: Database,
  { userId, id }: { userId: number; id: number },
  { name, frequency }: Partial<NewSearch>,
): Promise<boolean> {
  const changed = await db
    .update(search)
    // With another frequency only what comes from now on is notified.
    .set({ id, ...(name && { name }), ...(frequency && { frequency, digestedAt: sql`now()` }) })
    .where(isOwn(userId, id))
    .returning({ id: search.id });
  return changed.length > 0;
}

export async function removeSearch(db: Database, userId: number, id: number): Promise<boolean> {
  return (await db.delete(search).where(isOwn(userId, id)).returning({ id: search.id })).length > 0;
}

export async function markSeen(db: Database, userId: number, id: number): Promise<boolean> {
  const seen = await db
    .update(search)
    .set({ seenAt: sql`now()` })
    .where(isOwn(userId, id))
    .returning({ id: search.id });
  return seen.length > 0;
}
