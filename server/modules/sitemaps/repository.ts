import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isPublic } from '../../db/public-listing.ts';
import { propertyAds } from '../../db/schema/advertising.ts';
import { articles } from '../../db/schema/articles.ts';
import { placeFigures } from '../../db/schema/figures.ts';
import { properties } from '../../db/schema/properties.ts';

/**
 * Ids per part: each listing has one URL per language, and a file may contain 50,000
 * (sitemaps.org).
 */
const IDS_A_PART = 25_000;
/** Rows per query. */
const BATCH = 5_000;

/**
 * The numbers of the parts that contain a public listing: part n has the ids from n × IDS_A_PART +
 * 1. A part is a range of ids, not a count, so that no listing ever moves to another part.
 */
export async function listParts(db: Database): Promise<number[]> {
  const part = sql<number>`(${properties.id} - 1) / ${sql.raw(String(IDS_A_PART))}`;
  const rows = await db.select({ part }).from(properties).where(isPublic()).groupBy(part).orderBy(part);
  return rows.map((row) => Number(row.part));
}

/** When a listing's page last changed: published, or confirmed by its advertiser as available. */
const changedAt = sql`greatest(${properties.createdAt}, ${propertyAds.confirmedAt})`.mapWith(
  properties.createdAt,
);

/** The public listings of a part by id, in batches. */
export async function* readPart(db: Database, part: number) {
  const last = (part + 1) * IDS_A_PART;
  let after = part * IDS_A_PART;
  while (after < last) {
    const rows = await db
      .select({ id: properties.id, changedAt })
      .from(properties)
      .leftJoin(propertyAds, eq(propertyAds.propertyId, properties.id))
      .where(and(gt(properties.id, after), lte(properties.id, last), isPublic()))
      .orderBy(asc(properties.id))
      .limit(BATCH);
    yield rows;
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.id ?? last;
  }
}

/** A list by its filters, with its newest listing. */
export interface ListedKind {
  purpose: string | null;
  typeId: number | null;
  cityId: number | null;
  newestAt: Date;
}

/**
 * The lists by purpose, type and city, and their combinations, with at least this many listings.
 */
export async function listKinds(db: Database, atLeast: number): Promise<ListedKind[]> {
  const { purpose, typeId, cityId, createdAt } = properties;
  const sets = sql`grouping sets ((${purpose}), (${typeId}), (${cityId}), (${purpose}, ${typeId}), (${purpose}, ${cityId}), (${typeId}, ${cityId}), (${purpose}, ${typeId}, ${cityId}))`;
  return db
    .select({
      purpose: sql<string | null>`${purpose}`,
      typeId: sql<number | null>`${typeId}`,
      cityId: sql<number | null>`${cityId}`,
      newestAt: sql<Date>`max(${createdAt})`.mapWith(createdAt),
    })
    .from(properties)
    .where(isPublic())
    .groupBy(sets)
    .having(sql`count(*) >= ${atLeast}`)
    .orderBy(sql`1 nulls first, 2 nulls first, 3 nulls first`);
}

/** Every public article, newest first. */
export async function listArticleIds(db: Database) {
  return db
    .select({ id: articles.id, publishedAt: articles.publishedAt })
    .from(articles)
    .where(eq(articles.status, 'published'))
    .orderBy(desc(articles.publishedAt), desc(articles.id));
}

/** The cities and neighbourhoods with figures of what homes cost. */
export async function listFiguredPlaces(db: Database) {
  const { cityId, neighborhoodId } = placeFigures;
  return db
    .selectDistinct({ cityId, neighborhoodId })
    .from(placeFigures)
    .orderBy(asc(cityId), asc(neighborhoodId));
}
export type FiguredPlace = Awaited<ReturnType<typeof listFiguredPlaces>>[number];
