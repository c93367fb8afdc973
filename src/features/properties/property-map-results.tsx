import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Minus, Plus, RotateCw } from 'lucide-react';
import { type LngLatBoundsLike, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import 'maplibre-gl/dist/maplibre-gl.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Layer, type MapRef, Map as MapView, Source } from 'react-map-gl/maplibre';
import { DEFAULT_COORDINATES, DEFAULT_MAP_ZOOM } from '../../../contract/limits.ts';
import type { Bounds, MapCluster } from '../../../contract/properties.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { placeQueries } from '../places/queries.ts';
import { withPlace } from './list-filters.ts';
import { type ListQuery, writeListSearch } from './list-search.ts';
import { mapMemory } from './map-memory.ts';
import { around, boundsOfPins, columnsFor, pinsQuery, toBounds } from './map-view.ts';
import { type MapChoice, PropertyMapCard } from './property-map-card.tsx';
import { useMapColours } from './property-map-colours.ts';
import { ClusterMarker, PinMarker } from './property-map-markers.tsx';
import { labelLayer, landStyle, neighbourhoodLayer, neighbourhoodPoints } from './property-map-style.ts';
import { propertyQueries } from './queries.ts';
import { filtersOf } from './read-list-search.ts';

// MapLibre 6 finds no worker by itself under Vite. Only here: this module is fetched with the map.
setWorkerUrl(workerUrl);

const MAX_ZOOM = 17;
/** A single result is shown among its streets, not on its doorstep. */
const RESULTS_ZOOM = 14;
/** Room for the pins at the edge, and for what stands over the map. */
const PADDING = { top: 72, bottom: 88, left: 48, right: 48 };
/** A cluster below this many degrees, some 20 m, does not come apart by zooming. */
const ONE_PLACE_DEGREES = 0.0002;

/** Moves that the reader asked for by a button, as against those that follow a search or the window's size. */
const BY_READER = { isReader: true };
const PILL = 'flex items-center gap-2 rounded-full bg-surface text-small-strong shadow-float [&>svg]:icon-18';

export interface PropertyMapResultsProps {
  query: ListQuery;
  /** The map can't be drawn here. */
  onFail: () => void;
}

/** The results on a map: pins and clusters of what it shows, which add up to all that match. */
export function PropertyMapResults({ query, onFail }: PropertyMapResultsProps) {
  const { t, i18n } = useTranslation(['properties', 'search']);
  const navigate = useNavigate();
  const probe = useRef<HTMLDivElement>(null);
  const map = useRef<MapRef>(null);
  const [columns, setColumns] = useState<number | null>(null);
  const colours = useMapColours(probe);
  const land = useMemo(() => colours && landStyle(colours.land), [colours]);
  const [isDrawn, setDrawn] = useState(false);
  const key = JSON.stringify(filtersOf(query));
  // Where the reader has moved the map to; null while it shows what was searched.
  const [moved, setMoved] = useState<{ key: string; view: Bounds | null }>(() => ({
    key,
    view: mapMemory.viewOf(key),
  }));
  const view = moved.key === key ? moved.view : null;
  const [chosen, setChosen] = useState<{ key: string; choice: MapChoice } | null>(null);
  const choice = chosen?.key === key ? chosen.choice : null;
  const wanted = pinsQuery(query, view, columns ?? 0);
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    ...propertyQueries.pins(wanted ?? {}),
    enabled: columns !== null && wanted !== null,
    placeholderData: keepPreviousData,
  });
  const shown = wanted === null ? undefined : data;
  const { data: places } = useQuery(placeQueries.neighborhoods());
  const points = useMemo(() => neighbourhoodPoints(places?.neighborhoods ?? []), [places]);
  const words = useMemo(() => ({ 'Map.Title': t('search:map.label') }), [t]);

  useEffect(() => setColumns(columnsFor(probe.current?.clientWidth ?? 0)), []);

  // Another search: the map goes to its area, or to where its results are.
  const fitted = useRef<string | null>(null);
  useEffect(() => {
    if (!isDrawn || !data || isPlaceholderData || fitted.current === key) return;
    const isFirst = fitted.current === null;
    fitted.current = key;
    if (isFirst || view) return;
    const bounds = query.bounds ?? boundsOfPins(data);
    if (bounds) map.current?.fitBounds(toLngLat(bounds), fitOptions(query));
  }, [isDrawn, data, isPlaceholderData, key, view, query]);

  const noteMove = () => {
    const seen = map.current?.getBounds();
    if (!seen) return;
    const next = toBounds(seen.getSouth(), seen.getWest(), seen.getNorth(), seen.getEast());
    mapMemory.keepView(key, next);
    setMoved({ key, view: next });
  };
  const searchHere = () => {
    if (view)
      void navigate({ to: '/propertielist', search: writeListSearch(withPlace(query, { bounds: view })) });
  };
  const open = (cluster: MapCluster) => {
    const [south, west, north, east] = cluster.bounds;
    const isOnePlace = Math.max(north - south, east - west) < ONE_PLACE_DEGREES;
    if (isOnePlace) setChosen({ key, choice: { bounds: around(cluster.bounds) } });
    else map.current?.fitBounds(toLngLat(cluster.bounds), { padding: PADDING, maxZoom: MAX_ZOOM }, BY_READER);
  };
  const start = view ?? query.bounds ?? (data ? boundsOfPins(data) : null);
  const canStart = colours && land && (data !== undefined || isError);

  return (
    <div ref={probe} className="absolute inset-0">
      {canStart ? (
        // The pins need no land under them: they stand as soon as the map knows where.
        <div
          className={cx(
            'size-full bg-(--map-land) [&_canvas]:transition-opacity [&_canvas]:duration-150',
            !isDrawn && '[&_canvas]:opacity-0',
          )}
        >
          <MapView
            ref={map}
            initialViewState={
              start
                ? { bounds: toLngLat(start), fitBoundsOptions: view ? { padding: 0 } : fitOptions(query) }
                : { ...DEFAULT_COORDINATES, zoom: DEFAULT_MAP_ZOOM }
            }
            mapStyle={land}
            minZoom={3}
            maxZoom={MAX_ZOOM}
            renderWorldCopies={false}
            dragRotate={false}
            pitchWithRotate={false}
            touchPitch={false}
            attributionControl={false}
            locale={words}
            onLoad={() => setDrawn(true)}
            onClick={() => setChosen(null)}
            onMoveEnd={(event) => {
              if (event.originalEvent || 'isReader' in event) noteMove();
            }}
            onError={({ error }) => {
              console.error('The map failed:', error);
              if (!isDrawn) onFail();
            }}
          >
            <Source id="neighbourhoods" type="geojson" data={points}>
              <Layer {...neighbourhoodLayer(colours.block, DEFAULT_COORDINATES.latitude)} />
              <Layer {...labelLayer('names', 14, colours)} minzoom={10} />
            </Source>
            {shown?.clusters.map((cluster) => (
              <ClusterMarker
                key={`${cluster.latitude},${cluster.longitude}`}
                cluster={cluster}
                onOpen={open}
              />
            ))}
            {shown?.pins.map((pin) => (
              <PinMarker
                key={pin.id}
                pin={pin}
                isChosen={choice !== null && 'id' in choice && choice.id === pin.id}
                wasOpened={mapMemory.wasOpened(pin.id)}
                onChoose={({ id }) => {
                  mapMemory.noteOpened(id);
                  setChosen({ key, choice: { id } });
                }}
              />
            ))}
          </MapView>
        </div>
      ) : null}
      <div
        dir={i18n.dir()}
        className="pointer-events-none absolute inset-x-0 top-3 z-2 flex flex-wrap justify-center gap-2 px-4 *:pointer-events-auto"
      >
        {view && isDrawn ? (
          <button type="button" onClick={searchHere} className={`press min-h-12 px-5 ${PILL}`}>
            <RotateCw aria-hidden />
            {t('search:map.here')}
          </button>
        ) : null}
        {isError ? (
          <button type="button" onClick={() => void refetch()} className={`press min-h-12 px-5 ${PILL}`}>
            <RotateCw aria-hidden />
            {t('search:map.pinsFailed')}
          </button>
        ) : null}
        {!view && data && data.unplaced > 0 ? (
          <p className={`px-4 py-1.5 text-ink-2 ${PILL}`}>
            {t('search:map.unplaced', { count: data.unplaced })}
          </p>
        ) : null}
      </div>
      <div className="absolute start-4 bottom-5 z-1 grid divide-y divide-line rounded-field bg-surface shadow-float max-lg:bottom-20 max-lg:pointer-coarse:hidden">
        <IconButton
          className="rounded-b-none!"
          label={t('search:map.zoomIn')}
          onClick={() => map.current?.zoomIn(undefined, BY_READER)}
        >
          <Plus aria-hidden />
        </IconButton>
        <IconButton
          className="rounded-t-none!"
          label={t('search:map.zoomOut')}
          onClick={() => map.current?.zoomOut(undefined, BY_READER)}
        >
          <Minus aria-hidden />
        </IconButton>
      </div>
      {choice ? <PropertyMapCard choice={choice} query={query} onClose={() => setChosen(null)} /> : null}
    </div>
  );
}

function toLngLat([south, west, north, east]: Bounds): LngLatBoundsLike {
  return [west, south, east, north];
}

/** A searched area fills the map as it did when it was searched; results keep from its edges. */
function fitOptions({ bounds }: ListQuery) {
  return bounds ? { padding: 0, maxZoom: MAX_ZOOM } : { padding: PADDING, maxZoom: RESULTS_ZOOM };
}
