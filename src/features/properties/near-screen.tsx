import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Position } from '../../lib/geolocation.ts';
import { OfflineNotice } from '../../pwa/offline-notice.tsx';
import { useIsSaved } from '../../pwa/use-is-saved.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ErrorFace } from '../../shell/error-face.tsx';
import { LinkAlert, linkAlertAction } from '../../shell/link-alert.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { usePosition } from '../places/use-position.ts';
import { withoutKeys } from './forgiving-query.ts';
import { leftOutText } from './left-out-text.ts';
import { MapsLink } from './maps-link.tsx';
import { NearPlace } from './near-place.tsx';
import { NearResults } from './near-results.tsx';
import { nearRequest, readNearSearch, writeNearSearch } from './near-search.ts';
import { NearTypes } from './near-types.tsx';
import { PropertyGridSkeleton } from './property-grid.tsx';
import { propertyQueries } from './queries.ts';

const route = getRouteApi('/_shell/nearproperties');

/** /nearproperties (core §2): what is around a position, nearest first. */
export function NearScreen() {
  const { t } = useTranslation(['properties', 'search']);
  const search = route.useSearch();
  const { query: asked, dropped } = useMemo(() => readNearSearch(search), [search]);
  const { locate, ...device } = usePosition();
  const request = nearRequest(asked, device.position);
  const list = useQuery({ ...propertyQueries.near(request), placeholderData: keepPreviousData });
  const { data: choices } = useQuery(propertyQueries.init());
  const leftOut = list.isPlaceholderData ? undefined : list.data?.leftOut;
  const query = leftOut ? withoutKeys(asked, Object.keys(leftOut.fields)) : asked;
  const left = leftOutText(t, dropped, leftOut);
  const showOwn = useOwnPosition(device.position, locate, query.typeId);
  const { data, error } = list;
  const isSaved = useIsSaved(list);
  const retry = () => void list.refetch();

  return (
    <>
      <ScreenBar title={t('search:near.title')} />
      {isSaved ? <OfflineNotice savedAt={list.dataUpdatedAt} /> : null}
      {left ? (
        <LinkAlert
          title={t('search:leftOut.title')}
          {...left}
          action={
            <Link to="/nearproperties" search={writeNearSearch(query)} replace className={linkAlertAction}>
              {t('search:leftOut.go')}
            </Link>
          }
        />
      ) : null}
      <div className="mx-auto w-full max-w-[calc(var(--content)+2*var(--gutter))] lg:pt-3">
        <NearTypes query={query} types={choices?.typesList ?? []} />
      </div>
      <div className="page flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <NearPlace around={request} device={device} onLocate={showOwn} />
        </div>
        <MapsLink search={writeNearSearch({ position: query.position, typeId: query.typeId })}>
          {t('search:map.open')}
        </MapsLink>
      </div>
      {error && !data ? (
        <ErrorFace error={error} title={t('failure.alert')} onRetry={retry} />
      ) : (
        <div className="page">
          {data && error && !isSaved ? (
            <ErrorAlert error={error} title={t('failure.alert')} onRetry={retry} className="pb-4" />
          ) : null}
          {data ? (
            <NearResults answer={data} query={query} isOutgoing={list.isPlaceholderData} />
          ) : (
            <Loading label={t('search:list.loading')}>
              <PropertyGridSkeleton />
            </Loading>
          )}
        </div>
      )}
    </>
  );
}

/** Puts the person's own position into the address: at once where it is known, else when the browser has given it. */
function useOwnPosition(position: Position | null, locate: () => void, typeId: number | undefined) {
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isAsked || !position) return;
    setAsked(false);
    void navigate({ to: '/nearproperties', search: writeNearSearch({ position, typeId }), replace: true });
  }, [isAsked, position, typeId, navigate]);
  return () => {
    if (!position) locate();
    setAsked(true);
  };
}
