import { and, between, desc, eq, gt, isNotNull, lte, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { MARKET_PRICE_MIN_LISTINGS, SIMILAR_SIZE } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { isPublic } from '../../db/public-listing.ts';
import { neighborhoods } from '../../db/schema/places.ts';
import { properties } from '../../db/schema/properties.ts';
import type { Position } from '../places/repository.ts';
import { hasPosition } from './filters.ts';
import { distanceFrom, orderByNearest } from './queries.ts';
import type { PropertyRow } from './repository.ts';

/** "Near in price": the range as shares of the listing's own price. */
const PRICE_SHARE = { from: 0.7, to: 1.3 };
/** "Near in place", in metres: the width of a large city. */
const MAX_DISTANCE = 40_000;
/**
 * The search for similar listings reads at most this many of the nearest of the type: where prices
 * nearby are quite different, it must not go through the whole country.
 */
const NEAREST_CANDIDATES = 800;

type Compared = Pick<
  PropertyRow,
  'id' | 'purpose' | 'rentPeriod' | 'priceHalalas' | 'latitude' | 'longitude'
> &
  Record<'type' | 'city' | 'neighborhood', { id: number }>;

export interface MarketPrice {
  /** Per square metre. */
  medianHalalas: number;
  count: number;
  scope: 'neighborhood' | 'city';
}

/** Matches the same purpose; monthly and yearly rents are never compared with each other. */
function isOfKind(
  row: Record<'purpose' | 'rentPeriod', SQLWrapper>,
  { purpose, rentPeriod }: Compared,
): SQL | undefined {
  return sql`${row.purpose} = ${purpose} and ${row.rentPeriod} is not distinct from ${rentPeriod}`;
}

/**
 * The median price per square metre of public listings of the same kind, in the city or
 * neighbourhood.
 */
export function buildMarketPriceQuery(db: Database, listing: Compared, scope: MarketPrice['scope']) {
  return db
    .select({
      count: sql<number>`count(*)::int`,
      medianHalalas: sql<
        number | null
      >`percentile_cont(0.5) within group (order by ${properties.priceHalalas}::float8 / ${properties.area})`,
    })
    .from(properties)
    .where(
      and(
        isPublic(),
        eq(properties.cityId, listing.city.id),
        eq(properties.typeId, listing.type.id),
        isOfKind(properties, listing),
        scope === 'neighborhood' ? eq(properties.neighborhoodId, listing.neighborhood.id) : undefined,
        isNotNull(properties.priceHalalas),
        gt(properties.area, 0),
      ),
    );
}

/**
 * Returns the price per square metre in the listing's neighbourhood, or in its city if the
 * neighbourhood has too few listings; null if the city has too few as well.
 */
export async function findMarketPrice(db: Database, listing: Compared): Promise<MarketPrice | null> {
  for (const scope of ['neighborhood', 'city'] as const) {
    const [row] = await buildMarketPriceQuery(db, listing, scope);
    if (row && row.medianHalalas !== null && row.count >= MARKET_PRICE_MIN_LISTINGS) {
      return { medianHalalas: Number(row.medianHalalas), count: row.count, scope };
    }
  }
  return null;
}

/** The lower and the upper limit, in halalas. */
function pricesAround(halalas: number): [number, number] {
  return [Math.floor(halalas * PRICE_SHARE.from), Math.ceil(halalas * PRICE_SHARE.to)];
}

/**
 * Ids of listings of the same purpose and type that are near a position and in price, nearest
 * first, with the distance in metres. A listing without a price matches every price.
 */
export function buildSimilarIdsQuery(db: Database, listing: Compared, position: Position) {
  const { id, latitude, longitude, purpose, rentPeriod, priceHalalas } = properties;
  const nearest = db
    .select({ id, latitude, longitude, purpose, rentPeriod, priceHalalas })
    .from(properties)
    .where(and(isPublic(), hasPosition(), eq(properties.typeId, listing.type.id)))
    .orderBy(orderByNearest(position))
    .limit(NEAREST_CANDIDATES)
    .as('nearest');
  const distance = distanceFrom(position, nearest);
  return db
    .select({ id: nearest.id, distance })
    .from(nearest)
    .where(
      and(
        ne(nearest.id, listing.id),
        isOfKind(nearest, listing),
        lte(distance, MAX_DISTANCE),
        listing.priceHalalas === null
          ? undefined
          : between(nearest.priceHalalas, ...pricesAround(listing.priceHalalas)),
      ),
    )
    .orderBy(distance, desc(nearest.id))
    .limit(SIMILAR_SIZE);
}

/**
 * Listings similar to a listing and near it, or near its neighbourhood's centre if it has no
 * position.
 */
export async function findSimilarIds(db: Database, listing: Compared) {
  const position = await positionOf(db, listing);
  return position ? buildSimilarIdsQuery(db, listing, position) : [];
}

async function positionOf(db: Database, { latitude, longitude, neighborhood }: Compared) {
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  const [centre] = await db
    .select({ latitude: neighborhoods.latitude, longitude: neighborhoods.longitude })
    .from(neighborhoods)
    .where(eq(neighborhoods.id, neighborhood.id));
  return centre ?? null;
}
