import { sql } from 'drizzle-orm';
import { COUNT_CAP } from '../../../contract/limits.ts';
import type { Bounds } from '../../../contract/properties.ts';
import type { Database } from '../../db/database.ts';
import { isPublic } from '../../db/public-listing.ts';
import { properties } from '../../db/schema/properties.ts';
import { FILTER_KEYS, type SearchFilters } from './filters.ts';
import { type Cell, FINE_DEGREES, type PlacedCells, placeCells } from './map-grid.ts';
import { cellColumns, gathering } from './map-repository.ts';

/** The dimensions of the rollup: a search by any of these sums its rows. */
const KINDS = {
  cityId: properties.cityId,
  neighborhoodId: properties.neighborhoodId,
  typeId: properties.typeId,
  purpose: properties.purpose,
  propertyType: properties.propertyType,
  category: properties.category,
  isFeatured: properties.isFeatured,
} as const;

type Kind = keyof typeof KINDS;
const TOLD: readonly string[] = [...Object.keys(KINDS), 'cityIds', 'neighborhoodIds', 'bounds'];
/** All other filters, which the rollup can't answer. */
const UNTOLD = FILTER_KEYS.filter((key) => !TOLD.includes(key));

/**
 * All public listings, aggregated by kind in the map's finest cells; some 50,000 rows for a million
 * listings.
 */
export type MapRollup = Awaited<ReturnType<typeof loadMapRollup>>;

/** Aggregates all listings: takes a second for a million. */
export async function loadMapRollup(db: Database) {
  const { isFeatured: _, ...cells } = cellColumns(FINE_DEGREES);
  return gathering(db, (transaction) =>
    transaction
      .select({ ...cells, ...KINDS })
      .from(properties)
      .where(isPublic())
      .groupBy(sql`1`, sql`2`, ...Object.values(KINDS)),
  );
}

/**
 * Returns the finest cells of a wide search from the rollup; null if only the database can answer:
 * for filters the rollup lacks, and for at most `few` listings, which are counted exactly
 * elsewhere. Cells at the view's edge are included whole or not at all.
 */
export function cellsOfRollup(
  rollup: MapRollup,
  filters: SearchFilters,
  few: number = COUNT_CAP,
): PlacedCells | null {
  if (UNTOLD.some((key) => filters[key] !== undefined)) return null;
  const { cityIds, neighborhoodIds } = filters;
  const wanted = (Object.keys(KINDS) as Kind[]).filter((kind) => filters[kind] !== undefined);
  const rows = rollup.filter(
    (row) =>
      wanted.every((kind) => row[kind] === filters[kind]) &&
      (!cityIds || cityIds.includes(row.cityId)) &&
      (!neighborhoodIds || neighborhoodIds.includes(row.neighborhoodId)) &&
      (!filters.bounds || liesIn(filters.bounds, row)),
  );
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return total > few ? placeCells(rows) : null;
}

function liesIn(
  [south, west, north, east]: Bounds,
  { latitude, longitude }: Pick<Cell, 'latitude' | 'longitude'>,
) {
  if (latitude === null || latitude < south || latitude > north) return false;
  return west > east ? longitude >= west || longitude <= east : longitude >= west && longitude <= east;
}
