import { sql } from 'drizzle-orm';
import { MAP_COLUMNS } from '../../../contract/limits.ts';
import type { PropertyFilters } from '../../../contract/properties.ts';
import type { Database } from '../../db/database.ts';
import { properties } from '../../db/schema/properties.ts';
import { whereMatches } from './filters.ts';
import {
  boundsOf,
  CELL_HEIGHT,
  type Cell,
  COARSE_DEGREES,
  cellDegrees,
  joinNear,
  mergeCells,
} from './map-grid.ts';

/** The matches gathered in cells of so many degrees of longitude; those without a place in one of their own. */
export function buildCellsQuery(db: Database, filters: PropertyFilters, degrees: number) {
  const { latitude, longitude } = properties;
  const x = sql<number | null>`floor(${longitude} / ${degrees}::float8)::int`;
  const y = sql<number | null>`floor(${latitude} / ${degrees * CELL_HEIGHT}::float8)::int`;
  return db
    .select({
      x,
      y,
      count: sql<number>`count(*)::int`,
      latitude: sql<number>`avg(${latitude})`,
      longitude: sql<number>`avg(${longitude})`,
      south: sql<number>`min(${latitude})`,
      west: sql<number>`min(${longitude})`,
      north: sql<number>`max(${latitude})`,
      east: sql<number>`max(${longitude})`,
      id: sql<number>`min(${properties.id})`,
      priceHalalas: sql<number | null>`min(${properties.priceHalalas})`.mapWith(properties.priceHalalas),
      isFeatured: sql<boolean>`bool_or(${properties.isFeatured})`,
    })
    .from(properties)
    .where(whereMatches(filters))
    .groupBy(sql`1`, sql`2`);
}

async function findCells(db: Database, filters: PropertyFilters, degrees: number) {
  const rows = await db.transaction(async (transaction) => {
    // The planner takes every listing for a cell of its own, and would sort a million rows on disk for it
    // instead of counting them into a few hundred cells in memory; it would compile the query as well.
    await transaction.execute(sql`set local work_mem = '64MB'`);
    await transaction.execute(sql`set local jit = off`);
    return buildCellsQuery(transaction, filters, degrees);
  });
  let unplaced = 0;
  const cells: Cell[] = [];
  for (const { x, y, south, west, north, east, ...row } of rows) {
    if (x === null || y === null) unplaced += row.count;
    else cells.push({ ...row, x, y, bounds: [south, west, north, east] });
  }
  return { cells, unplaced };
}

/**
 * Where the matches lie: one cell for each place that they share on a map of at most `columns` cells
 * across, over the bounds of the filters or, without, over all that match. Every match with a place is in
 * exactly one cell; `unplaced` counts the others.
 */
export async function findMapCells(
  db: Database,
  { columns = MAP_COLUMNS.default, ...filters }: PropertyFilters & { columns?: number | undefined },
) {
  const findApart = async (degrees: number) => {
    const found = await findCells(db, filters, degrees);
    return { ...found, cells: joinNear(found.cells, degrees) };
  };
  if (filters.bounds) return findApart(cellDegrees(filters.bounds, columns));
  const coarse = await findCells(db, filters, COARSE_DEGREES);
  const bounds = boundsOf(coarse.cells);
  if (!bounds) return coarse;
  const degrees = cellDegrees(bounds, columns);
  if (degrees >= 2 * COARSE_DEGREES) {
    return { ...coarse, cells: joinNear(mergeCells(coarse.cells, degrees / COARSE_DEGREES), degrees) };
  }
  return findApart(degrees);
}
