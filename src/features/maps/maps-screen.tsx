import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, linkOptions, useNavigate } from '@tanstack/react-router';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { COUNT_CAP, PAGE_SIZE } from '../../../contract/limits.ts';
import type { Bounds } from '../../../contract/properties.ts';
import type { PropertyType } from '../../../contract/property-entities.ts';
import type { Position } from '../../device/geolocation.ts';
import { OfflineNotice } from '../../device/offline.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ErrorState } from '../../shell/error-state.tsx';
import { LinkAlert, linkAlertAction } from '../../shell/link-alert.tsx';
import { NumberedPager } from '../../shell/numbered-pager.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import type { PositionState } from '../places/position-store.ts';
import { usePosition } from '../places/use-position.ts';
import { type GridLayout, PropertyGrid, PropertyGridSkeleton } from '../properties/card/property-grid.tsx';
import { useRemainingFavourites } from '../properties/card/use-remaining-favourites.ts';
import { withoutKeys } from '../properties/forgiving-query.ts';
import { leftOutText } from '../properties/list/left-out-text.ts';
import { countText } from '../properties/list/list-count.ts';
import { columnsFor, type PinsSearch } from '../properties/map/map-view.ts';
import { PinsMapBox } from '../properties/map/pins-map-box.tsx';
import { useViewPins } from '../properties/map/use-view-pins.ts';
import { TypeChips } from '../properties/near/type-chips.tsx';
import { propertyQueries } from '../properties/queries.ts';
import { MapsEmpty } from './maps-empty.tsx';
import { MapsNote } from './maps-note.tsx';
import {
  cardsRequest,
  type MapsQuery,
  pinsSearch,
  placeOf,
  readMapsSearch,
  withChange,
  writeMapsSearch,
} from './maps-search.ts';
import { MapsViewSwitch } from './maps-view-switch.tsx';
import { useMapsCards } from './use-maps-cards.ts';
import { useOwnPosition } from './use-own-position.ts';

const route = getRouteApi('/_shell/_account/maps');
const PILL = 'max-w-full rounded-card bg-surface px-4 py-2 shadow-float';
const UNKNOWN = { filters: {}, area: null };

/**
 * /maps (services §7): listings near the user by type, or favourites, on a map and as the list
 * beside it.
 */
export function MapsScreen() {
  const { t } = useTranslation(['maps', 'search']);
  const { t: inSearch } = useTranslation(['properties', 'search']);
  const params = route.useSearch();
  const { query: requested, dropped } = useMemo(() => readMapsSearch(params), [params]);
  const { locate, ...device } = usePosition();
  const { data: choices } = useQuery(propertyQueries.init());

  // The area in view depends on the map's size.
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => setSize(mapSize(box.current)), []);
  const place = placeOf(requested, device.position);
  const { search, cards, total } = useMapsListings(requested, place, size);
  const { data, error, isSaved } = cards;

  const leftOut = cards.isOutgoing ? undefined : data?.leftOut;
  const query = useMemo(
    () => (leftOut ? withoutKeys(requested, Object.keys(leftOut.fields)) : requested),
    [requested, leftOut],
  );
  const left = leftOutText(inSearch, dropped, leftOut);
  const goToOwn = useOwnPosition(query, device.position, locate);
  const [hasMapFailed, setMapFailed] = useState(false);

  const isEmpty = data?.properties.length === 0 && !cards.isOutgoing;
  const face = faceOf(query, error !== null && !data, isEmpty);
  const isMap = face === 'map';
  const shown = { query, place, device, onLocate: goToOwn, cards, total };

  return (
    // On a phone the map fills the screen between the bars, with nothing below.
    <div
      data-screen={isMap ? 'map' : undefined}
      className={
        isMap && !hasMapFailed ? 'max-lg:flex max-lg:h-[calc(100dvh-var(--dock))] max-lg:flex-col' : undefined
      }
    >
      <MapsBar query={query} types={choices?.typesList ?? []} />
      {isSaved ? <OfflineNotice savedAt={cards.dataUpdatedAt} className="max-lg:mb-2" /> : null}
      {left ? (
        <LinkAlert
          title={t('search:leftOut.title')}
          {...left}
          action={
            <Link to="/maps" search={writeMapsSearch(query)} replace className={linkAlertAction}>
              {t('search:leftOut.go')}
            </Link>
          }
        />
      ) : null}
      {face === 'failed' && error ? (
        <ErrorState error={error} title={t('maps:failed')} onRetry={cards.retry} />
      ) : null}
      {face === 'bare' ? <MapsEmpty query={query} /> : null}
      {isMap ? (
        <MapsPanes
          {...shown}
          box={box}
          search={search}
          isEmpty={isEmpty}
          hasFailed={hasMapFailed}
          onFailedChange={setMapFailed}
        />
      ) : null}
      {face === 'list' ? <MapsCards {...shown} layout="wide" /> : null}
      {face === 'list' || (isMap && !hasMapFailed) ? <MapsViewSwitch query={query} look="float" /> : null}
    </div>
  );
}

