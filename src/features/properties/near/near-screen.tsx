import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, linkOptions, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../../contract/contract.ts';
import { DEFAULT_COORDINATES } from '../../../../contract/limits.ts';
import type { PropertyType } from '../../../../contract/property-entities.ts';
import type { Position } from '../../../device/geolocation.ts';
import { OfflineNotice, useIsSaved } from '../../../device/offline.tsx';
import { ErrorAlert } from '../../../shell/error-alert.tsx';
import { ErrorState } from '../../../shell/error-state.tsx';
import { LinkAlert, linkAlertAction } from '../../../shell/link-alert.tsx';
import { NumberedPager } from '../../../shell/numbered-pager.tsx';
import { ScreenBar } from '../../../shell/screen-bar.tsx';
import { buttonClasses } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Num } from '../../../ui/num.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { LocateButton } from '../../places/locate-button.tsx';
import type { PositionState } from '../../places/position-store.ts';
import { usePosition } from '../../places/use-position.ts';
import { PropertyGrid, PropertyGridSkeleton } from '../card/property-grid.tsx';
import { withoutKeys } from '../forgiving-query.ts';
import { leftOutText } from '../list/left-out-text.ts';
import { propertyQueries } from '../queries.ts';
import { MapsLink } from './maps-link.tsx';
import { type NearQuery, nearRequest, readNearSearch, writeNearSearch } from './near-search.ts';
import { TypeChips } from './type-chips.tsx';

const route = getRouteApi('/_shell/nearproperties');

/** /nearproperties (core §2): listings around a position, nearest first. */
export function NearScreen() {
  const { t } = useTranslation(['properties', 'search']);
  const search = route.useSearch();
  const { query: requested, dropped } = useMemo(() => readNearSearch(search), [search]);
  const { locate, ...device } = usePosition();
  const request = nearRequest(requested, device.position);
  const list = useQuery({ ...propertyQueries.near(request), placeholderData: keepPreviousData });
  const { data: choices } = useQuery(propertyQueries.init());
  const leftOut = list.isPlaceholderData ? undefined : list.data?.leftOut;
  const query = leftOut ? withoutKeys(requested, Object.keys(leftOut.fields)) : requested;
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
        <ErrorState error={error} title={t('failure.alert')} onRetry={retry} />
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

/**
 * Puts the user's position into the address: at once where known, else once the browser reports it.
 */
function useOwnPosition(position: Position | null, locate: () => void, typeId: number | undefined) {
  const navigate = useNavigate();
  const [isRequested, setRequested] = useState(false);
  useEffect(() => {
    if (!isRequested || !position) return;
    setRequested(false);
    void navigate({ to: '/nearproperties', search: writeNearSearch({ position, typeId }), replace: true });
  }, [isRequested, position, typeId, navigate]);
  return () => {
    if (!position) locate();
    setRequested(true);
  };
}

const isSame = (one: Position, other: Position | null) =>
  one.latitude === other?.latitude && one.longitude === other.longitude;

interface NearPlaceProps {
  /** The centre of the list. */
  around: Position;
  device: PositionState;
  onLocate: () => void;
}

/** The list's centre in words, and a button to use the user's position. */
function NearPlace({ around, device: { status, position }, onLocate }: NearPlaceProps) {
  const { t } = useTranslation('places');
  const isOwn = isSame(around, position);
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2 text-small text-ink-2">
      <p role="status">
        {status === 'refused' ? <span>{`${t('position.refused')} `}</span> : null}
        {status === 'locating' ? (
          <span>{t('position.locating')}</span>
        ) : isOwn ? (
          <span>{t('position.you')}</span>
        ) : isSame(around, DEFAULT_COORDINATES) ? (
          <span>{t('position.default')}</span>
        ) : (
          <>
            {t('position.point')} <Num>{`${around.latitude}, ${around.longitude}`}</Num>
          </>
        )}
      </p>
      {isOwn ? null : <LocateButton isLocating={status === 'locating'} onLocate={onLocate} />}
    </div>
  );
}

interface NearResultsProps {
  answer: Answer<'properties.nearYou'>;
  query: NearQuery;
  /** Another page is loading; this is the previous one. */
  isOutgoing: boolean;
}

/** The cards of one page, each with its distance, and the pager under them. */
function NearResults({ answer: { properties, statusChoices }, query, isOutgoing }: NearResultsProps) {
  if (properties.length === 0) return <NearEmpty query={query} />;
  return (
    <>
      <PropertyGrid properties={properties} statusChoices={statusChoices} isOutgoing={isOutgoing} />
      <NumberedPager
        page={query.page ?? 1}
        shown={properties.length}
        link={(page) => linkOptions({ to: '/nearproperties', search: writeNearSearch({ ...query, page }) })}
      />
    </>
  );
}

const PICTURE = '/art/empty-results.svg';
const tall = buttonClasses({ tall: true });

/** No results, and the next step: page 1, every type, or the whole country. */
function NearEmpty({ query: { position, typeId, page } }: { query: NearQuery }) {
  const { t } = useTranslation(['properties', 'search']);
  if (page) {
    return (
      <EmptyState
        picture={PICTURE}
        title={t('search:empty.pageTitle')}
        action={
          <Link to="/nearproperties" search={writeNearSearch({ position, typeId })} className={tall}>
            {t('search:empty.firstPage')}
          </Link>
        }
      >
        {t('search:empty.page', { page })}
      </EmptyState>
    );
  }
  if (typeId) {
    return (
      <EmptyState
        picture={PICTURE}
        title={t('search:near.emptyTitle')}
        action={
          <Link to="/nearproperties" search={writeNearSearch({ position })} className={tall}>
            {t('search:near.allNear')}
          </Link>
        }
      >
        {t('search:near.empty')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture={PICTURE}
      title={t('search:near.nothing')}
      action={
        <Link to="/propertielist" search={{}} className={tall}>
          {t('search:near.search')}
        </Link>
      }
    />
  );
}

interface NearTypesProps {
  query: NearQuery;
  /** Empty until loaded. */
  types: readonly PropertyType[];
}

/** Chips that filter by type. */
function NearTypes({ query: { position, typeId }, types }: NearTypesProps) {
  return (
    <TypeChips
      typeId={typeId}
      types={types}
      link={(id, chip) => (
        <Link
          to="/nearproperties"
          search={writeNearSearch({ position, typeId: id })}
          preload={false}
          {...chip}
        />
      )}
    />
  );
}
