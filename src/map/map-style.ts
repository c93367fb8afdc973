import type {
  CircleLayerSpecification,
  ExpressionSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { Neighborhood } from '../../contract/places.ts';
import type { MapColours } from './map-colours.ts';

/** Radius of the built-up area drawn round a neighbourhood's centre, metres. */
const NEIGHBOURHOOD_RADIUS = 1_300;
/** Radii of the distance rings round the property, km. */
const RINGS = [1, 3] as const;
const METRES_PER_DEGREE = 111_320;
/** Metres per pixel at zoom 0 on the equator: the earth's circumference over a 512 px tile. */
const METRES_PER_PIXEL = 40_075_016.7 / 512;

type Sourceless<Layer extends { source?: unknown }> = Omit<Layer, 'source'>;
interface Point {
  latitude: number;
  longitude: number;
}

/**
 * A style with the land's colour only, below other layers. Without `glyphs`, labels use page fonts.
 */
export function landStyle(land: string): StyleSpecification {
  return {
    version: 8,
    sources: {},
    layers: [{ id: 'land', type: 'background', paint: { 'background-color': land } }],
  };
}

function collection(points: (Point & { name: string })[]) {
  return {
    type: 'FeatureCollection' as const,
    features: points.map(({ name, latitude, longitude }) => ({
      type: 'Feature' as const,
      properties: { name },
      geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
    })),
  };
}

/** Regions, cities or neighbourhoods as GeoJSON points with names. */
export function placePoints(places: readonly (Point & { name: string })[]) {
  return collection(places.map(({ name, latitude, longitude }) => ({ name, latitude, longitude })));
}

/** Neighbourhoods as GeoJSON points with names. */
export function neighbourhoodPoints(neighborhoods: readonly Neighborhood[]) {
  return placePoints(neighborhoods);
}

/** The rings' labels, at their eastern ends, where neither the pin nor a thumb covers them. */
export function ringLabels({ latitude, longitude }: Point, toMessage: (km: number) => string) {
  const degreesPerKm = 1_000 / (METRES_PER_DEGREE * Math.cos(toRadians(latitude)));
  return collection(
    RINGS.map((km) => ({ name: toMessage(km), latitude, longitude: longitude + km * degreesPerKm })),
  );
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** A length on the ground in pixels, at any zoom: it doubles with each level. */
function metres(length: number, latitude: number): ExpressionSpecification {
  const at = (zoom: number) => (length * 2 ** zoom) / (METRES_PER_PIXEL * Math.cos(toRadians(latitude)));
  return ['interpolate', ['exponential', 2], ['zoom'], 0, at(0), 22, at(22)];
}

/** Blurred discs at the neighbourhoods. */
export function neighbourhoodLayer(block: string, latitude: number): Sourceless<CircleLayerSpecification> {
  return {
    id: 'neighbourhoods',
    type: 'circle',
    paint: {
      'circle-color': block,
      'circle-radius': metres(NEIGHBOURHOOD_RADIUS, latitude),
      'circle-blur': 0.12,
    },
  };
}

/** Rings round the property that show distances. */
export function ringLayers(road: string, latitude: number): Sourceless<CircleLayerSpecification>[] {
  return RINGS.map((km) => ({
    id: `ring-${km}`,
    type: 'circle',
    paint: {
      'circle-color': 'rgba(0, 0, 0, 0)',
      'circle-radius': metres(km * 1_000, latitude),
      'circle-stroke-color': road,
      'circle-stroke-width': 2,
    },
  }));
}

/** A layer of names; names that would overlap are hidden. */
export function labelLayer(
  id: string,
  size: number,
  { label, land }: MapColours,
): Sourceless<SymbolLayerSpecification> {
  return {
    id,
    type: 'symbol',
    layout: {
      'text-field': ['get', 'name'],
      'text-font': ['Rubik Variable'],
      'text-size': size,
      'text-padding': 8,
    },
    paint: { 'text-color': label, 'text-halo-color': land, 'text-halo-width': 1.5 },
  };
}
