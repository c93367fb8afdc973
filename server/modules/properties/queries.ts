import { and, asc, desc, eq, inArray, isNotNull, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { COUNT_CAP, PAGE_SIZE, REDUCED_DAYS } from '../../../contract/limits.ts';
import { type Sort, sortOf } from '../../../contract/list-order.ts';
import type { Bounds, ListQuery } from '../../../contract/properties.ts';
import type { Database } from '../../db/database.ts';
import { isPublic } from '../../db/public-listing.ts';
import { favourites, properties, propertyCuts } from '../../db/schema/properties.ts';
import type { Position } from '../places/repository.ts';
import { hasPosition, liesWithin, type SearchFilters, whereMatches, whereWalked } from './filters.ts';

/*
 * Queries that return ids only, in order, so that an index-only scan can skip the previous pages;
 * card-rows.ts then loads the rows by id. The benchmarks measure exactly these queries.
 */

const { id, createdAt, area, yearlyPriceHalalas: price } = properties;

/** Rents by their price per year; price on request comes last in both directions (DESIGN §6). */
const ORDERS: Record<Exclude<Sort, 'cut_desc'>, SQL[]> = {
  newest: [desc(createdAt), desc(id)],
  price_asc: [sql`${price} asc nulls last`, desc(id)],
  // Only listings with a price, reading the same index backwards; a separate query adds the others.
  price_desc: [sql`${price} desc nulls first`, asc(id)],
  area_desc: [sql`${area} desc nulls last`, desc(id)],
};

/** Condition on a row of `property_cuts`: it is not too long ago. */
export const isCutCounted = sql`${propertyCuts.since} > now() - make_interval(days => ${sql.raw(String(REDUCED_DAYS))})`;

/** Orders that leave listings out: the condition for those they have, and the others' order. */
const PARTS: Partial<Record<Sort, { has: SQL; others: SQL[] }>> = {
  price_desc: { has: isNotNull(price), others: [desc(id)] },
  cut_desc: {
    has: sql`exists (
      select from ${propertyCuts} where ${propertyCuts.propertyId} = ${id} and ${isCutCounted})`,
    others: [desc(createdAt), desc(id)],
  },
};

interface Window {
  /** From 1. */
  page?: number | undefined;
  /** Listings per page. */
  size?: number;
}

function skipped({ page = 1, size = PAGE_SIZE }: Window): number {
  return (page - 1) * size;
}

export type ListSearch = SearchFilters & Pick<ListQuery, 'price' | 'sort' | 'page'>;

/** Pages beyond are found sooner among all matches of a neighbourhood than by walking the order. */
const WALKED_PAGES = 10;
/** More than all listings. */
const EVERY = 2_000_000_000;

interface Reading {
  size?: number;
  /**
   * The matches are few: read all, then sort. Otherwise the planner may look for them one by one
   * among a million in list order, since it can't tell that the cheap ones are not among them.
   */
  areFew?: boolean;
}

/**
 * One page of ids of the matching listings, in the requested order; dearest-first omits those
 * without a price, largest cut those without one.
 */
export function buildListIdsQuery(
  db: Database,
  query: ListSearch,
  { size = PAGE_SIZE, areFew = false }: Reading = {},
) {
  const sort = sortOf(query);
  const isWalk = !areFew && (query.page ?? 1) <= WALKED_PAGES;
  const matches = isWalk ? whereWalked(query) : whereMatches(query);
  const offset = skipped({ page: query.page, size });
  if (sort === 'cut_desc') return buildCutIdsQuery(db, { matches, areFew, size, offset });
  const where = and(matches, sort === 'price_desc' ? isNotNull(price) : undefined);
  if (!areFew) {
    const walked = db.select({ id }).from(properties).where(where);
    return walked
      .orderBy(...ORDERS[sort])
      .limit(size)
      .offset(offset);
  }
  const all = db.select({ id, createdAt, area, yearlyPriceHalalas: price }).from(properties).where(where);
  // The planner does not push the outer order below a limit.
  const found = all.limit(EVERY).as('properties');
  return db
    .select({ id: found.id })
    .from(found)
    .orderBy(...ORDERS[sort])
    .limit(size)
    .offset(offset);
}

interface CutReading {
  matches: SQL | undefined;
  areFew: boolean;
  size: number;
  offset: number;
}

/** Walks the cuts, which are few beside all listings, or reads those of the few matches. */
function buildCutIdsQuery(db: Database, { matches, areFew, size, offset }: CutReading) {
  const { propertyId, share } = propertyCuts;
  const cuts = db.select({ id: propertyId, share }).from(propertyCuts);
  // One listing after another: joined, a far page would read all listings and sort.
  const fits = sql`(select ${matches} from ${properties} where ${id} = ${propertyId})`;
  const found = areFew
    ? cuts.innerJoin(properties, eq(propertyId, id)).where(and(matches, isCutCounted)).limit(EVERY)
    : cuts.where(and(isCutCounted, fits));
  const all = found.as('found');
  return db
    .select({ id: all.id })
    .from(all)
    .orderBy(desc(all.share), desc(all.id))
    .limit(size)
    .offset(offset);
}

/** The same page of ids, ending with the listings that the order leaves out. */
export async function findListIds(db: Database, query: ListSearch, reading: Reading = {}): Promise<number[]> {
  const { size = PAGE_SIZE } = reading;
  const ids = (await buildListIdsQuery(db, query, reading)).map((row) => row.id);
  const part = PARTS[sortOf(query)];
  if (!part || ids.length === size) return ids;
  const where = whereMatches(query);
  const before = skipped({ page: query.page, size });
  const had =
    ids.length > 0 || before === 0 ? before + ids.length : await db.$count(properties, and(where, part.has));
  const others = await db
    .select({ id })
    .from(properties)
    .where(and(where, not(part.has)))
    .orderBy(...part.others)
    .limit(size - ids.length)
    .offset(Math.max(0, before - had));
  return [...ids, ...others.map((row) => row.id)];
}

/** Counts the matches, up to COUNT_CAP + 1. */
export function buildCountQuery(db: Database, filters: SearchFilters) {
  const capped = db
    .select({ one: sql`1`.as('one') })
    .from(properties)
    .where(whereMatches(filters))
    .limit(COUNT_CAP + 1)
    .as('capped');
  return db.select({ count: sql<number>`count(*)::int` }).from(capped);
}

function pointOf({ latitude, longitude }: Position): SQL {
  return sql`ll_to_earth(${latitude}::float8, ${longitude}::float8)`;
}

const here = sql`ll_to_earth(${properties.latitude}, ${properties.longitude})`;

/**
 * The distance in metres between rows with a position and a position, along the earth's surface.
 */
export function distanceFrom(
  position: Position,
  { latitude, longitude }: Record<'latitude' | 'longitude', SQLWrapper>,
): SQL<number> {
  return sql<number>`earth_distance(ll_to_earth(${latitude}, ${longitude}), ${pointOf(position)})`;
}

/** Nearest first: this exact expression lets the index return rows in order. */
export function orderByNearest(position: Position): SQL {
  return sql`${here} <-> ${pointOf(position)}`;
}

interface Around extends Window {
  typeId?: number | undefined;
  bounds?: Bounds | undefined;
}

interface Nearby extends Around {
  position: Position;
}

/**
 * A parallel deviates from the straight line between two corners; this factor covers it up to a
 * country's size.
 */
const BULGE = 1.1;

/**
 * Within the bounds, and no further from the position than the furthest corner: in a view with few
 * listings, the index scan would otherwise continue through the whole country to fill a page.
 */
function liesAround(position: Position, bounds: Bounds | undefined): SQL | undefined {
  if (!bounds) return undefined;
  const [south, west, north, east] = bounds;
  const corners = [south, north].flatMap((latitude) =>
    [west, east].map((longitude) => ({ latitude, longitude })),
  );
  const ways = corners.map((corner) => sql`earth_distance(${pointOf(corner)}, ${pointOf(position)})`);
  const furthest = sql`greatest(${sql.join(ways, sql`, `)}) * ${BULGE}::float8`;
  return and(liesWithin(bounds), sql`earth_box(${pointOf(position)}, ${furthest}) @> ${here}`);
}

/**
 * Ids of the listings nearest to a position, nearest first, with the distance in metres. The index
 * returns them by distance; ties are sorted outside, since a second key inside would make servers
 * before version 16 sort the whole table.
 */
export function buildNearbyIdsQuery(
  db: Database,
  { position, typeId, bounds, page, size = PAGE_SIZE }: Nearby,
) {
  const { latitude, longitude } = properties;
  const nearest = db
    .select({ id, latitude, longitude })
    .from(properties)
    .where(
      and(
        isPublic(),
        hasPosition(),
        typeId === undefined ? undefined : eq(properties.typeId, typeId),
        liesAround(position, bounds),
      ),
    )
    .orderBy(orderByNearest(position))
    .limit(size)
    .offset(skipped({ page, size }))
    .as('nearest');
  // In the outer query, the distance is computed only for this page.
  return db
    .select({ id: nearest.id, distance: distanceFrom(position, nearest).as('distance') })
    .from(nearest)
    .orderBy(sql`distance`, desc(nearest.id));
}

interface FavouritesQuery extends Around {
  personId: number;
  /** Also those that are let or sold. */
  withEnded?: boolean;
}

/** Ids of a user's favourites that are still public, newest first. */
export function buildFavouriteIdsQuery(
  db: Database,
  { personId, typeId, bounds, page, withEnded = false }: FavouritesQuery,
) {
  return db
    .select({ id: properties.id })
    .from(favourites)
    .innerJoin(properties, eq(properties.id, favourites.propertyId))
    .where(
      and(
        eq(favourites.userId, personId),
        withEnded ? or(isPublic(), inArray(properties.status, ['rented', 'sold'])) : isPublic(),
        typeId === undefined ? undefined : eq(properties.typeId, typeId),
        liesWithin(bounds),
      ),
    )
    .orderBy(desc(favourites.createdAt), desc(properties.id))
    .limit(PAGE_SIZE)
    .offset(skipped({ page }));
}
