import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { OfflineNotice } from '../../pwa/offline-notice.tsx';
import { useIsSaved } from '../../pwa/use-is-saved.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ErrorFace } from '../../shell/error-face.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { cx } from '../../ui/cx.ts';
import { pagerLinkClasses } from '../../ui/pager.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { PropertyPager } from '../properties/property-pager.tsx';
import { viewingQueries } from './queries.ts';
import { viewingPage } from './viewing-list-data.ts';
import { ViewingListEmpty } from './viewing-list-empty.tsx';
import { ViewingRow } from './viewing-row.tsx';
import { isComing } from './viewing-status.ts';

const route = getRouteApi('/_shell/_account/previewlist');

/** /previewlist (core §2): the person's viewings, the next one first. */
export function ViewingListScreen() {
  const { t } = useTranslation('viewings');
  const page = viewingPage(route.useSearch());
  const list = useQuery({ ...viewingQueries.list(page), placeholderData: keepPreviousData });
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
            <ListSkeleton />
          ) : data.rows.length === 0 ? (
            <ViewingListEmpty page={page} />
          ) : (
            <>
              <Rows data={data} isOutgoing={list.isPlaceholderData} />
              <PropertyPager
                page={page}
                shown={data.rows.length}
                total={null}
                link={(other, rel, word) => (
                  <Link
                    to="/previewlist"
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

interface RowsProps {
  data: Answer<'viewings.list'>;
  /** Another page is on its way, and this is the one before it. */
  isOutgoing: boolean;
}

function Rows({ data: { rows, reservationStatus }, isOutgoing }: RowsProps) {
  const { t } = useTranslation('viewings');
  const groups = [
    { name: 'coming', rows: rows.filter(isComing) },
    { name: 'over', rows: rows.filter((row) => !isComing(row)) },
  ] as const;
  return (
    <div aria-busy={isOutgoing} className={cx('transition-opacity', isOutgoing && 'opacity-60 delay-150')}>
      {groups.map((group) =>
        group.rows.length > 0 ? (
          <section key={group.name} aria-labelledby={`viewings-${group.name}`} className="pt-2 pb-4">
            <h2
              id={`viewings-${group.name}`}
              className="flex min-h-target items-center text-small-strong text-ink-2"
            >
              {t(`list.${group.name}`)}
            </h2>
            <ul className="grid gap-4 sm:grid-cols-2 lg:gap-6 xl:grid-cols-3">
              {group.rows.map((viewing) => (
                <li key={viewing.id} className="min-w-0">
                  <ViewingRow viewing={viewing} labels={reservationStatus} />
                </li>
              ))}
            </ul>
          </section>
        ) : null,
      )}
    </div>
  );
}

const BONES = ['a', 'b', 'c'];

function ListSkeleton() {
  const { t } = useTranslation('viewings');
  return (
    <Loading label={t('loading')} className="pt-2">
      <div className="flex min-h-target items-center">
        <Skeleton className="h-5 w-24" />
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:gap-6 xl:grid-cols-3">
        {BONES.map((bone) => (
          <Skeleton key={bone} className="h-37.5 rounded-card" />
        ))}
      </div>
    </Loading>
  );
}
