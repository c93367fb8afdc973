import { useSettings } from '../../../shell/settings.ts';
import 'maplibre-gl/dist/maplibre-gl.css';
import { useQuery } from '@tanstack/react-query';
import { LocateFixed, Minus, Plus, RotateCw } from 'lucide-react';
import { type LngLatBoundsLike, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AttributionControl, Layer, type MapRef, Map as MapView, Source } from 'react-map-gl/maplibre';
import type { Answer } from '../../../../contract/contract.ts';
import { DEFAULT_COORDINATES, DEFAULT_MAP_ZOOM } from '../../../../contract/limits.ts';
import type { Bounds, MapCluster, MapPin } from '../../../../contract/properties.ts';
import type { Position } from '../../../device/geolocation.ts';
import { type MapColours, useMapColours } from '../../../map/map-colours.ts';
import { landStyle, neighbourhoodLayer, neighbourhoodPoints } from '../../../map/map-style.ts';
import { useBasemap } from '../../../map/use-basemap.ts';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PlaceLabels } from '../../places/place-labels.tsx';
import { placeQueries } from '../../places/queries.ts';
import { type MapChoice, mapMemory } from './map-memory.ts';
import { around, boundsOfPins, columnsFor, type PinsSearch, toBounds } from './map-view.ts';
import { PropertyMapCard } from './property-map-card.tsx';
import { ClusterMarker, OwnMarker, PinMarker } from './property-map-markers.tsx';
import { useViewPins } from './use-view-pins.ts';
import { visitedPins } from './visited-pins.ts';

// MapLibre 6 does not find its worker under Vite. Set here: this module loads with the map.
setWorkerUrl(workerUrl);

const MAX_ZOOM = 17;
/** A single result is shown among its streets, not on its doorstep. */
const RESULTS_ZOOM = 14;
/** Pixels for pins at the edge and for the controls over the map. */
const PADDING = { top: 72, bottom: 88, left: 48, right: 48 };
/** A cluster below this many degrees, some 20 m, is not split by zooming. */
const ONE_PLACE_DEGREES = 0.0002;

/** Pixels of the map's foot that the card and the button over it cover. */
const CARD_HEIGHT = 230;

/** Marks moves by the reader's button press, unlike those after a search or a resize. */
const BY_READER = { isReader: true };
const PILL = 'flex items-center gap-2 rounded-full bg-surface text-small-strong shadow-float [&>svg]:icon-18';

type Pins = Answer<'properties.pins'>;

export interface PinsMapProps {
  /** The same object as long as it is the same search. */
  search: PinsSearch;
  /** Identifies the search: when it changes, the map moves to the new search's area or results. */
  searchKey: string;
  /** The map's accessible name. */
  label: string;
  /** Searches the area now in view. */
  onSearchHere: (view: Bounds) => void;
  /** Shown over the map while the reader has not moved it. */
  note?: ReactNode;
  /** The user's position, where known. */
  own?: Position | null;
  /** A button that moves to the user's position. */
  locate?: { label: string; isBusy: boolean; onPress: () => void };
  /** The map can't be drawn here. */
  onFail: () => void;
}

