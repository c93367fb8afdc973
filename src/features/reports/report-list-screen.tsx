import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, linkOptions } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Report } from '../../../contract/reports.ts';
import { writtenDay } from '../../../contract/written-dates.ts';
import { pageIn, pageSearch } from '../../lib/page-in-address.ts';
import { NumberedPager } from '../../shell/numbered-pager.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { CardSkeletons } from '../../ui/card-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { reportQueries } from './queries.ts';

const route = getRouteApi('/_shell/_account/myreports');

/** /myreports: the ads that the user reported, and the result of each. */
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
        skeleton={
          <CardSkeletons
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

const TONES: Record<Report['status'], BadgeTone> = { open: 'info', upheld: 'success', dismissed: 'plain' };

interface ReportRowProps {
  report: Report;
  /** The server's labels by reason and by status. */
  reasons: Record<string, string>;
  statuses: Record<string, string>;
}

/** One report: the ad, the reason, the date, and the operator's answer. */
function ReportRow({ report, reasons, statuses }: ReportRowProps) {
  const { t, i18n } = useTranslation('ads');
  const { title, reason, details, status, answer, createdAt } = report;
  return (
    <Panel className="h-full">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 text-body font-semibold">{title}</p>
        <Badge tone={TONES[status]}>{statuses[status] ?? status}</Badge>
      </div>
      <p className="mt-1 text-small text-ink-2">
        <span>{reasons[reason] ?? reason}</span> •{' '}
        <time dateTime={createdAt}>{writtenDay(createdAt, i18n.language)}</time>
      </p>
      {details ? <p className="mt-2 text-small wrap-anywhere">{details}</p> : null}
      {answer ? (
        <p className="mt-3 rounded-field bg-sunken px-3 py-2 text-small wrap-anywhere">
          {t('reports.answer', { answer })}
        </p>
      ) : null}
    </Panel>
  );
}
