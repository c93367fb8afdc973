import type { Answer, Query } from '../../../../contract/contract.ts';
import { MAP_COLUMNS } from '../../../../contract/limits.ts';
import type { Bounds } from '../../../../contract/properties.ts';
import type { Position } from '../../../device/geolocation.ts';

/** Pixels reserved for a price pin. */
const PIN_WIDTH = 96;
/** Four decimals of a degree are eleven metres. */
const DECIMALS = 1e4;
/** Pixels round the earth at zoom 0. */
const WORLD_PIXELS = 512;

/** A map's search: the filters and the area; null: wherever the matches are. */
export interface PinsSearch {
  filters: Omit<Query<'properties.pins'>, 'bounds' | 'columns' | 'forgive'>;
  area: Bounds | null;
}

/** The smallest box round all pins and clusters; null without any. */
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

/** The intersection of two boxes, or null. */
export function sharedBounds(a: Bounds, b: Bounds): Bounds | null {
  const south = Math.max(a[0], b[0]);
  const west = Math.max(a[1], b[1]);
  const north = Math.min(a[2], b[2]);
  const east = Math.min(a[3], b[3]);
  return south <= north && west <= east ? [south, west, north, east] : null;
}

/** A map's view for an address: rounded, and limited to the globe. */
export function toBounds(south: number, west: number, north: number, east: number): Bounds {
  const rounded = (degrees: number, most: number) =>
    Math.round(Math.min(most, Math.max(-most, degrees)) * DECIMALS) / DECIMALS;
  return [rounded(south, 90), rounded(west, 180), rounded(north, 90), rounded(east, 180)];
}

/** Widens the box of listings in one place, perhaps a single point, so that the list finds all. */
export function around([south, west, north, east]: Bounds): Bounds {
  const margin = 1e-6;
  return [south - margin, west - margin, north + margin, east + margin];
}

/** How many pins fit across a map `width` pixels wide. */
export function columnsFor(width: number): number {
  return Math.min(MAP_COLUMNS.max, Math.max(MAP_COLUMNS.min, Math.round(width / PIN_WIDTH)));
}

/**
 * The query of the pins: the filters, and the part of the searched area in view. `view` is null
 * until the reader moves the map. Returns null where the view is outside that area.
 */
export function pinsQuery({ filters, area }: PinsSearch, view: Bounds | null, columns: number) {
  if (!view) return { ...filters, bounds: area ?? undefined, columns };
  const bounds = area ? sharedBounds(area, view) : view;
  if (!bounds) return null;
  // Cells keep their size on the screen where the area fills only a part of it.
  const share = (bounds[3] - bounds[1]) / (view[3] - view[1] || 1);
  return { ...filters, bounds, columns: Math.max(MAP_COLUMNS.min, Math.round(columns * share)) };
}

/** What a map of this size in pixels shows around a place (Web Mercator). */
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
/** A latitude as degrees on the map's vertical axis, in the scale of longitude. */
function toMercator(latitude: number): number {
  return Math.asinh(Math.tan(latitude / RADIAN)) * RADIAN;
}
function fromMercator(degrees: number): number {
  return Math.atan(Math.sinh(degrees / RADIAN)) * RADIAN;
}

/** The similarity of two boxes, 0 to 1: their intersection over their union. */
export function likeness(a: Bounds, b: Bounds): number {
  const both = sharedBounds(a, b);
  if (!both) return 0;
  const size = ([south, west, north, east]: Bounds) => (north - south) * (east - west);
  const shared = size(both);
  return shared / (size(a) + size(b) - shared || 1);
}
