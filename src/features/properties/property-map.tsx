import { useQuery } from '@tanstack/react-query';
import { House, Minus, Plus } from 'lucide-react';
import { setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import 'maplibre-gl/dist/maplibre-gl.css';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AttributionControl, Layer, Map as MapView, Marker, Source, useMap } from 'react-map-gl/maplibre';
import { IconButton } from '../../ui/icon-button.tsx';
import { placeQueries } from '../places/queries.ts';
import { PlaceLabels } from './basemap/place-labels.tsx';
import { useBasemap } from './basemap/use-basemap.ts';
import { useMapColours } from './property-map-colours.ts';
import {
  labelLayer,
  neighbourhoodLayer,
  neighbourhoodPoints,
  ringLabels,
  ringLayers,
} from './property-map-style.ts';

// MapLibre 6 finds no worker by itself under Vite. Only here: this module is fetched with the map.
setWorkerUrl(workerUrl);

/** The neighbourhood and its nearest ones are in view. */
const ZOOM = 11.8;

interface PropertyMapProps {
  latitude: number;
  longitude: number;
  cityId: number;
  /** The map's accessible name. */
  label: string;
  /** The map can't be drawn here. */
  onFail: () => void;
}

/** The property's pin among its city's neighbourhoods, over the basemap. */
export function PropertyMap({ latitude, longitude, cityId, label, onFail }: PropertyMapProps) {
  const { t } = useTranslation('detail');
  const probe = useRef<HTMLDivElement>(null);
  const colours = useMapColours(probe);
  const [isDrawn, setDrawn] = useState(false);
  const { data } = useQuery(placeQueries.neighborhoods(cityId));
  const points = useMemo(() => neighbourhoodPoints(data?.neighborhoods ?? []), [data]);
  const basemap = useBasemap(colours);
  const here = useMemo(
    () => ({ type: 'Point' as const, coordinates: [longitude, latitude] }),
    [latitude, longitude],
  );
  const rings = useMemo(
    () => ringLabels({ latitude, longitude }, (km) => t('place.kilometre', { km })),
    [latitude, longitude, t],
  );
  const words = useMemo(
    () => ({
      'CooperativeGesturesHandler.MobileHelpText': t('place.touchHint'),
      'CooperativeGesturesHandler.WindowsHelpText': t('place.scrollHint'),
      'CooperativeGesturesHandler.MacHelpText': t('place.scrollHint'),
      'Map.Title': label,
    }),
    [t, label],
  );
  return (
    <div ref={probe} className="absolute inset-0">
      {colours && basemap.style ? (
        <div className={isDrawn ? 'size-full' : 'size-full opacity-0'}>
          <MapView
            initialViewState={{ latitude, longitude, zoom: ZOOM }}
            mapStyle={basemap.style}
            minZoom={9}
            maxZoom={16}
            cooperativeGestures
            dragRotate={false}
            pitchWithRotate={false}
            touchPitch={false}
            attributionControl={false}
            locale={words}
            onLoad={() => {
              setDrawn(true);
              basemap.onDrawn();
            }}
            onError={({ error }) => {
              console.error('The map failed:', error);
              // One tile that is missing is no reason to change the ground under a reader's hand; no network is.
              if (basemap.isOnline && isDrawn && navigator.onLine) return;
              if (basemap.isOnline) basemap.onFail();
              else if (!isDrawn) onFail();
            }}
          >
            {/* The online map draws its own streets, and brings its own names. */}
            {basemap.isOnline ? (
              <AttributionControl compact />
            ) : (
              <Source id="neighbourhoods" type="geojson" data={points}>
                <Layer {...neighbourhoodLayer(colours.block, latitude)} />
              </Source>
            )}
            <Source id="property" type="geojson" data={here}>
              {ringLayers(colours.road, latitude).map((layer) => (
                <Layer key={layer.id} {...layer} />
              ))}
            </Source>
            <Source id="rings" type="geojson" data={rings}>
              <Layer {...labelLayer('distances', 12, colours)} />
            </Source>
            {/* Last, so that a name wins over a distance where both want the same place. */}
            {basemap.isOnline ? null : <PlaceLabels cityId={cityId} colours={colours} />}
            <Marker latitude={latitude} longitude={longitude} anchor="bottom">
              <Pin />
            </Marker>
            <ZoomButtons />
          </MapView>
        </div>
      ) : null}
    </div>
  );
}

/** A drop with a house in it, its tip on the place. */
function Pin() {
  return (
    <span aria-hidden className="relative grid place-items-center">
      <svg
        viewBox="0 0 48 56"
        width="48"
        height="56"
        aria-hidden="true"
        className="drop-shadow-[0_6px_6px_rgb(40_20_10/0.35)]"
      >
        <path d="M24 55C13 42 5 33 5 22a19 19 0 0 1 38 0c0 11-8 20-19 33z" className="fill-clay" />
      </svg>
      <House className="absolute top-2.5 icon-24 fill-ground text-ground" />
    </span>
  );
}

/** For mice and keyboards; two fingers do it elsewhere. */
function ZoomButtons() {
  const { t } = useTranslation('detail');
  const { current: map } = useMap();
  return (
    <div className="absolute end-1 bottom-1 z-1 hidden pointer-fine:grid">
      <IconButton variant="disc" label={t('place.zoomIn')} onClick={() => map?.zoomIn()}>
        <Plus aria-hidden className="icon-20" />
      </IconButton>
      <IconButton variant="disc" label={t('place.zoomOut')} onClick={() => map?.zoomOut()}>
        <Minus aria-hidden className="icon-20" />
      </IconButton>
    </div>
  );
}
