import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { errorNumbers } from '../../../contract/error-numbers.ts';
import type { City } from '../../../contract/places.ts';
import { OfflineNotice, useIsSaved } from '../../device/offline.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ErrorState } from '../../shell/error-state.tsx';
import { LinkAlert, linkAlertAction } from '../../shell/link-alert.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { useDocumentHead } from '../../shell/use-document-head.ts';
import { buttonClasses, linkClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Picker } from '../../ui/picker.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { cityToShow, readCityId } from './neighborhood-list-data.ts';
import { neighborhoodListPageHead, neighborhoodListTitle } from './neighborhood-list-head.ts';
import { NeighborhoodTile } from './neighborhood-tile.tsx';
import { placeQueries } from './queries.ts';

const route = getRouteApi('/_shell/neighborhoodslist');

/** /neighborhoodslist (core §2): the neighbourhoods of a city, each linking to its listings. */
export function NeighborhoodListScreen() {
  const { t } = useTranslation(['places', 'neighborhoods']);
  const navigate = useNavigate();
  const requested = readCityId(route.useSearch());
  const cities = useQuery(placeQueries.cities());
  const city = cityToShow(cities.data?.cities ?? [], requested.cityId);
  const cityId = city?.id ?? (cities.isError ? requested.cityId : null);
  const list = useQuery({ ...placeQueries.neighborhoods(cityId ?? undefined), enabled: cityId !== null });
  const { data } = list;
  const error = list.error ?? (city ? null : cities.error);
  const isSaved = useIsSaved(list);
  const retry = () => {
    if (cities.isError) void cities.refetch();
    if (cityId !== null) void list.refetch();
  };
  useDocumentHead(neighborhoodListPageHead(t, city));

  return (
    <>
      <ScreenBar title={neighborhoodListTitle(t, city)} />
      {isSaved ? <OfflineNotice savedAt={list.dataUpdatedAt} /> : null}
      {city && requested.text !== null && city.id !== requested.cityId ? (
        <LinkAlert
          title={t('neighborhoods:unknownCityTitle')}
          message={t('neighborhoods:unknownCity', { value: requested.text, city: city.name })}
          number={errorNumbers.placeNotFound}
          action={
            <Link to="/neighborhoodslist" search={{ cityId: city.id }} replace className={linkAlertAction}>
              {t('neighborhoods:stay', { city: city.name })}
            </Link>
          }
        />
      ) : null}
      <div className="page pt-2">
        <Picker
          variant="bare"
          label={t('city')}
          placeholder={t(cities.isError ? 'cityFirst' : 'loading')}
          texts={{ close: t('close'), search: t('searchCity'), nothing: t('nothing') }}
          options={(cities.data?.cities ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={city ? String(city.id) : null}
          onChange={(picked) =>
            void navigate({ to: '/neighborhoodslist', search: { cityId: Number(picked) } })
          }
          busy={cities.isLoading}
          busyLabel={t('loading')}
          className="rounded-field bg-surface shadow-card lg:max-w-80"
        />
      </div>
      {error && !data ? (
        <ErrorState error={error} title={t('neighborhoods:failure')} onRetry={retry} />
      ) : (
        <div className="page">
          {data && error && !isSaved ? (
            <ErrorAlert error={error} title={t('neighborhoods:failure')} onRetry={retry} className="pt-4" />
          ) : null}
          {data ? (
            <NeighborhoodGrid neighborhoods={data.neighborhoods} city={city} />
          ) : (
            <NeighborhoodGridSkeleton />
          )}
        </div>
      )}
    </>
  );
}

const GRID = 'grid pair-grid gap-3 sm:grid-cols-3 lg:grid-cols-4 lg:gap-6';
const TILE = 'h-46 w-full lg:h-56';
const SIZES = '(width >= 80rem) 286px, (width >= 64rem) 23vw, (width >= 40rem) 31vw, 46vw';
/** Tiles that a phone shows before any scrolling. */
const FIRST = 4;
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

interface NeighborhoodGridProps {
  neighborhoods: Answer<'places.neighborhoods'>['neighborhoods'];
  /** Null if the list of cities failed to load. */
  city: City | null;
}

/** The neighbourhoods, those with most listings first. */
function NeighborhoodGrid({ neighborhoods, city }: NeighborhoodGridProps) {
  const { t } = useTranslation(['places', 'neighborhoods']);
  if (neighborhoods.length === 0) return <NoNeighborhoods city={city} />;
  const busiestFirst = [...neighborhoods].sort((a, b) => b.propertiesCount - a.propertiesCount);
  return (
    <>
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 pt-2">
        <p role="status" className="text-body-strong">
          {t('neighborhoods:total', { count: neighborhoods.length })}
        </p>
        {city ? (
          <Link
            to="/propertielist"
            search={{ cityId: city.id }}
            className={linkClasses({ className: 'min-w-0!' })}
          >
            <span className="truncate">{t('neighborhoods:all', { city: city.name })}</span>
            <ChevronRight aria-hidden className="flip" />
          </Link>
        ) : null}
      </div>
      <ul className={GRID}>
        {busiestFirst.map((neighborhood, place) => (
          <li key={neighborhood.id}>
            <NeighborhoodTile
              neighborhood={neighborhood}
              sizes={SIZES}
              isFirst={place < FIRST}
              className={TILE}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function NoNeighborhoods({ city }: { city: City | null }) {
  const { t } = useTranslation(['places', 'neighborhoods']);
  const name = city?.name ?? '';
  return (
    <EmptyState
      picture="/art/empty-results.svg"
      title={t('neighborhoods:emptyTitle', { city: name })}
      action={
        <Link
          to="/propertielist"
          search={city ? { cityId: city.id } : {}}
          className={buttonClasses({ tall: true })}
        >
          {t('neighborhoods:all', { city: name })}
        </Link>
      }
    >
      {t('neighborhoods:empty')}
    </EmptyState>
  );
}

/** The grid's skeleton. */
function NeighborhoodGridSkeleton() {
  const { t } = useTranslation(['places', 'neighborhoods']);
  return (
    <Loading label={t('neighborhoods:loading')}>
      <div className="flex min-h-14 items-center pt-2">
        <Skeleton className="h-5 w-20" />
      </div>
      <div className={GRID}>
        {SKELETONS.map((key) => (
          <Skeleton key={key} className={`${TILE} rounded-card`} />
        ))}
      </div>
    </Loading>
  );
}
