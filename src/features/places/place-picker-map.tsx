import { useQuery } from '@tanstack/react-query';
import { setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useSettings } from '../../shell/settings.ts';
import 'maplibre-gl/dist/maplibre-gl.css';
import { useEffect, useMemo, useRef } from 'react';
import { AttributionControl, Layer, type MapRef, Map as MapView, Source } from 'react-map-gl/maplibre';
import { DEFAULT_COORDINATES } from '../../../contract/limits.ts';
import type { Position } from '../../device/geolocation.ts';
import { useMapColours } from '../../map/map-colours.ts';
import { neighbourhoodLayer, neighbourhoodPoints } from '../../map/map-style.ts';
import { useBasemap } from '../../map/use-basemap.ts';
import { useReducedMotion } from '../../ui/use-reduced-motion.ts';
import { PlaceLabels } from './place-labels.tsx';
import { placeQueries } from './queries.ts';

// MapLibre 6 does not find its worker under Vite. Set here: this module loads with the map.
setWorkerUrl(workerUrl);

/** The map's middle and zoom. */
export interface MapPlace extends Position {
  zoom: number;
}

export interface PropertyMapPickerProps {
  /** The map's position; a change moves the map there. */
  place: MapPlace;
  /** Only a picture of the place: it can't be moved or focused. */
  isStill?: boolean;
  /**
   * Something covers the map: it waits until that is gone before it loads or moves, so that the
   * movement is seen and delays nothing.
   */
  isCovered?: boolean;
  /** The map's accessible name. */
  label: string;
  /** Called with the map's middle, the pin's place, after the user has moved the map. */
  onMoved?: (place: MapPlace) => void;
  /** Called if the map can't be drawn. */
  onFail: () => void;
}

/** The basemap under a pin fixed in the middle of its box: users move the map, not the pin. */
export function PropertyMapPicker({
  place,
  isStill = false,
  isCovered = false,
  label,
  onMoved,
  onFail,
}: PropertyMapPickerProps) {
  const probe = useRef<HTMLDivElement>(null);
  const map = useRef<MapRef>(null);
  const colours = useMapColours(probe);
  const basemap = useBasemap({ colours, url: useSettings()?.mapStyleUrl, onFail });
  const { isDrawn } = basemap;
  const isReduced = useReducedMotion();
  const { data } = useQuery(placeQueries.neighborhoods());
  const points = useMemo(() => neighbourhoodPoints(data?.neighborhoods ?? []), [data]);
  const locale = useMemo(() => ({ 'Map.Title': label }), [label]);
  const { latitude, longitude, zoom } = place;
  useEffect(() => {
    const center = map.current?.getCenter();
    if (!isDrawn || !center || isCovered) return;
    const isThere = Math.abs(center.lat - latitude) < 1e-6 && Math.abs(center.lng - longitude) < 1e-6;
    if (isThere) return;
    const target = { center: [longitude, latitude] as [number, number], zoom };
    if (isReduced || isStill) map.current?.jumpTo(target);
    else map.current?.easeTo({ ...target, duration: 250 });
  }, [latitude, longitude, zoom, isDrawn, isReduced, isStill, isCovered]);
  return (
    <div ref={probe} className="absolute inset-0">
      {colours && basemap.style ? (
        <div className={isDrawn ? 'size-full' : 'size-full opacity-0'}>
          <MapView
            ref={map}
            initialViewState={place}
            mapStyle={basemap.style}
            minZoom={4}
            maxZoom={18}
            interactive={!isStill}
            renderWorldCopies={false}
            {...basemap.canvas}
            locale={locale}
            onMoveEnd={({ originalEvent, viewState }) => {
              if (originalEvent) onMoved?.(viewState);
            }}
          >
            {basemap.isOnline ? (
              <AttributionControl compact />
            ) : (
              <>
                <Source id="neighbourhoods" type="geojson" data={points}>
                  <Layer {...neighbourhoodLayer(colours.block, DEFAULT_COORDINATES.latitude)} />
                </Source>
                <PlaceLabels colours={colours} />
              </>
            )}
          </MapView>
        </div>
      ) : null}
    </div>
  );
}
