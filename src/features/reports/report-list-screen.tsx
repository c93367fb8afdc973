import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { OfflineNotice } from '../../pwa/offline-notice.tsx';
import { useIsSaved } from '../../pwa/use-is-saved.ts';
import { ErrorFace } from '../../shell/error-face.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { pagerLinkClasses } from '../../ui/pager.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { PropertyPager } from '../properties/property-pager.tsx';
import { reportQueries } from './queries.ts';
import { reportPage } from './report-page.ts';
import { ReportRow } from './report-row.tsx';

const route = getRouteApi('/_shell/_account/myreports');

/** /myreports: the ads that a person reported, and what came of each. */
export function ReportListScreen() {
  const { t } = useTranslation('ads');
  const page = reportPage(route.useSearch());
  const list = useQuery({ ...reportQueries.mine(page), placeholderData: keepPreviousData });
  const { data, error } = list;
  const isSaved = useIsSaved(list);
  return (
    <>
      <ScreenBar title={t('reports.title')} />
      {isSaved ? <OfflineNotice savedAt={list.dataUpdatedAt} /> : null}
      {error && !data ? (
        <ErrorFace error={error} title={t('reports.failed')} onRetry={() => void list.refetch()} />
      ) : (
        <div className="page pt-2 pb-page">
          {!data ? (
            <Loading label={t('reports.loading')} className="grid gap-4 sm:grid-cols-2 lg:gap-6">
              <Skeleton className="h-32 rounded-card" />
              <Skeleton className="h-32 rounded-card" />
            </Loading>
          ) : data.rows.length === 0 ? (
            <EmptyState
              picture="/art/empty-results.svg"
              title={t('reports.empty.title')}
              action={
                <Link to="/propertielist" search={{}} className={buttonClasses({ tall: true })}>
                  {t('reports.empty.browse')}
                </Link>
              }
            >
              {t('reports.empty.text')}
            </EmptyState>
          ) : (
            <>
              <ul className="grid gap-4 sm:grid-cols-2 lg:gap-6">
                {data.rows.map((report) => (
                  <li key={report.id} className="min-w-0">
                    <ReportRow report={report} reasons={data.reportReasons} statuses={data.reportStatus} />
                  </li>
                ))}
              </ul>
              <PropertyPager
                page={page}
                shown={data.rows.length}
                total={null}
                link={(other, rel, word) => (
                  <Link
                    to="/myreports"
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