/** The screen's state; `bare`: no favourites at all, so no map either. */
function faceOf(query: MapsQuery, hasFailed: boolean, isEmpty: boolean) {
  if (hasFailed) return 'failed';
  const isAll = query.typeId === undefined && !query.bounds && !query.page;
  if (isEmpty && query.isFavourites && isAll) return 'bare';
  return query.isList ? 'list' : 'map';
}

/** The map's search, the cards of the same listings, and their total; null where unknown. */
function useMapsListings(query: MapsQuery, place: Position, size: Size | null) {
  const search = useMemo(() => (size ? pinsSearch(query, place, size) : null), [query, place, size]);
  const request = useMemo(() => search && cardsRequest(query, place, search), [query, place, search]);
  const cards = useMapsCards(request);
  const pins = useViewPins(search ?? UNKNOWN, null, search && size ? columnsFor(size.width) : null);
  const total = pins.data && pins.isFitting ? pins.data.total + pins.data.unplaced : null;
  return { search, cards, total };
}

interface MapsShownProps {
  query: MapsQuery;
  place: Position;
  device: PositionState;
  onLocate: () => void;
}

interface MapsCardsProps extends MapsShownProps, Pick<MapsListProps, 'total' | 'layout'> {
  cards: ReturnType<typeof useMapsCards>;
}

/** The place and the list of its listings, or a skeleton while they load. */
function MapsCards({ query, place, device, onLocate, cards, total, layout }: MapsCardsProps) {
  const { t } = useTranslation(['maps', 'search']);
  const { data, error, isSaved, isOutgoing } = cards;
  return (
    <div className={layout === 'wide' ? 'page' : 'px-gutter lg:ps-8 lg:pe-6 lg:pb-8'}>
      {query.isFavourites ? null : (
        <MapsNote query={query} place={place} device={device} onLocate={onLocate} className="min-h-12 pt-2" />
      )}
      {data && error && !isSaved ? (
        <ErrorAlert error={error} title={t('maps:failed')} onRetry={cards.retry} className="pt-4" />
      ) : null}
      {data ? (
        <MapsList
          query={query}
          answer={data}
          total={total}
          isSaved={isSaved}
          isOutgoing={isOutgoing}
          layout={layout}
        />
      ) : (
        <Loading label={t('search:list.loading')}>
          <div className="flex min-h-14 items-center">
            <Skeleton className="h-5 w-28" />
          </div>
          <PropertyGridSkeleton layout={layout} />
        </Loading>
      )}
    </div>
  );
}

interface MapsPanesProps extends Omit<MapsCardsProps, 'layout'>, Omit<MapsMapProps, 'search'> {
  /** The map's box, measured before the map's search is known. */
  box: RefObject<HTMLDivElement | null>;
  search: PinsSearch | null;
  hasFailed: boolean;
}

/** The map, and beside it on a desktop the list; on a phone only if the map failed. */
function MapsPanes({ box, search, hasFailed, isEmpty, onFailedChange, ...list }: MapsPanesProps) {
  const { t } = useTranslation('search');
  return (
    <div className="grid min-h-0 max-lg:flex-1 lg:grid-cols-2">
      <div className={hasFailed ? undefined : 'max-lg:hidden'}>
        <MapsCards {...list} layout="pane" />
      </div>
      <div
        ref={box}
        className={
          hasFailed
            ? 'max-lg:order-first lg:sticky lg:top-34.25 lg:h-[calc(100dvh-137px)]'
            : 'max-lg:h-full lg:sticky lg:top-34.25 lg:h-[calc(100dvh-137px)]'
        }
      >
        {search ? (
          <MapsMap {...list} search={search} isEmpty={isEmpty} onFailedChange={onFailedChange} />
        ) : (
          <Loading label={t('map.loading')} className="h-full">
            <Skeleton className="size-full rounded-none" />
          </Loading>
        )}
      </div>
    </div>
  );
}

interface MapsMapProps extends MapsShownProps {
  search: PinsSearch;
  /** No listing matches here. */
  isEmpty: boolean;
  onFailedChange: (hasFailed: boolean) => void;
}

/** The map of a query, with the place's text over it on a phone. */
function MapsMap({ query, place, device, onLocate, search, isEmpty, onFailedChange }: MapsMapProps) {
  const { t } = useTranslation(['maps', 'places']);
  const navigate = useNavigate();
  const searchHere = useCallback(
    (bounds: Bounds) =>
      void navigate({ to: '/maps', search: writeMapsSearch(withChange(query, { bounds })) }),
    [navigate, query],
  );
  const locate = {
    label: t('places:position.use'),
    isBusy: device.status === 'locating',
    onPress: onLocate,
  };
  return (
    <PinsMapBox
      search={search}
      searchKey={JSON.stringify(search)}
      label={t(query.isFavourites ? 'maps:label.favourites' : 'maps:label.near')}
      onSearchHere={searchHere}
      note={
        <>
          {query.isFavourites ? null : (
            <MapsNote query={query} place={place} device={device} className={`lg:hidden ${PILL}`} />
          )}
          {isEmpty ? <p className={`text-small-strong lg:hidden ${PILL}`}>{t('maps:empty.here')}</p> : null}
        </>
      }
      own={device.position}
      locate={query.isFavourites ? undefined : locate}
      onFailedChange={onFailedChange}
    />
  );
}

