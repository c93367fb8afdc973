import { useQueries } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpsTenancyLine } from '../../../contract/ops-tenancies.ts';
import { writtenDay } from '../../../contract/written-dates.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ItemPane } from './item-pane.tsx';
import { joinPages, withPage } from './join-pages.ts';
import { Found, LookUp, useLookUp } from './look-up.tsx';
import { OpsLink } from './ops-link.tsx';
import { PaneEmpty, PaneError } from './pane-states.tsx';
import { opsQueries } from './queries.ts';

type Part = 'open' | 'all';

/** The running tenancies, or those of a property or a user; beside them one with its dues. */
export function TenanciesView({ id }: { id: number | null }) {
  const { t } = useTranslation('ops');
  const [part, setPart] = useState<Part>('open');
  const { query, ...box } = useLookUp();
  return (
    <LookUp
      title={t('nav.tenancies')}
      label={t('tenancies.label')}
      placeholder={t('tenancies.placeholder')}
      {...box}
      isOpen={id !== null}
      filter={
        <Segmented<Part>
          label={t('tenancies.part')}
          options={[
            { value: 'open', label: t('tenancies.open') },
            { value: 'all', label: t('tenancies.all') },
          ]}
          value={part}
          onChange={setPart}
        />
      }
      list={<Lines key={`${part} ${query}`} q={query} part={part} id={id} />}
    >
      {id === null ? (
        <PaneEmpty icon={<KeyRound aria-hidden />} title={t('tenancies.empty')}>
          {t('tenancies.hint')}
        </PaneEmpty>
      ) : (
        <ItemPane key={id} kind="tenancies" id={id} onDone={() => undefined} />
      )}
    </LookUp>
  );
}

function Lines({ q, part, id }: { q: string; part: Part; id: number | null }) {
  const { t } = useTranslation(['ops', 'shell']);
  const list = useTenancies({ q, part });
  if (list.isPending) {
    return (
      <Loading label={t('shell:loading')} className="flex flex-col gap-5 px-gutter py-3 lg:px-4">
        <Skeleton className="h-13 w-full" />
        <Skeleton className="h-13 w-full" />
        <Skeleton className="h-13 w-full" />
      </Loading>
    );
  }
  if (list.error) return <PaneError error={list.error} onRetry={list.retry} />;
  return (
    <>
      <p role="status" className="px-gutter text-small text-ink-2 lg:px-4">
        {list.rows.length === 0 ? t(q === '' ? 'queue.empty' : 'tenancies.none') : null}
      </p>
      <ul>
        {list.rows.map((row) => (
          <Line key={row.id} row={row} isOpen={row.id === id} />
        ))}
      </ul>
      <div className="flex flex-col gap-2 p-3">
        {list.hasMore ? (
          <Button variant="second" block busy={list.isTurning} onClick={list.turn}>
            {t('more')}
          </Button>
        ) : null}
        <OpsLink to="homes" className={buttonClasses({ variant: 'quiet', block: true })}>
          <Plus aria-hidden />
          {t('tenancies.record')}
        </OpsLink>
      </div>
    </>
  );
}

function Line({ row, isOpen }: { row: OpsTenancyLine; isOpen: boolean }) {
  const { t, i18n } = useTranslation('ops');
  const isOver = row.status === 'over';
  return (
    <Found to={`tenancies/${row.id}`} isOpen={isOpen}>
      <span className="flex items-baseline gap-3">
        <span className="min-w-0 flex-1 truncate text-small-strong">{row.title}</span>
        <span className={cx('text-caption', isOver ? 'text-on-warn-tint' : 'text-ink-2')}>
          {row.statusLabel}
        </span>
      </span>
      <span className="mt-1 flex flex-wrap gap-x-3 text-caption text-ink-2">
        <span className="min-w-0 flex-1 truncate">{row.tenant.name}</span>
        {row.nextDue ? (
          <span className={row.isLate ? 'text-on-warn-tint' : undefined}>
            {t(row.isLate ? 'tenancies.lateSince' : 'tenancies.nextDue', {
              day: writtenDay(row.nextDue, i18n.language),
            })}
          </span>
        ) : (
          <span>{t('tenancies.allPaid')}</span>
        )}
      </span>
    </Found>
  );
}

/** The pages of tenancies loaded so far, of one query: remount it for another. */
function useTenancies({ q, part }: { q: string; part: 'open' | 'all' }) {
  const [afters, setAfters] = useState<(number | undefined)[]>([undefined]);
  const pages = useQueries({
    queries: afters.map((after) =>
      opsQueries.tenancies({ part, ...(q !== '' && { q }), ...(after !== undefined && { after }) }),
    ),
  });
  return joinPages(pages, (next) => setAfters((known) => withPage(known, next)));
}
