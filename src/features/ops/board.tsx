import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OPS_DAYS } from '../../../contract/ops-queues.ts';
import { maySee } from '../../../contract/ops-roles.ts';
import { cx } from '../../ui/cx.ts';
import { Num } from '../../ui/num.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Age } from './age.tsx';
import { Figures } from './figures.tsx';
import { OpsLink } from './ops-link.tsx';
import { kindOf } from './ops-place.ts';
import { PaneError, ViewBody, ViewHead } from './pane-states.tsx';
import { opsQueries } from './queries.ts';
import { TeamDay } from './team-day.tsx';
import { useNow } from './use-now.ts';
import { useOpsRole } from './use-ops-role.ts';

/** The start page: what waits and since when, and the figures of the last days. */
export function Board() {
  const { t } = useTranslation('ops');
  const now = useNow();
  const overview = useQuery(opsQueries.overview());
  const role = useOpsRole();
  const queues = overview.data?.queues;
  const all = queues?.reduce((sum, { count }) => sum + count, 0);
  return (
    <ViewBody>
      <ViewHead
        title={t('nav.board')}
        note={all === undefined ? ' ' : all === 0 ? t('queue.clear') : t('waiting', { count: all })}
      />
      {overview.error && !queues ? (
        <PaneError error={overview.error} onRetry={() => void overview.refetch()} />
      ) : null}
      <ul className="hidden gap-3 lg:grid lg:grid-cols-3 xl:grid-cols-4">
        {queues?.map(({ queue, count, oldestAt }) => (
          <li key={queue}>
            <OpsLink
              to={queue}
              className="flex h-full min-h-24 flex-col rounded-card bg-surface p-4 shadow-card hover:ring-line-strong"
            >
              <span className="text-small text-ink-2">{t(`queues.${queue}`)}</span>
              <Num className={cx('mt-1 w-fit text-title-1', count === 0 && 'font-normal text-ink-3')}>
                {count}
              </Num>
              <span className="mt-auto text-caption">
                {oldestAt ? <Age since={oldestAt} now={now} kind={kindOf(queue)} /> : ' '}
              </span>
            </OpsLink>
          </li>
        ))}
      </ul>
      {role && maySee(role, 'log') ? <TeamDay /> : null}
      {role && maySee(role, 'figures') ? <FiguresOfDays /> : null}
    </ViewBody>
  );
}

/** The figures of the last days. */
function FiguresOfDays() {
  const { t } = useTranslation('ops');
  const [days, setDays] = useState<(typeof OPS_DAYS)[number]>('14');
  const figures = useQuery(opsQueries.figures(days));
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-title-3">{t('figures.title')}</h2>
        <Segmented
          label={t('figures.days')}
          options={OPS_DAYS.map((value) => ({
            value,
            label: t('figures.lastDays', { count: Number(value) }),
          }))}
          value={days}
          onChange={setDays}
          className="w-64"
        />
      </div>
      {figures.data ? (
        <Figures days={figures.data.days} />
      ) : figures.error ? (
        <PaneError error={figures.error} onRetry={() => void figures.refetch()} />
      ) : (
        <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className="h-44 rounded-card" />
          ))}
        </div>
      )}
    </>
  );
}