interface Size {
  width: number;
  height: number;
}

/** Height of a phone's bars round the map, about. */
const BARS = 280;
/** From this width the map gets half of it. */
const TWO_PANES = 1024;

let known: (Size & { window: string }) | null = null;

/**
 * The map box's size in pixels, constant until the window's changes: coming back from a listing or
 * the list finds the same area. Without a box, as on a list opened alone, an estimate.
 */
function mapSize(box: HTMLElement | null): Size {
  const { innerWidth, innerHeight } = window;
  const name = `${innerWidth},${innerHeight}`;
  if (known?.window === name) return known;
  const isThere = box !== null && box.clientWidth > 0 && box.clientHeight > BARS / 2;
  const size = isThere
    ? { width: box.clientWidth, height: box.clientHeight }
    : {
        width: innerWidth >= TWO_PANES ? innerWidth / 2 : innerWidth,
        height: Math.max(BARS, innerHeight - BARS),
      };
  known = { ...size, window: name };
  return known;
}

interface MapsBarProps {
  query: MapsQuery;
  /** Empty until loaded. */
  types: readonly PropertyType[];
}

/** The title, the two scopes, and the types. */
function MapsBar({ query, types }: MapsBarProps) {
  const { t } = useTranslation('maps');
  const navigate = useNavigate();
  return (
    <>
      <div className="max-lg:contents lg:sr-only">
        <ScreenBar title={t('title')} />
      </div>
      <div className="lg:sticky lg:top-18 lg:z-(--z-bar) lg:border-b lg:border-line lg:bg-surface">
        {/* One row on a laptop, and on a phone on its side, where two would leave no map. */}
        <div className="lg:page lg:flex lg:h-16 lg:items-center lg:gap-4 low:flex">
          <Segmented
            label={t('scope.label')}
            options={[
              { value: 'near', label: t('scope.near') },
              { value: 'favourites', label: t('scope.favourites') },
            ]}
            value={query.isFavourites ? 'favourites' : 'near'}
            onChange={(value) => {
              const isFavourites = value === 'favourites';
              // An area searched in one scope means nothing in the other.
              const next = withChange(query, { isFavourites, bounds: null });
              void navigate({ to: '/maps', search: writeMapsSearch(next) });
            }}
            className="px-gutter pb-1 lg:w-80 lg:flex-none lg:p-0 low:w-80 low:flex-none"
          />
          <div className="min-w-0 lg:-me-gutter lg:flex-1">
            <TypeChips
              typeId={query.typeId}
              types={types}
              link={(typeId, chip) => (
                <Link
                  to="/maps"
                  search={writeMapsSearch(withChange(query, { typeId }))}
                  preload={false}
                  {...chip}
                />
              )}
            />
          </div>
        </div>
      </div>
    </>
  );
}

interface MapsListProps {
  query: MapsQuery;
  answer: Answer<'properties.nearYou'>;
  /** Number on all pages; null where unknown. */
  total: number | null;
  isSaved: boolean;
  isOutgoing: boolean;
  layout: GridLayout;
}

const NONE: Answer<'properties.nearYou'>['properties'] = [];

/** The map's listings as a list: their number, the cards, and the pager. */
function MapsList({ query, answer, total, isSaved, isOutgoing, layout }: MapsListProps) {
  const { t } = useTranslation(['properties', 'search']);
  // Only the list of favourites drops a property that is no longer a favourite.
  const { kept, count } = useRemainingFavourites(query.isFavourites ? answer.properties : NONE);
  const properties = query.isFavourites ? kept : answer.properties;
  const shown = answer.properties.length;
  if (properties.length === 0) return <MapsEmpty query={query} />;
  const isAll = !query.page && shown < PAGE_SIZE;
  const known = isAll || total === null ? properties.length : total;
  const text: ReactNode = isSaved
    ? t('search:list.saved', { count: properties.length })
    : countText(t, { total: Math.min(known, COUNT_CAP), totalIsExact: known <= COUNT_CAP });
  return (
    <>
      <div className="flex min-h-14 items-center gap-4 pt-2">
        <p ref={count} tabIndex={-1} role="status" data-quiet-focus="" className="flex-1 text-body-strong">
          {text}
        </p>
        <MapsViewSwitch query={query} look="inline" />
      </div>
      <PropertyGrid
        properties={properties}
        statusChoices={answer.statusChoices}
        isOutgoing={isOutgoing}
        layout={layout}
      />
      <NumberedPager
        page={query.page ?? 1}
        shown={shown}
        total={total === null || total > COUNT_CAP ? null : total}
        link={(page) => linkOptions({ to: '/maps', search: writeMapsSearch({ ...query, page }) })}
      />
    </>
  );
}
