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

/** A cell of so many degrees of longitude; x and y are null for listings without a place. */
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
 * The matches gathered in cells of so many degrees of longitude; those without a place in one of
 * their own.
 */
export function buildCellsQuery(db: Database, filters: SearchFilters, degrees: number) {
  return db
    .select(cellColumns(degrees))
    .from(properties)
    .where(whereMatches(filters))
    .groupBy(sql`1`, sql`2`);
}

/**
 * Runs a query that gathers very many rows. The planner takes every listing for a cell of its own,
 * and would sort a million rows on disk for it instead of counting them in memory; it would compile
 * the query as well.
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

/** A search on the map: its filters, and into how many cells its width is cut at most. */
type MapSearch = SearchFilters & { columns?: number | undefined };

/**
 * Where the matches are: one cell for each place they share on a map of at most `columns` cells
 * across, over the bounds of the filters or, without, over all that match. Every match with a place
 * is in exactly one cell; `unplaced` counts the others. `finest` are the matches in cells of
 * FINE_DEGREES, where they are known already.
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
