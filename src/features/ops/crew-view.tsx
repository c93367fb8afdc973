import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Num } from '../../ui/num.tsx';
import { ActForm } from './act-form.tsx';
import { PaneError, PaneSkeleton, ViewBody, ViewHead } from './pane-states.tsx';
import { opsQueries } from './queries.ts';
import { RowActions } from './row-actions.tsx';
import { useVerbForms } from './verb-forms.ts';

/** The technicians, their open orders, and the form that adds one. */
export function CrewView() {
  const { t } = useTranslation('ops');
  const [isOpen, setOpen] = useState(false);
  const [add] = useVerbForms(['technicians add']);
  const { data, error, refetch } = useQuery(opsQueries.technicians());
  return (
    <ViewBody>
      <ViewHead
        title={t('nav.technicians')}
        end={
          isOpen || !add ? null : (
            <Button onClick={() => setOpen(true)}>
              <Plus aria-hidden />
              <span>{add.press}</span>
            </Button>
          )
        }
      />
      {isOpen && add ? (
        <section className="max-w-form rounded-card bg-surface p-4 shadow-card">
          <ActForm
            form={add}
            about="technicians"
            onDone={() => setOpen(false)}
            onCancel={() => setOpen(false)}
          />
        </section>
      ) : null}
      {data ? (
        <ul className="divide-y divide-line rounded-card bg-surface px-4 shadow-card">
          {data.rows.map((row) => (
            <RowActions
              key={row.id}
              fixed={{ id: String(row.id) }}
              about={`technicians/${row.id}`}
              seen={row.seen}
              verbs={['technicians change', row.isActive ? 'technicians stop' : 'technicians resume']}
              initial={{
                'technicians change': { name: row.nameAr, nameEn: row.nameEn ?? '', mobile: row.mobile },
              }}
            >
              <span className={cx('min-w-40', row.isActive ? 'font-medium' : 'text-ink-2')}>{row.name}</span>
              <a href={`tel:${row.mobile}`} className="text-ink-2">
                <Num>{row.mobile}</Num>
              </a>
              <span className="ms-auto text-ink-2">{t('openOrders', { count: row.openOrders })}</span>
              {row.isActive ? null : <Badge tone="danger">{t('crew.left')}</Badge>}
              {row.stopReason ? <span className="text-caption text-ink-2">{row.stopReason}</span> : null}
            </RowActions>
          ))}
        </ul>
      ) : error ? (
        <PaneError error={error} onRetry={() => void refetch()} />
      ) : (
        <PaneSkeleton />
      )}
    </ViewBody>
  );
}
