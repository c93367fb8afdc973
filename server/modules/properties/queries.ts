import { and, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { COUNT_CAP, PAGE_SIZE } from '../../../contract/limits.ts';
import type { ListQuery, PropertyFilters, Sort } from '../../../contract/properties.ts';
import type { Database } from '../../db/database.ts';
import { favourites, properties } from '../../db/schema/properties.ts';
import type { Position } from '../places/repository.ts';
import { hasPosition, isPublic, whereMatches } from './filters.ts';

/*
 * Which listings, in which order: ids only, so that an index alone can skip the pages before. The rows
 * are loaded afterwards by these ids (card-rows.ts). The benchmarks measure these very queries.
 */

const ORDERS: Record<Sort, SQL[]> = {
  newest: [desc(properties.createdAt), desc(properties.id)],
  // Price on request comes last either way (DESIGN §6).
  price_asc: [sql`${properties.priceHalalas} asc nulls last`, desc(properties.id)],
  price_desc: [sql`${properties.priceHalalas} desc nulls last`, desc(properties.id)],
  area_desc: [sql`${properties.area} desc nulls last`, desc(properties.id)],
};

/** The specification's `price` wins over our `sort`; without either the newest come first. */
function orderOf({ price, sort }: Pick<ListQuery, 'price' | 'sort'>): SQL[] {
  if (price) return ORDERS[price === 'asc' ? 'price_asc' : 'price_desc'];
  return ORDERS[sort ?? 'newest'];
}

interface Window {
  /** From 1. */
  page?: number | undefined;
  /** Listings a page. */
  size?: number;
}

function skipped({ page = 1, size = PAGE_SIZE }: Window): number {
  return (page - 1) * size;
}

/** Ids of the listings that match, in the asked order, one page of them. */
export function buildListIdsQuery(db: Database, query: ListQuery, size: number = PAGE_SIZE) {
  return db
    .select({ id: properties.id })
    .from(properties)
    .where(whereMatches(query))
    .orderBy(...orderOf(query))
    .limit(size)
    .offset(skipped({ page: query.page, size }));
}

/** How many match, counted up to one beyond COUNT_CAP. */
export function buildCountQuery(db: Database, filters: PropertyFilters) {
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

/** Metres between rows that lie somewhere and a position, along the earth's surface. */
export function distanceFrom(
  position: Position,
  { latitude, longitude }: Record<'latitude' | 'longitude', SQLWrapper>,
): SQL<number> {
  return sql<number>`earth_distance(ll_to_earth(${latitude}, ${longitude}), ${pointOf(position)})`;
}

/** Nearest first: by this very term the index gives them in their order. */
export function orderByNearest(position: Position): SQL {
  return sql`${here} <-> ${pointOf(position)}`;
}

interface Nearby extends Window {
  position: Position;
  typeId?: number | undefined;
}

/**
 * Ids of the listings nearest to a position, nearest first, with the metres to each. The index gives
 * them in the order of distance; those equally far are put in order outside, since a second key inside
 * would make older servers (before 16) sort the whole table.
 */
export function buildNearbyIdsQuery(db: Database, { position, typeId, page, size = PAGE_SIZE }: Nearby) {
  const { id, latitude, longitude } = properties;
  const nearest = db
    .select({ id, latitude, longitude })
    .from(properties)
    .where(and(isPublic(), hasPosition(), typeId === undefined ? undefined : eq(properties.typeId, typeId)))
    .orderBy(orderByNearest(position))
    .limit(size)
    .offset(skipped({ page, size }))
    .as('nearest');
  // Outside, the distance is computed for this page alone and not for every listing before it.
  return db
    .select({ id: nearest.id, distance: distanceFrom(position, nearest).as('distance') })
    .from(nearest)
    .orderBy(sql`distance`, desc(nearest.id));
}

/** Ids of a person's favourites that are still public, the latest heart first. */
export function buildFavouriteIdsQuery(
  db: Database,
  { personId, typeId, page }: Window & { personId: number; typeId?: number | undefined },
) {
  return db
    .select({ id: properties.id })
    .from(favourites)
    .innerJoin(properties, eq(properties.id, favourites.propertyId))
    .where(
      and(
        eq(favourites.userId, personId),
        isPublic(),
        typeId === undefined ? undefined : eq(properties.typeId, typeId),
      ),
    )
    .orderBy(desc(favourites.createdAt), desc(properties.id))
    .limit(PAGE_SIZE)
    .offset(skipped({ page }));
}