/** Listings on a map: pins and clusters that add up to all matches in view. */
export function PinsMap({ search, searchKey, label, onSearchHere, note, own, locate, onFail }: PinsMapProps) {
  const probe = useRef<HTMLDivElement>(null);
  const map = useRef<MapRef>(null);
  const [columns, setColumns] = useState<number | null>(null);
  const colours = useMapColours(probe);
  const basemap = useBasemap({ colours, url: useSettings()?.mapStyleUrl, onFail });
  const { isDrawn } = basemap;
  const land = useMemo(() => colours && landStyle(colours.land), [colours]);
  const { view, moveTo } = useMovedView(searchKey);
  const { data, shown, isFitting, hasFailed, refetch } = useViewPins(search, view, columns);
  const { choice, isByKey, choose, close, visited } = usePinChoice(searchKey, probe);
  const locale = useMemo(() => ({ 'Map.Title': label }), [label]);

  useEffect(() => setColumns(columnsFor(probe.current?.clientWidth ?? 0)), []);

  const { area } = search;
  useFitToSearch(map, searchKey, { area, view, found: isDrawn && isFitting ? data : undefined });

  const noteMove = () => {
    const bounds = map.current?.getBounds();
    if (bounds) moveTo(toBounds(bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()));
  };
  const goToOwn = () => {
    locate?.onPress();
    if (!own || !area) return;
    moveTo(null);
    map.current?.fitBounds(toLngLat(area), fitOptions(area));
  };
  const open = useCallback(
    (cluster: MapCluster) => {
      const [south, west, north, east] = cluster.bounds;
      const isOnePlace = Math.max(north - south, east - west) < ONE_PLACE_DEGREES;
      if (isOnePlace) choose({ bounds: around(cluster.bounds) });
      else
        map.current?.fitBounds(toLngLat(cluster.bounds), { padding: PADDING, maxZoom: MAX_ZOOM }, BY_READER);
    },
    [choose],
  );
  const choosePin = useCallback(
    ({ id, ...point }: MapPin, byKey: boolean) => {
      choose({ id }, byKey);
      // The card must not cover its own pin.
      const hidden =
        (map.current?.project([point.longitude, point.latitude]).y ?? 0) - cardTop(probe.current);
      if (hidden > 0) map.current?.panBy([0, hidden]);
    },
    [choose],
  );
  const canStart = colours && land && (area !== null || data !== undefined || hasFailed);

  return (
    <div ref={probe} className="absolute inset-0">
      {canStart ? (
        // The pins need no basemap: they are drawn as soon as the map has a position.
        <div
          className={cx(
            'size-full bg-(--map-land) [&_canvas]:transition-opacity [&_canvas]:duration-150',
            !isDrawn && '[&_canvas]:opacity-0',
          )}
        >
          <MapView
            ref={map}
            initialViewState={startOf(view, area, data)}
            mapStyle={basemap.style ?? land}
            minZoom={3}
            maxZoom={MAX_ZOOM}
            renderWorldCopies={false}
            {...basemap.canvas}
            locale={locale}
            onClick={() => choose(null)}
            onMoveEnd={(event) => {
              if (event.originalEvent || 'isReader' in event) noteMove();
            }}
          >
            {basemap.isOnline ? <AttributionControl compact /> : <PropertyMapGround colours={colours} />}
            {own ? <OwnMarker {...own} /> : null}
            <PinsMapMarkers
              shown={shown}
              choice={choice}
              visited={visited}
              onOpen={open}
              onChoose={choosePin}
            />
          </MapView>
        </div>
      ) : null}
      <PinsMapNotices
        note={note}
        view={view}
        onSearchHere={isDrawn ? onSearchHere : null}
        unplaced={data?.unplaced ?? 0}
        onRetry={hasFailed ? refetch : null}
      />
      <PinsMapButtons
        zoomIn={() => map.current?.zoomIn(undefined, BY_READER)}
        zoomOut={() => map.current?.zoomOut(undefined, BY_READER)}
        locate={locate && { ...locate, onPress: goToOwn }}
        isBehindCard={choice !== null}
      />
      {choice ? (
        <PropertyMapCard choice={choice} filters={search.filters} takesFocus={isByKey} onClose={close} />
      ) : null}
    </div>
  );
}

interface PinsMapMarkersProps {
  shown: Pins | undefined;
  choice: MapChoice | null;
  visited: ReadonlySet<number>;
  onOpen: (cluster: MapCluster) => void;
  onChoose: (pin: MapPin, byKey: boolean) => void;
}

