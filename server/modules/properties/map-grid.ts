import type { Bounds } from '../../../contract/properties.ts';

/** A cell of the map with a summary of its listings, as returned by either query. */
export interface Cell {
  /** The cell's column and row, counted from 0° east and 0° north. */
  x: number;
  y: number;
  count: number;
  latitude: number;
  longitude: number;
  bounds: Bounds;
  /** From one of the listings: the only one if `count` is 1. */
  id: number;
  priceHalalas: number | null;
  isFeatured: boolean;
}

/**
 * Width, in degrees of longitude, of the cells in which an unbounded search is first collected.
 * Cells at least twice this wide consist of whole ones, so a wide result needs no second query.
 */
export const COARSE_DEGREES = 0.25;

/**
 * Width, in degrees of longitude, of the rollup's cells (map-rollup.ts): a sixteenth of the coarse
 * ones, which therefore consist of whole ones.
 */
export const FINE_DEGREES = COARSE_DEGREES / 16;

/** Cells, and the number of matches without a position. */
export interface PlacedCells {
  cells: Cell[];
  unplaced: number;
}

/** A row of the cell query; the listings without a position have null x and y. */
type FoundCell = Omit<Cell, 'x' | 'y' | 'bounds'> &
  Record<'x' | 'y', number | null> &
  Record<'south' | 'west' | 'north' | 'east', number>;

export function placeCells(rows: readonly FoundCell[]): PlacedCells {
  let unplaced = 0;
  const cells: Cell[] = [];
  for (const { x, y, south, west, north, east, ...row } of rows) {
    if (x === null || y === null) unplaced += row.count;
    else cells.push({ ...row, x, y, bounds: [south, west, north, east] });
  }
  return { cells, unplaced };
}

/** A cell's height in degrees of latitude as a share of its width: a pin is wider than high. */
export const CELL_HEIGHT = 0.5;

/** Limits the rows of extremely narrow views, as `columns` limits the columns. */
const MOST_ROWS_A_COLUMN = 4;
/** About a metre, the smallest cell. */
const SMALLEST_DEGREES = 0.00001;

/**
 * Returns the width of a view's cells in degrees of longitude, so that about `columns` of them span
 * the view. Sizes come from a fixed ladder (…, 1, 1.5, 2, 3, 4, …) and cells start at a fixed
 * position, so that clusters stay the same when the map is panned a little.
 */
export function cellDegrees([south, west, north, east]: Bounds, columns: number): number {
  const width = west > east ? east - west + 360 : east - west;
  const wanted = Math.max(
    width / columns,
    (north - south) / CELL_HEIGHT / (columns * MOST_ROWS_A_COLUMN),
    SMALLEST_DEGREES,
  );
  const power = 2 ** Math.floor(Math.log2(wanted));
  return [power, power * 1.5].find((size) => size >= wanted) ?? power * 2;
}

/** The smallest box around all cells; null without cells. */
export function boundsOf(cells: readonly Cell[]): Bounds | null {
  return cells.reduce<Bounds | null>((box, { bounds }) => (box ? union(box, bounds) : bounds), null);
}

function union(a: Bounds, b: Bounds): Bounds {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

/** Merges cells into larger ones of `times` by `times`. */
export function mergeCells(cells: readonly Cell[], times: number): Cell[] {
  const merged = new Map<string, Cell>();
  for (const cell of cells) {
    const x = Math.floor(cell.x / times);
    const y = Math.floor(cell.y / times);
    const key = `${x},${y}`;
    const before = merged.get(key);
    merged.set(key, before ? joined(before, cell) : { ...cell, x, y });
  }
  return [...merged.values()];
}

/**
 * Joins cells that would overlap across an edge of the grid: those with centres less than half a
 * cell apart, starting with the fullest. Comparing all pairs is fast enough: a view has a few
 * hundred cells at most.
 */
export function joinNear(cells: readonly Cell[], degrees: number): Cell[] {
  const apart: Cell[] = [];
  for (const cell of cells.toSorted((a, b) => b.count - a.count || a.id - b.id)) {
    const at = apart.findIndex(
      ({ latitude, longitude }) =>
        Math.abs(longitude - cell.longitude) < degrees / 2 &&
        Math.abs(latitude - cell.latitude) < degrees * CELL_HEIGHT * 0.8,
    );
    const near = apart[at];
    if (near) apart[at] = joined(near, cell);
    else apart.push(cell);
  }
  return apart;
}

function joined(a: Cell, b: Cell): Cell {
  const count = a.count + b.count;
  const middle = (one: number, other: number) => (one * a.count + other * b.count) / count;
  return {
    ...a,
    id: Math.min(a.id, b.id),
    count,
    latitude: middle(a.latitude, b.latitude),
    longitude: middle(a.longitude, b.longitude),
    bounds: union(a.bounds, b.bounds),
  };
}
