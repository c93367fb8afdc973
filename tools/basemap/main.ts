import { readFileSync, writeFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectRoot } from '../../server/lib/paths.ts';
import { type Bounds, clipLine, clipRing, type Position, simplify } from './geometry.ts';
import { decodeArcs, join, polygonsOf, sharedArcs, type Topology } from './topology.ts';

/**
 * Redraws the base map: land and borders of the Arabian peninsula out of Natural Earth 1:10m
 * (public domain), as the package world-atlas holds it.
 *
 *     npx tsx tools/basemap/main.ts node_modules/world-atlas/countries-10m.json
 */
const [source] = process.argv.slice(2);
if (!source) throw new Error('Give the path of countries-10m.json of the package world-atlas');

/** What is drawn at all: as far as a wide screen looks when it shows the whole peninsula. */
const DRAWN: Bounds = [15, 3, 75, 45];
/** What is drawn as finely as the source has it; the rest is only ever seen from afar. */
const FINE: Bounds = [33, 14, 57, 34];
/** Degrees: 0.002 is some 200 m. */
const TOLERANCE = { fine: 0.002, coarse: 0.04 };
const TARGET = joinPath(projectRoot, 'src/map/arabia.json');
const MAX_GZIP_BYTES = 60_000;

const round = ([longitude, latitude]: Position): Position => [
  Math.round(longitude * 1_000) / 1_000,
  Math.round(latitude * 1_000) / 1_000,
];
const isWithin = ([west, south, east, north]: Bounds, [longitude, latitude]: Position) =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;

const topology: Topology = JSON.parse(readFileSync(source, 'utf8'));
const arcs = decodeArcs(topology).map((arc) => {
  const isFine = arc.some((position) => isWithin(FINE, position));
  const isDrawn = isFine || arc.some((position) => isWithin(DRAWN, position));
  return isDrawn ? simplify(arc, isFine ? TOLERANCE.fine : TOLERANCE.coarse) : arc;
});
const geometriesOf = (name: string) => topology.objects[name]?.geometries ?? [];

/** Islets that are no more than a few of the source's dots. */
const isSpeck = (ring: Position[]) => ring.length < 5 && !ring.some((position) => isWithin(FINE, position));

const land = geometriesOf('land')
  .flatMap(polygonsOf)
  .map((rings) =>
    rings.map((ring) => clipRing(join(ring, arcs), DRAWN).map(round)).filter((ring) => ring.length > 0),
  )
  .filter(([outer]) => outer && !isSpeck(outer));
const borders = sharedArcs(geometriesOf('countries'))
  .flatMap((arc) => clipLine(arcs[arc] ?? [], DRAWN))
  .map((line) => line.map(round));

const feature = (kind: string, type: string, coordinates: unknown) => ({
  type: 'Feature',
  properties: { kind },
  geometry: { type, coordinates },
});
const text = JSON.stringify({
  type: 'FeatureCollection',
  features: [feature('land', 'MultiPolygon', land), feature('border', 'MultiLineString', borders)],
});
const size = gzipSync(text).length;
if (size > MAX_GZIP_BYTES) throw new Error(`The ground takes ${size} bytes, more than ${MAX_GZIP_BYTES}`);
writeFileSync(TARGET, `${text}\n`);
console.log(`${TARGET}: ${text.length} bytes, ${size} compressed`);
