import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bounds } from '../../../contract/properties.ts';
import { OfflineNotice } from '../../pwa/offline-notice.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ErrorFace } from '../../shell/error-face.tsx';
import { LinkAlert, linkAlertAction } from '../../shell/link-alert.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { usePosition } from '../places/use-position.ts';
import { withoutKeys } from '../properties/forgiving-query.ts';
import { leftOutText } from '../properties/left-out-text.ts';
import { columnsFor } from '../properties/map-view.ts';
import { PinsMapBox } from '../properties/pins-map-box.tsx';
import { PropertyGridSkeleton } from '../properties/property-grid.tsx';
import { propertyQueries } from '../properties/queries.ts';
import { useViewPins } from '../properties/use-view-pins.ts';
import { mapSize } from './map-size.ts';
import { MapsBar } from './maps-bar.tsx';
import { MapsEmpty } from './maps-empty.tsx';
import { MapsList } from './maps-list.tsx';
import { MapsNote } from './maps-note.tsx';
import {
  cardsRequest,
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

/** /maps (services §7): the homes near me by type, or my favourites, on a map and as the list beside it. */
export function MapsScreen() {
  const { t } = useTranslation(['maps', 'properties', 'search', 'places']);
  const { t: inSearch } = useTranslation(['properties', 'search']);
  const navigate = useNavigate();
  const params = route.useSearch();
  const { query: asked, dropped } = useMemo(() => readMapsSearch(params), [params]);
  const { locate, ...device } = usePosition();
  const { data: choices } = useQuery(propertyQueries.init());

  // What is in view depends on how large the map is.
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useLayoutEffect(() => setSize(mapSize(box.current)), []);
  const place = placeOf(asked, device.position);
  const search = useMemo(() => (size ? pinsSearch(asked, place, size) : null), [asked, place, size]);
  const searchKey = JSON.stringify(search);
  const request = useMemo(() => search && cardsRequest(asked, place, search), [asked, place, search]);
  const cards = useMapsCards(request);
  const { data, error, isSaved } = cards;
  const pins = useViewPins(search ?? UNKNOWN, null, search && size ? columnsFor(size.width) : null);
  const total = pins.data && pins.isFitting ? pins.data.total + pins.data.unplaced : null;

  const leftOut = cards.isOutgoing ? undefined : data?.leftOut;
  const query = useMemo(
    () => (leftOut ? withoutKeys(asked, Object.keys(leftOut.fields)) : asked),
    [asked, leftOut],
  );
  const left = leftOutText(inSearch, dropped, leftOut);
  const goToOwn = useOwnPosition(query, device.position, locate);
  const [hasMapFailed, setMapFailed] = useState(false);
  const searchHere = useCallback(
    (bounds: Bounds) =>
      void navigate({ to: '/maps', search: writeMapsSearch(withChange(query, { bounds })) }),
    [navigate, query],
  );

  const isFailed = error !== null && !data;
  const isEmpty = data?.properties.length === 0 && !cards.isOutgoing;
  // No favourite at all: nothing that a map could show.
  const isBare = isEmpty && query.isFavourites && query.typeId === undefined && !query.bounds && !query.page;
  const isMap = !query.isList && !isFailed && !isBare;
  const fillsPhone = isMap && !hasMapFailed;
  const note = <MapsNote query={query} place={place} device={device} className={`lg:hidden ${PILL}`} />;

  const list = (layout: 'pane' | 'wide') => (
    <div className={layout === 'wide' ? 'page' : 'px-gutter lg:ps-8 lg:pe-6 lg:pb-8'}>
      {query.isFavourites ? null : (
        <MapsNote query={query} place={place} device={device} onLocate={goToOwn} className="min-h-12 pt-2" />
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
          isOutgoing={cards.isOutgoing}
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

  return (
    // With a map nothing lies under it: on a phone it fills the screen between the bars.
    <div
      data-screen={isMap ? 'map' : undefined}
      className={fillsPhone ? 'max-lg:flex max-lg:h-[calc(100dvh-var(--dock))] max-lg:flex-col' : undefined}
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
      {isFailed ? (
        <ErrorFace error={error} title={t('maps:failed')} onRetry={cards.retry} />
      ) : isBare ? (
        <MapsEmpty query={query} />
      ) : isMap ? (
        <div className="grid min-h-0 max-lg:flex-1 lg:grid-cols-2">
          <div className={hasMapFailed ? undefined : 'max-lg:hidden'}>{list('pane')}</div>
          <div
            ref={box}
            className={
              hasMapFailed
                ? 'max-lg:order-first lg:sticky lg:top-34.25 lg:h-[calc(100dvh-137px)]'
                : 'max-lg:h-full lg:sticky lg:top-34.25 lg:h-[calc(100dvh-137px)]'
            }
          >
            {search ? (
              <PinsMapBox
                search={search}
                searchKey={searchKey}
                label={t(query.isFavourites ? 'maps:label.favourites' : 'maps:label.near')}
                onSearchHere={searchHere}
                note={
                  <>
                    {query.isFavourites ? null : note}
                    {isEmpty ? (
                      <p className={`text-small-strong lg:hidden ${PILL}`}>{t('maps:empty.here')}</p>
                    ) : null}
                  </>
                }
                own={device.position}
                locate={
                  query.isFavourites
                    ? undefined
                    : {
                        label: t('places:position.use'),
                        isBusy: device.status === 'locating',
                        onPress: goToOwn,
                      }
                }
                onFailedChange={setMapFailed}
              />
            ) : (
              <Loading label={t('search:map.loading')} className="h-full">
                <Skeleton className="size-full rounded-none" />
              </Loading>
            )}
          </div>
        </div>
      ) : (
        list('wide')
      )}
      {isFailed || isBare || (hasMapFailed && isMap) ? null : <MapsViewSwitch query={query} look="float" />}
    </div>
  );
}
