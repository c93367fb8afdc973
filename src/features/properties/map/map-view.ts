import type { Answer, Query } from '../../../../contract/contract.ts';
import { MAP_COLUMNS } from '../../../../contract/limits.ts';
import type { Bounds } from '../../../../contract/properties.ts';
import type { Position } from '../../../device/geolocation.ts';

/** Pixels that a price pin wants for itself. */
const PIN_WIDTH = 96;
/** Four decimals of a degree are eleven metres. */
const DECIMALS = 1e4;
/** Pixels round the earth at zoom 0. */
const WORLD_PIXELS = 512;

/**
 * What a map of listings shows: by which filters, and of which area; null: wherever the matches
 * lie.
 */
export interface PinsSearch {
  filters: Omit<Query<'properties.pins'>, 'bounds' | 'columns' | 'forgive'>;
  area: Bounds | null;
}

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
 * What to ask the pins by: the filters, over what the map shows of the searched area. `view` is
 * null while the reader has not moved the map. Null where the map shows nothing of that area.
 */
export function pinsQuery({ filters, area }: PinsSearch, view: Bounds | null, columns: number) {
  if (!view) return { ...filters, bounds: area ?? undefined, columns };
  const bounds = area ? sharedBounds(area, view) : view;
  if (!bounds) return null;
  // Cells keep their size on the screen where the area fills a part of it only.
  const share = (bounds[3] - bounds[1]) / (view[3] - view[1] || 1);
  return { ...filters, bounds, columns: Math.max(MAP_COLUMNS.min, Math.round(columns * share)) };
}

/** What a map of so many pixels shows around a place (Web Mercator, as every map of ours). */
export function viewAround(
  { latitude, longitude }: Position,
  zoom: number,
  { width, height }: { width: number; height: number },
): Bounds {
  const degreesPerPixel = 360 / (WORLD_PIXELS * 2 ** zoom);
  const half = (width / 2) * degreesPerPixel;
  const middle = toMercator(latitude);
  const up = (height / 2) * degreesPerPixel;
  return toBounds(fromMercator(middle - up), longitude - half, fromMercator(middle + up), longitude + half);
}

const RADIAN = 180 / Math.PI;
/** A latitude as degrees of the map's height, of which it has as many as of its width. */
function toMercator(latitude: number): number {
  return Math.asinh(Math.tan(latitude / RADIAN)) * RADIAN;
}
function fromMercator(degrees: number): number {
  return Math.atan(Math.sinh(degrees / RADIAN)) * RADIAN;
}

/** How alike two boxes are: the share of what they cover together that both cover, from 0 to 1. */
export function likeness(a: Bounds, b: Bounds): number {
  const both = sharedBounds(a, b);
  if (!both) return 0;
  const size = ([south, west, north, east]: Bounds) => (north - south) * (east - west);
  const shared = size(both);
  return shared / (size(a) + size(b) - shared || 1);
}
