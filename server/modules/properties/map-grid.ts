import type { Bounds } from '../../../contract/properties.ts';

/** A cell of the map and the listings in it, as one of the two queries found them. */
export interface Cell {
  /** Which cell, counted from 0° east and 0° north. */
  x: number;
  y: number;
  count: number;
  latitude: number;
  longitude: number;
  bounds: Bounds;
  /** Of one of the listings: the only one where `count` is 1. */
  id: number;
  priceHalalas: number | null;
  isFeatured: boolean;
}

/**
 * Degrees of longitude of the cells that an unbounded search is first gathered in. Every cell of at
 * least twice this is made of whole ones, so a wide result needs no second look at the table.
 */
export const COARSE_DEGREES = 0.25;

/**
 * Degrees of longitude of the cells of the rollup (map-rollup.ts): a sixteenth of those, so whole
 * in them too.
 */
export const FINE_DEGREES = COARSE_DEGREES / 16;

/** Cells, and how many matches say no place. */
export interface PlacedCells {
  cells: Cell[];
  unplaced: number;
}

/** A cell as the database gathers it: without x and y it holds the listings without a place. */
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

/**
 * A pin is wider than high: a cell's degrees of latitude are this share of its degrees of
 * longitude.
 */
export const CELL_HEIGHT = 0.5;

/**
 * For one view as high as two screens and as wide as a line: bounds the rows as `columns` bounds
 * the columns.
 */
const MOST_ROWS_A_COLUMN = 4;
/** About a metre: no cell is smaller. */
const SMALLEST_DEGREES = 0.00001;

/**
 * How wide the cells of a view are, in degrees of longitude: so that at most `columns` of them and
 * a few stand side by side. From a ladder of sizes (…, 1, 1.5, 2, 3, 4, …) and counted from a fixed
 * place on earth, so that a map pushed a little keeps its clusters.
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

/** The smallest box round all of them; null round nothing. */
export function boundsOf(cells: readonly Cell[]): Bounds | null {
  return cells.reduce<Bounds | null>((box, { bounds }) => (box ? union(box, bounds) : bounds), null);
}

function union(a: Bounds, b: Bounds): Bounds {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

/** Cells put together into larger ones of `times` by `times`. */
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
 * Joins cells that would overlap although an edge of the grid runs between them: cells whose
 * middles are less than half a cell apart, the fuller first. Many cells of a far view come to a few
 * hundred at most, so each may be compared with each.
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
