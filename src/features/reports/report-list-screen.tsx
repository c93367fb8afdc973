import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, linkOptions } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pageIn, pageSearch } from '../../lib/page-in-address.ts';
import { NumberedPager } from '../../shell/numbered-pager.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { CardBones } from '../../ui/card-bones.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { reportQueries } from './queries.ts';
import { ReportRow } from './report-row.tsx';

const route = getRouteApi('/_shell/_account/myreports');

/** /myreports: the ads that a person reported, and what came of each. */
export function ReportListScreen() {
  const { t } = useTranslation('ads');
  const page = pageIn(route.useSearch());
  const list = useQuery({ ...reportQueries.mine(page), placeholderData: keepPreviousData });
  return (
    <>
      <ScreenBar title={t('reports.title')} />
      <QueryFrame
        query={list}
        failed={t('reports.failed')}
        bones={
          <CardBones
            label={t('reports.loading')}
            className="grid gap-4 sm:grid-cols-2 lg:gap-6"
            heights={['h-32', 'h-32']}
          />
        }
        className="pt-2 pb-page"
      >
        {(data) =>
          data.rows.length === 0 ? (
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
              <NumberedPager
                page={page}
                shown={data.rows.length}
                link={(other) => linkOptions({ to: '/myreports', search: pageSearch(other) })}
              />
            </>
          )
        }
      </QueryFrame>
    </>
  );
}
