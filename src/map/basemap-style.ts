import type { GeoJSONSourceSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Language } from '../../contract/language.ts';
import type { MapColours } from './map-colours.ts';

/** arabia.json: the features `land` and `border`. */
export type Ground = GeoJSONSourceSpecification['data'];

/** The built-in map: land, water, and the borders between countries. */
export function groundStyle(ground: Ground, { land, water, border }: MapColours): StyleSpecification {
  return {
    version: 8,
    sources: { ground: { type: 'geojson', data: ground } },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': water } },
      {
        id: 'land',
        type: 'fill',
        source: 'ground',
        filter: ['==', ['get', 'kind'], 'land'],
        paint: { 'fill-color': land },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'ground',
        filter: ['==', ['get', 'kind'], 'border'],
        paint: { 'line-color': border, 'line-width': 1, 'line-dasharray': [4, 2] },
      },
    ],
  };
}

/**
 * Patterns of layer ids, to colour layers of the schema that free tiles share
 * (https://openmaptiles.org/schema).
 */
const GREEN = /park|wood|grass|forest|garden|golf|cemetery|pitch/;
const MAIN_ROAD = /motorway|trunk|primary|main/;

function fillOf(
  { id, 'source-layer': layer = '' }: { id: string; 'source-layer'?: string },
  colours: MapColours,
) {
  if (/^water/.test(layer)) return colours.water;
  if (layer === 'park' || GREEN.test(id)) return colours.park;
  return layer === 'landcover' ? colours.land : colours.block;
}

function lineOf(
  { id, 'source-layer': layer = '' }: { id: string; 'source-layer'?: string },
  colours: MapColours,
) {
  if (/^water/.test(layer)) return colours.water;
  if (layer === 'boundary') return colours.border;
  if (layer === 'park') return colours.park;
  return MAIN_ROAD.test(id) ? colours.main : colours.road;
}

function tinted(layer: LayerSpecification, colours: MapColours, language: Language): LayerSpecification[] {
  switch (layer.type) {
    case 'background':
      return [{ ...layer, paint: { 'background-color': colours.land } }];
    case 'fill': {
      const { 'fill-opacity': opacity } = layer.paint ?? {};
      return [
        {
          ...layer,
          paint: {
            'fill-color': fillOf(layer, colours),
            ...(opacity !== undefined && { 'fill-opacity': opacity }),
          },
        },
      ];
    }
    case 'line': {
      const { 'line-pattern': _, ...paint } = layer.paint ?? {};
      return [{ ...layer, paint: { ...paint, 'line-color': lineOf(layer, colours) } }];
    }
    case 'symbol': {
      if (!layer.layout?.['text-field'] || /shield/.test(layer.id)) return [];
      const stored = Object.entries(layer.layout).filter(([name]) => !name.startsWith('icon-'));
      const name = language === 'ar' ? ['name:ar', 'name'] : ['name:en', 'name:latin', 'name'];
      return [
        {
          ...layer,
          layout: {
            ...Object.fromEntries(stored),
            'text-field': ['coalesce', ...name.map((key) => ['get', key] as ['get', string])],
            'text-font': ['Rubik Variable'],
          },
          paint: { 'text-color': colours.label, 'text-halo-color': colours.land, 'text-halo-width': 1.5 },
        },
      ];
    }
    // Drop 3D buildings, hills and pictures: they distract from the pins.
    default:
      return [];
  }
}

/**
 * An online style in our colours and the reader's language. Its glyphs and icons are removed:
 * labels use page fonts, which join Arabic letters, and the map fetches only tiles.
 */
export function tintedStyle(
  style: StyleSpecification,
  colours: MapColours,
  language: Language,
): StyleSpecification {
  const { glyphs: _glyphs, sprite: _sprite, ...rest } = style;
  return { ...rest, layers: style.layers.flatMap((layer) => tinted(layer, colours, language)) };
}

/** Whether an answer is a map style; a captive portal's page or other JSON is not. */
export function isStyle(answer: unknown): answer is StyleSpecification {
  const style = answer as Partial<StyleSpecification> | null;
  return style?.version === 8 && Array.isArray(style.layers) && typeof style.sources === 'object';
}
