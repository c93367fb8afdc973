import { type LucideIcon, Monitor, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { serverNow } from '../../lib/server-now.ts';
import { timeAgo } from '../../lib/time-ago.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ListRows, rowClasses } from '../../ui/list-rows.tsx';
import { useEndSession } from './mutations.ts';

type SessionRow = Answer<'sessions.list'>['rows'][number];

const ICONS: Record<SessionRow['deviceKind'], LucideIcon> = {
  phone: Smartphone,
  tablet: Tablet,
  computer: Monitor,
  unknown: MonitorSmartphone,
};

/** A row a device: what it is, when it was last used, and the button that ends its session. */
export function SessionRows({ rows }: { rows: SessionRow[] }) {
  const { t, i18n } = useTranslation('access');
  const [now] = useState(serverNow);
  const end = useEndSession();
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
                  {row.isCurrent
                    ? t('sessions.now')
                    : t('sessions.lastUsed', { when: timeAgo(row.lastUsedAt, now, i18n.language) })}
                </p>
              </div>
              {row.isCurrent ? (
                <Badge tone="success">{t('sessions.current')}</Badge>
              ) : (
                <Button
                  variant="danger"
                  busy={end.isPending && end.variables.id === row.id}
                  busyLabel={t('sessions.ending')}
                  aria-label={t('sessions.endOf', { device: row.device })}
                  onClick={() => end.mutate({ id: row.id })}
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
