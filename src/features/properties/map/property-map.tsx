import { useQuery } from '@tanstack/react-query';
import { Minus, Plus } from 'lucide-react';
import { setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useSettings } from '../../../shell/settings.ts';
import 'maplibre-gl/dist/maplibre-gl.css';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AttributionControl, Layer, Map as MapView, Marker, Source, useMap } from 'react-map-gl/maplibre';
import { useMapColours } from '../../../map/map-colours.ts';
import {
  labelLayer,
  neighbourhoodLayer,
  neighbourhoodPoints,
  ringLabels,
  ringLayers,
} from '../../../map/map-style.ts';
import { PinDrop } from '../../../map/pin-drop.tsx';
import { useBasemap } from '../../../map/use-basemap.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PlaceLabels } from '../../places/place-labels.tsx';
import { placeQueries } from '../../places/queries.ts';

// MapLibre 6 does not find its worker under Vite. Set here: this module loads with the map.
setWorkerUrl(workerUrl);

/** Shows the neighbourhood and its nearest ones. */
const ZOOM = 11.8;

interface PropertyMapProps {
  latitude: number;
  longitude: number;
  cityId: number;
  /** The map's accessible name. */
  label: string;
  /** Called when the browser can't draw the map. */
  onFail: () => void;
}

/** The property's pin among its city's neighbourhoods, over the basemap. */
export function PropertyMap({ latitude, longitude, cityId, label, onFail }: PropertyMapProps) {
  const { t } = useTranslation('detail');
  const probe = useRef<HTMLDivElement>(null);
  const colours = useMapColours(probe);
  const { data } = useQuery(placeQueries.neighborhoods(cityId));
  const points = useMemo(() => neighbourhoodPoints(data?.neighborhoods ?? []), [data]);
  const basemap = useBasemap({ colours, url: useSettings()?.mapStyleUrl, onFail });
  const { isDrawn } = basemap;
  const here = useMemo(
    () => ({ type: 'Point' as const, coordinates: [longitude, latitude] }),
    [latitude, longitude],
  );
  const rings = useMemo(
    () => ringLabels({ latitude, longitude }, (km) => t('place.kilometre', { km })),
    [latitude, longitude, t],
  );
  const locale = useMemo(
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
            {...basemap.canvas}
            locale={locale}
          >
            {/* The online map has its own streets and names. */}
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
            {/* Last, so that a name wins over a distance where they overlap. */}
            {basemap.isOnline ? null : <PlaceLabels cityId={cityId} colours={colours} />}
            <Marker latitude={latitude} longitude={longitude} anchor="bottom">
              <PinDrop />
            </Marker>
            <ZoomButtons />
          </MapView>
        </div>
      ) : null}
    </div>
  );
}

/** For mice and keyboards; touch screens pinch. */
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
