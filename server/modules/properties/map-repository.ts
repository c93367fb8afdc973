import { sql } from 'drizzle-orm';
import { MAP_COLUMNS } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { properties } from '../../db/schema/properties.ts';
import { type SearchFilters, whereMatches } from './filters.ts';
import {
  boundsOf,
  CELL_HEIGHT,
  COARSE_DEGREES,
  cellDegrees,
  FINE_DEGREES,
  joinNear,
  mergeCells,
  type PlacedCells,
  placeCells,
} from './map-grid.ts';

/**
 * The columns of a cell of this many degrees of longitude; x and y are null for listings without a
 * position.
 */
export function cellColumns(degrees: number) {
  const { latitude, longitude } = properties;
  return {
    x: sql<number | null>`floor(${longitude} / ${sql.raw(`${degrees}`)})::int`,
    y: sql<number | null>`floor(${latitude} / ${sql.raw(`${degrees * CELL_HEIGHT}`)})::int`,
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
  };
}

/**
 * Groups the matches into cells of this many degrees of longitude; one more row has those without a
 * position.
 */
export function buildCellsQuery(db: Database, filters: SearchFilters, degrees: number) {
  return db
    .select(cellColumns(degrees))
    .from(properties)
    .where(whereMatches(filters))
    .groupBy(sql`1`, sql`2`);
}

/**
 * Runs a query that aggregates very many rows. The planner expects one cell per listing, and would
 * sort a million rows on disk instead of aggregating in memory; it would also JIT-compile the
 * query.
 */
export async function gathering<Row>(
  db: Database,
  query: (transaction: Database) => PromiseLike<Row>,
): Promise<Row> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`set local work_mem = '64MB'`);
    await transaction.execute(sql`set local jit = off`);
    return query(transaction);
  });
}

/** A map search: its filters, and the maximum number of cells across. */
type MapSearch = SearchFilters & { columns?: number | undefined };

/**
 * Returns the cells of the matches, at most about `columns` across, over the bounds of the filters
 * or, without bounds, over all matches. Every match with a position is in exactly one cell;
 * `unplaced` counts the others. `finest` are the matches in cells of FINE_DEGREES, if already
 * available.
 */
export async function findMapCells(
  db: Database,
  { columns = MAP_COLUMNS.default, ...filters }: MapSearch,
  finest: PlacedCells | null = null,
): Promise<PlacedCells> {
  const find = async (degrees: number) => {
    const times = degrees / FINE_DEGREES;
    if (finest && times >= 2) return { ...finest, cells: mergeCells(finest.cells, times) };
    return placeCells(await gathering(db, (transaction) => buildCellsQuery(transaction, filters, degrees)));
  };
  const findApart = async (degrees: number) => {
    const found = await find(degrees);
    return { ...found, cells: joinNear(found.cells, degrees) };
  };
  if (filters.bounds) return findApart(cellDegrees(filters.bounds, columns));
  const coarse = await find(COARSE_DEGREES);
  const bounds = boundsOf(coarse.cells);
  if (!bounds) return coarse;
  const degrees = cellDegrees(bounds, columns);
  if (degrees >= 2 * COARSE_DEGREES) {
    return { ...coarse, cells: joinNear(mergeCells(coarse.cells, degrees / COARSE_DEGREES), degrees) };
  }
  return findApart(degrees);
}
