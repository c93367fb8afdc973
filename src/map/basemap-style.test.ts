import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import type { StyleSpecification } from 'maplibre-gl';
import { describe, expect, it } from 'vitest';
import ground from './arabia.json' with { type: 'json' };
import { type Ground, groundStyle, isStyle, tintedStyle } from './basemap-style.ts';

const colours = {
  land: 'rgb(1, 1, 1)',
  block: 'rgb(2, 2, 2)',
  road: 'rgb(3, 3, 3)',
  main: 'rgb(4, 4, 4)',
  park: 'rgb(5, 5, 5)',
  water: 'rgb(6, 6, 6)',
  border: 'rgb(7, 7, 7)',
  label: 'rgb(8, 8, 8)',
};
const source = 'tiles';
const online: StyleSpecification = {
  version: 8,
  glyphs: 'https://tiles.example/{fontstack}/{range}.pbf',
  sprite: 'https://tiles.example/sprite',
  sources: { tiles: { type: 'vector', url: 'https://tiles.example/planet' } },
  layers: [
    { id: 'background', type: 'background', paint: { 'background-color': '#fff' } },
    { id: 'sea', type: 'fill', source, 'source-layer': 'water', paint: { 'fill-color': '#00f' } },
    {
      id: 'landcover_wood',
      type: 'fill',
      source,
      'source-layer': 'landcover',
      paint: { 'fill-pattern': 'tree' },
    },
    {
      id: 'road_motorway',
      type: 'line',
      source,
      'source-layer': 'transportation',
      paint: { 'line-width': 3 },
    },
    { id: 'road_minor', type: 'line', source, 'source-layer': 'transportation' },
    { id: 'boundary', type: 'line', source, 'source-layer': 'boundary' },
    { id: 'buildings', type: 'fill-extrusion', source, 'source-layer': 'building' },
    { id: 'poi', type: 'symbol', source, 'source-layer': 'poi', layout: { 'icon-image': 'cafe' } },
    {
      id: 'city',
      type: 'symbol',
      source,
      'source-layer': 'place',
      layout: { 'text-field': '{name}', 'text-font': ['Noto Sans'], 'icon-image': 'dot', 'text-size': 14 },
    },
  ],
};

describe('our own ground', () => {
  it('is a valid style over land and borders of the peninsula', () => {
    const style = groundStyle(ground as unknown as Ground, colours);
    expect(validateStyleMin(style as never)).toEqual([]);
    expect(ground.features.map(({ properties }) => properties.kind)).toEqual(['land', 'border']);
  });

  it('has Riyadh on land, and the Gulf and the Red Sea in water', () => {
    expect(isOnLand([46.6753, 24.7136])).toBe(true);
    expect(isOnLand([39.6142, 24.4686])).toBe(true);
    expect(isOnLand([51, 27.5])).toBe(false);
    expect(isOnLand([37.5, 22.5])).toBe(false);
  });
});

/** Whether a point is on land: within an odd number of its rings. */
function isOnLand([x, y]: [number, number]): boolean {
  const land = ground.features.filter(({ properties }) => properties.kind === 'land');
  const rings = land.flatMap(({ geometry }) => (geometry.coordinates as number[][][][]).flat());
  const crossed = rings.map((ring) =>
    ring.reduce((count, [bx = 0, by = 0], place) => {
      const [ax = 0, ay = 0] = ring.at(place - 1) ?? [];
      const crosses = ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay);
      return count + Number(crosses);
    }, 0),
  );
  return crossed.reduce((sum, count) => sum + count, 0) % 2 === 1;
}

describe('a style from elsewhere', () => {
  const style = tintedStyle(online, colours, 'ar');
  const paintOf = (id: string) => style.layers.find((layer) => layer.id === id)?.paint;

  it('takes our colours and stays valid', () => {
    expect(validateStyleMin(style as never)).toEqual([]);
    expect(paintOf('background')).toEqual({ 'background-color': colours.land });
    expect(paintOf('sea')).toEqual({ 'fill-color': colours.water });
    expect(paintOf('landcover_wood')).toEqual({ 'fill-color': colours.park });
    expect(paintOf('road_motorway')).toEqual({ 'line-color': colours.main, 'line-width': 3 });
    expect(paintOf('road_minor')).toEqual({ 'line-color': colours.road });
    expect(paintOf('boundary')).toEqual({ 'line-color': colours.border });
  });

  it('names places in the reader’s language from page fonts, without icons, glyphs or relief', () => {
    expect(style).not.toHaveProperty('glyphs');
    expect(style).not.toHaveProperty('sprite');
    expect(style.layers.map(({ id }) => id)).not.toContain('poi');
    expect(style.layers.map(({ id }) => id)).not.toContain('buildings');
    expect(style.layers.find(({ id }) => id === 'city')?.layout).toEqual({
      'text-field': ['coalesce', ['get', 'name:ar'], ['get', 'name']],
      'text-font': ['Rubik Variable'],
      'text-size': 14,
    });
  });

  it.each([null, 'x', {}, { version: 7, layers: [], sources: {} }, { msg: 'no' }])('is not %j', (answer) => {
    expect(isStyle(answer)).toBe(false);
  });
});