function PinsMapMarkers({ shown, choice, visited, onOpen, onChoose }: PinsMapMarkersProps) {
  const chosenId = choice && 'id' in choice ? choice.id : null;
  return (
    <>
      {shown?.clusters.map((cluster) => (
        <ClusterMarker key={`${cluster.latitude},${cluster.longitude}`} cluster={cluster} onOpen={onOpen} />
      ))}
      {shown?.pins.map((pin) => (
        <PinMarker
          key={pin.id}
          pin={pin}
          isChosen={chosenId === pin.id}
          isVisited={visited.has(pin.id)}
          onChoose={onChoose}
        />
      ))}
    </>
  );
}

interface PinsMapNoticesProps extends Pick<PinsMapProps, 'note'> {
  /** Where the reader has moved the map to. */
  view: Bounds | null;
  /** Null until the map is drawn. */
  onSearchHere: PinsMapProps['onSearchHere'] | null;
  /** Matches without coordinates. */
  unplaced: number;
  /** Set where the pins failed. */
  onRetry: (() => void) | null;
}

/**
 * Over the map: the search button or the note, a failure of the pins, the number without
 * coordinates.
 */
function PinsMapNotices({ note, view, onSearchHere, unplaced, onRetry }: PinsMapNoticesProps) {
  const { t, i18n } = useTranslation(['properties', 'search']);
  return (
    <div
      dir={i18n.dir()}
      className="pointer-events-none absolute inset-x-0 top-3 z-2 flex flex-wrap justify-center gap-2 px-4 *:pointer-events-auto"
    >
      {view && onSearchHere ? (
        <button type="button" onClick={() => onSearchHere(view)} className={`press min-h-12 px-5 ${PILL}`}>
          <RotateCw aria-hidden />
          {t('search:map.here')}
        </button>
      ) : (
        note
      )}
      {onRetry ? (
        <button type="button" onClick={onRetry} className={`press min-h-12 px-5 ${PILL}`}>
          <RotateCw aria-hidden />
          {t('search:map.pinsFailed')}
        </button>
      ) : null}
      {!view && unplaced > 0 ? (
        <p className={`px-4 py-1.5 text-ink-2 ${PILL}`}>{t('search:map.unplaced', { count: unplaced })}</p>
      ) : null}
    </div>
  );
}

interface PinsMapButtonsProps extends Pick<PinsMapProps, 'locate'> {
  zoomIn: () => void;
  zoomOut: () => void;
  /** On a phone the chosen listing's card replaces them. */
  isBehindCard: boolean;
}

function PinsMapButtons({ zoomIn, zoomOut, locate, isBehindCard }: PinsMapButtonsProps) {
  const { t } = useTranslation(['properties', 'search']);
  return (
    <div
      className={cx(
        'absolute start-4 bottom-5 z-1 grid divide-y divide-line rounded-field bg-surface shadow-float max-lg:bottom-20',
        !locate && 'max-lg:pointer-coarse:hidden',
        isBehindCard && 'max-lg:hidden',
      )}
    >
      <IconButton
        className="rounded-b-none! max-lg:pointer-coarse:hidden"
        label={t('search:map.zoomIn')}
        onClick={zoomIn}
      >
        <Plus aria-hidden />
      </IconButton>
      <IconButton
        className={cx(locate ? 'rounded-none!' : 'rounded-t-none!', 'max-lg:pointer-coarse:hidden')}
        label={t('search:map.zoomOut')}
        onClick={zoomOut}
      >
        <Minus aria-hidden />
      </IconButton>
      {locate ? (
        <IconButton label={locate.label} aria-busy={locate.isBusy} onClick={locate.onPress}>
          <LocateFixed aria-hidden />
        </IconButton>
      ) : null}
    </div>
  );
}

function toLngLat([south, west, north, east]: Bounds): LngLatBoundsLike {
  return [west, south, east, north];
}

/** The height, in pixels, from which the card or the button that closes it would cover a pin. */
function cardTop(box: HTMLElement | null): number {
  return (box?.clientHeight ?? 0) - CARD_HEIGHT;
}

