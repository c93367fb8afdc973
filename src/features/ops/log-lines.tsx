import { Terminal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dateAndTime } from '../../../contract/calendar-dates.ts';
import type { OpsLogEntry } from '../../../contract/ops.ts';
import { linkClasses } from '../../ui/button.tsx';
import { Num } from '../../ui/num.tsx';
import { OpsLink } from './ops-link.tsx';
import { itemPath } from './ops-place.ts';

interface LogLinesProps {
  rows: readonly OpsLogEntry[];
  /** All are about one item: its name is left out. */
  isOfOne?: boolean;
}

/** Who did what and when, with the differences. */
export function LogLines({ rows, isOfOne = false }: LogLinesProps) {
  const { t, i18n } = useTranslation('ops');
  return (
    <ol className="mt-1 divide-y divide-line">
      {rows.map((row) => (
        <li key={row.id} className="py-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
            <span className="font-medium">{row.label}</span>
            {isOfOne || row.target === null ? null : row.kind ? (
              <OpsLink to={itemPath(row.kind, row.target)} className={linkClasses({ className: 'min-h-0' })}>
                <Num>{row.target}</Num>
              </OpsLink>
            ) : (
              <Num className="text-ink-2">{row.target}</Num>
            )}
            {isOfOne || row.of === null ? null : (
              <span className="text-ink-2">{t('log.of', { who: row.of })}</span>
            )}
            <span className="text-ink-2">{row.who}</span>
            {row.door === 'shell' ? (
              <span className="inline-flex items-center gap-1 text-caption text-ink-2">
                <Terminal aria-hidden className="icon-16" />
                {t('log.shell')}
              </span>
            ) : null}
            <time dateTime={row.at} className="ms-auto text-caption text-ink-2">
              {dateAndTime(row.at, i18n.language)}
            </time>
          </div>
          <Differences row={row} />
        </li>
      ))}
    </ol>
  );
}

function Differences({ row: { changes, given } }: { row: OpsLogEntry }) {
  const { t } = useTranslation('ops');
  // A reason that the change itself has is not said twice.
  const words = given.filter(
    ({ name, value }) =>
      (name === 'reason' || name === 'answer') && changes.every(({ after }) => after !== value),
  );
  if (changes.length === 0 && words.length === 0) return null;
  return (
    <dl className="mt-1.5 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-caption text-ink-2">
      {changes.map(({ label, before, after }) => (
        <div key={label} className="col-span-full grid grid-cols-subgrid">
          <dt>{label}</dt>
          <dd className="min-w-0 wrap-break-word">
            <span className="sr-only">{t('log.before')} </span>
            <bdi className="line-through decoration-ink-3">{before ?? '—'}</bdi>
            <span aria-hidden className="mx-1.5 inline-block rtl:-scale-x-100">
              →
            </span>
            <span className="sr-only"> {t('log.after')} </span>
            <bdi className="text-ink">{after ?? '—'}</bdi>
          </dd>
        </div>
      ))}
      {words.map(({ name, label, value }) => (
        <div key={name} className="col-span-full grid grid-cols-subgrid">
          <dt>{label}</dt>
          <dd className="min-w-0 wrap-break-word text-ink">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
