import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { OfflineNotice } from '../../pwa/offline-notice.tsx';
import { useIsSaved } from '../../pwa/use-is-saved.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ErrorFace } from '../../shell/error-face.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { pagerLinkClasses } from '../../ui/pager.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { PropertyPager } from '../properties/property-pager.tsx';
import { reservationQueries } from './queries.ts';
import { reservationPage } from './reservation-list-data.ts';
import { ReservationRow } from './reservation-row.tsx';

const route = getRouteApi('/_shell/_account/myreservations');
const BONES = ['a', 'b', 'c'];
const GRID = 'grid gap-4 pt-2 sm:grid-cols-2 lg:gap-6 xl:grid-cols-3';

/** /myreservations (DESIGN §6): the person's property reservations, those with a deadline first. */
export function ReservationListScreen() {
  const { t } = useTranslation('reservations');
  const page = reservationPage(route.useSearch());
  const list = useQuery({ ...reservationQueries.list(page), placeholderData: keepPreviousData });
  const { data, error } = list;
  const isSaved = useIsSaved(list);
  const retry = () => void list.refetch();
  return (
    <>
      <ScreenBar title={t('list.title')} />
      {isSaved ? <OfflineNotice savedAt={list.dataUpdatedAt} /> : null}
      {error && !data ? (
        <ErrorFace error={error} title={t('list.failed')} onRetry={retry} />
      ) : (
        <div className="page pb-page">
          {data && error && !isSaved ? (
            <ErrorAlert error={error} title={t('list.failed')} onRetry={retry} className="py-4" />
          ) : null}
          {!data ? (
            <Loading label={t('list.loading')} className={GRID}>
              {BONES.map((bone) => (
                <Skeleton key={bone} className="h-52 rounded-card" />
              ))}
            </Loading>
          ) : data.rows.length === 0 ? (
            <Nothing page={page} />
          ) : (
            <>
              <ul className={GRID} aria-busy={list.isPlaceholderData}>
                {data.rows.map((row) => (
                  <li key={row.id} className="min-w-0">
                    <ReservationRow reservation={row} labels={data.reservationStatus} />
                  </li>
                ))}
              </ul>
              <PropertyPager
                page={page}
                shown={data.rows.length}
                total={null}
                link={(other, rel, word) => (
                  <Link
                    to="/myreservations"
                    search={other > 1 ? { page: other } : {}}
                    rel={rel}
                    className={pagerLinkClasses()}
                  >
                    {word}
                  </Link>
                )}
              />
            </>
          )}
        </div>
      )}
    </>
  );
}

function Nothing({ page }: { page: number }) {
  const { t } = useTranslation('reservations');
  const isFirst = page === 1;
  return (
    <EmptyState
      picture="/art/empty-results.svg"
      title={t(isFirst ? 'list.empty.title' : 'list.emptyPage.title')}
      action={
        isFirst ? (
          <Link to="/propertielist" search={{}} className={buttonClasses({ tall: true })}>
            {t('browse')}
          </Link>
        ) : (
          <Link to="/myreservations" search={{}} className={buttonClasses({ tall: true })}>
            {t('list.emptyPage.first')}
          </Link>
        )
      }
    >
      {t(isFirst ? 'list.empty.text' : 'list.emptyPage.text')}
    </EmptyState>
  );
}