/** A searched area fills the map as when it was searched; results get a padding. */
function fitOptions(area: Bounds | null) {
  return area ? { padding: 0, maxZoom: MAX_ZOOM } : { padding: PADDING, maxZoom: RESULTS_ZOOM };
}

/** Where the map begins: at the reader's own view, the searched area, or the results. */
function startOf(view: Bounds | null, area: Bounds | null, data: Pins | undefined) {
  const start = view ?? area ?? (data ? boundsOfPins(data) : null);
  return start
    ? { bounds: toLngLat(start), fitBoundsOptions: view ? { padding: 0 } : fitOptions(area) }
    : { ...DEFAULT_COORDINATES, zoom: DEFAULT_MAP_ZOOM };
}

/** All neighbourhoods' built land and the place names, for a basemap without them. */
function PropertyMapGround({ colours }: { colours: MapColours }) {
  const { data } = useQuery(placeQueries.neighborhoods());
  const points = useMemo(() => neighbourhoodPoints(data?.neighborhoods ?? []), [data]);
  return (
    <>
      <Source id="neighbourhoods" type="geojson" data={points}>
        <Layer {...neighbourhoodLayer(colours.block, DEFAULT_COORDINATES.latitude)} />
      </Source>
      <PlaceLabels colours={colours} />
    </>
  );
}

/**
 * Moves the map to a new search's area, else to its results. `found` is undefined until the map is
 * drawn and the results are those of this search.
 */
function useFitToSearch(
  map: RefObject<MapRef | null>,
  searchKey: string,
  { area, view, found }: { area: Bounds | null; view: Bounds | null; found: Pins | undefined },
) {
  const fitted = useRef<string | null>(null);
  useEffect(() => {
    if (!found || fitted.current === searchKey) return;
    const isFirst = fitted.current === null;
    fitted.current = searchKey;
    if (isFirst || view) return;
    const bounds = area ?? boundsOfPins(found);
    if (bounds) map.current?.fitBounds(toLngLat(bounds), fitOptions(area));
  }, [map, searchKey, area, view, found]);
}

/** The view that the reader moved a search's map to; null while unmoved. */
function useMovedView(searchKey: string) {
  const [moved, setMoved] = useState<{ key: string; view: Bounds | null }>(() => ({
    key: searchKey,
    view: mapMemory.viewOf(searchKey),
  }));
  const moveTo = (view: Bounds | null) => {
    mapMemory.saveView(searchKey, view);
    setMoved({ key: searchKey, view });
  };
  return { view: moved.key === searchKey ? moved.view : null, moveTo };
}

/**
 * The user's choice on the map of a search, and the listings they have seen. `box` holds the map.
 */
function usePinChoice(searchKey: string, box: RefObject<HTMLElement | null>) {
  const [chosen, setChosen] = useState<{ key: string; choice: MapChoice | null; isByKey: boolean }>(() => ({
    key: searchKey,
    choice: mapMemory.choiceOf(searchKey),
    isByKey: false,
  }));
  const [visited, setVisited] = useState<ReadonlySet<number>>(() => visitedPins.current());
  const choice = chosen.key === searchKey ? chosen.choice : null;

  const choose = useCallback(
    (next: MapChoice | null, isByKey = false) => {
      mapMemory.saveChoice(searchKey, next);
      setChosen({ key: searchKey, choice: next, isByKey });
      if (!next || !('id' in next)) return;
      visitedPins.add(next.id);
      setVisited(visitedPins.current());
    },
    [searchKey],
  );
  const close = () => {
    choose(null);
    // The closing card may have the focus: returns it to its pin.
    if (choice && 'id' in choice) {
      box.current?.querySelector<HTMLElement>(`[data-pin="${choice.id}"]`)?.focus({ preventScroll: true });
    }
  };
  return { choice, isByKey: chosen.isByKey, choose, close, visited };
}
