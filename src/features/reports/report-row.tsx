import { useTranslation } from 'react-i18next';
import type { Report } from '../../../contract/reports.ts';
import { writtenDay } from '../../lib/written-day.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';

const TONES: Record<Report['status'], BadgeTone> = { open: 'info', upheld: 'success', dismissed: 'plain' };

interface ReportRowProps {
  report: Report;
  /** The server's words by reason and by status. */
  reasons: Record<string, string>;
  statuses: Record<string, string>;
}

/** One report: the ad, why, since when, and what the operator answered. */
export function ReportRow({ report, reasons, statuses }: ReportRowProps) {
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
