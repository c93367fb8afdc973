import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { errorNumbers } from '../../../contract/error-numbers.ts';
import { OfflineNotice } from '../../pwa/offline-notice.tsx';
import { useIsSaved } from '../../pwa/use-is-saved.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ErrorFace } from '../../shell/error-face.tsx';
import { LinkAlert, linkAlertAction } from '../../shell/link-alert.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { useDocumentHead } from '../../shell/use-document-head.ts';
import { Picker } from '../../ui/picker.tsx';
import { NeighborhoodGrid, NeighborhoodGridSkeleton } from './neighborhood-grid.tsx';
import { cityToShow, readCityId } from './neighborhood-list-data.ts';
import { neighborhoodListPageHead, neighborhoodListTitle } from './neighborhood-list-head.ts';
import { placeQueries } from './queries.ts';

const route = getRouteApi('/_shell/neighborhoodslist');

/** /neighborhoodslist (core §2): the neighbourhoods of a city, each leading to its list. */
export function NeighborhoodListScreen() {
  const { t } = useTranslation(['places', 'neighborhoods']);
  const navigate = useNavigate();
  const asked = readCityId(route.useSearch());
  const cities = useQuery(placeQueries.cities());
  const city = cityToShow(cities.data?.cities ?? [], asked.cityId);
  const cityId = city?.id ?? (cities.isError ? asked.cityId : null);
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
      {city && asked.text !== null && city.id !== asked.cityId ? (
        <LinkAlert
          title={t('neighborhoods:unknownCityTitle')}
          message={t('neighborhoods:unknownCity', { value: asked.text, city: city.name })}
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
          words={{ close: t('close'), search: t('searchCity'), nothing: t('nothing') }}
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
        <ErrorFace error={error} title={t('neighborhoods:failure')} onRetry={retry} />
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
