import type { Answer } from '../../../contract/contract.ts';
import { MAP_COLUMNS } from '../../../contract/limits.ts';
import type { Bounds } from '../../../contract/properties.ts';
import type { ListQuery } from './list-search.ts';

/** Pixels that a price pin wants for itself. */
const PIN_WIDTH = 96;
/** Four decimals of a degree are eleven metres. */
const DECIMALS = 1e4;

/** The smallest box round all pins and clusters; null round nothing. */
export function boundsOfPins({ pins, clusters }: Answer<'properties.pins'>): Bounds | null {
  const boxes: Bounds[] = [
    ...pins.map(({ latitude, longitude }): Bounds => [latitude, longitude, latitude, longitude]),
    ...clusters.map(({ bounds }) => bounds),
  ];
  const [first, ...others] = boxes;
  if (!first) return null;
  return others.reduce(
    (a, b): Bounds => [
      Math.min(a[0], b[0]),
      Math.min(a[1], b[1]),
      Math.max(a[2], b[2]),
      Math.max(a[3], b[3]),
    ],
    first,
  );
}

/** What two boxes share; null where nothing. */
export function sharedBounds(a: Bounds, b: Bounds): Bounds | null {
  const south = Math.max(a[0], b[0]);
  const west = Math.max(a[1], b[1]);
  const north = Math.min(a[2], b[2]);
  const east = Math.min(a[3], b[3]);
  return south <= north && west <= east ? [south, west, north, east] : null;
}

/** A map's view as an address holds it: rounded, and on the globe. */
export function toBounds(south: number, west: number, north: number, east: number): Bounds {
  const rounded = (degrees: number, most: number) =>
    Math.round(Math.min(most, Math.max(-most, degrees)) * DECIMALS) / DECIMALS;
  return [rounded(south, 90), rounded(west, 180), rounded(north, 90), rounded(east, 180)];
}

/** Round the listings of one place, who may share a building, so that the list finds them all. */
export function around([south, west, north, east]: Bounds): Bounds {
  const margin = 1e-6;
  return [south - margin, west - margin, north + margin, east + margin];
}

/** How many pins a map of so many pixels has room for across. */
export function columnsFor(width: number): number {
  return Math.min(MAP_COLUMNS.max, Math.max(MAP_COLUMNS.min, Math.round(width / PIN_WIDTH)));
}

/**
 * What to ask the pins by: the filters, over what the map shows of the searched area. `view` is null while
 * the reader has not moved the map. Null where the map shows nothing of that area.
 */
export function pinsQuery(filters: ListQuery, view: Bounds | null, columns: number) {
  const { price: _, sort: __, page: ___, view: ____, bounds: area, ...rest } = filters;
  if (!view) return { ...rest, bounds: area, columns };
  const bounds = area ? sharedBounds(area, view) : view;
  if (!bounds) return null;
  // Cells keep their size on the screen where the area fills a part of it only.
  const share = (bounds[3] - bounds[1]) / (view[3] - view[1] || 1);
  return { ...rest, bounds, columns: Math.max(MAP_COLUMNS.min, Math.round(columns * share)) };
}
