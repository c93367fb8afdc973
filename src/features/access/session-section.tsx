import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { type LucideIcon, Monitor, MonitorSmartphone, ShieldAlert, Smartphone, Tablet } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { timeAgo } from '../../../contract/elapsed-time.ts';
import { useCall } from '../../api/use-call.ts';
import { serverNow } from '../../lib/server-now.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CardSkeletons } from '../../ui/card-skeleton.tsx';
import { ListRows, rowClasses } from '../../ui/list-rows.tsx';
import { SectionHeader } from '../../ui/section-header.tsx';
import { sessionQueries } from './queries.ts';

/** After a failure too: a session may have ended in the meantime. */
const refreshSessions = (client: QueryClient) => client.invalidateQueries(sessionQueries.list());

/**
 * The user's sessions, each with a button that ends it, except the current one, which the account
 * menu signs out.
 */
export function SessionSection() {
  const { t } = useTranslation('access');
  const id = useId();
  const { data, error, refetch } = useQuery(sessionQueries.list());
  const endOthers = useCall('sessions.endOthers', { onSettled: refreshSessions });
  const hasOthers = data?.rows.some((row) => !row.isCurrent) ?? false;
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={t('sessions.title')} />
      {endOthers.error ? <ErrorAlert error={endOthers.error} className="mb-3" /> : null}
      {data ? (
        <>
          {data.wrongSignIns ? <WrongSignIns {...data.wrongSignIns} /> : null}
          <SessionRows rows={data.rows} />
          {hasOthers ? (
            <Button
              variant="danger-panel"
              block
              busy={endOthers.isPending}
              busyLabel={t('sessions.ending')}
              onClick={() => endOthers.mutate({})}
              className="mt-3"
            >
              {t('sessions.endOthers')}
            </Button>
          ) : (
            <p className="mt-3 text-small text-ink-2">{t('sessions.onlyHere')}</p>
          )}
        </>
      ) : error ? (
        <ErrorAlert error={error} title={t('sessions.failed')} onRetry={() => void refetch()} />
      ) : (
        <CardSkeletons
          label={t('sessions.loading')}
          className="flex flex-col gap-px"
          heights={['h-19', 'h-19']}
        />
      )}
    </section>
  );
}

/** What others tried, or the user on a device of somebody else. */
function WrongSignIns({ count, lastAt }: NonNullable<Answer<'sessions.list'>['wrongSignIns']>) {
  const { t, i18n } = useTranslation('access');
  const [now] = useState(serverNow);
  return (
    <p className="mb-3 flex gap-2 rounded-field bg-warn-tint p-3 text-small text-on-warn-tint [&>svg]:icon-20">
      <ShieldAlert aria-hidden />
      <span className="min-w-0">
        {t('sessions.wrong', { count, when: timeAgo(lastAt, now, i18n.language) })}
      </span>
    </p>
  );
}

type SessionRow = Answer<'sessions.list'>['rows'][number];

const ICONS: Record<SessionRow['deviceKind'], LucideIcon> = {
  phone: Smartphone,
  tablet: Tablet,
  computer: Monitor,
  unknown: MonitorSmartphone,
};

/** One row per session: the device, when it was last used, and a button that ends it. */
function SessionRows({ rows }: { rows: SessionRow[] }) {
  const { t, i18n } = useTranslation('access');
  const [now] = useState(serverNow);
  const end = useCall('sessions.end', { onSettled: refreshSessions });
  return (
    <>
      {end.error ? <ErrorAlert error={end.error} className="mb-3" /> : null}
      <ListRows label={t('sessions.title')}>
        {rows.map((row) => {
          const Icon = ICONS[row.deviceKind];
          return (
            <div key={row.id} className={rowClasses({ lines: 2, className: 'py-3' })}>
              <Icon aria-hidden />
              <div className="min-w-0 flex-1">
                <p>{row.device}</p>
                <p className="text-small text-ink-2">
                  <span>
                    {row.isCurrent
                      ? t('sessions.now')
                      : t('sessions.lastUsed', { when: timeAgo(row.lastUsedAt, now, i18n.language) })}
                  </span>
                  {row.place === null ? null : <span className="block">{row.place}</span>}
                </p>
              </div>
              {row.isCurrent ? (
                <Badge tone="success">{t('sessions.current')}</Badge>
              ) : (
                <Button
                  variant="danger"
                  busy={end.isPending && end.variables.params.id === row.id}
                  busyLabel={t('sessions.ending')}
                  aria-label={t('sessions.endOf', { device: row.device })}
                  onClick={() => end.mutate({ params: { id: row.id } })}
                  className="-me-3 px-3!"
                >
                  {t('sessions.end')}
                </Button>
              )}
            </div>
          );
        })}
      </ListRows>
    </>
  );
}
