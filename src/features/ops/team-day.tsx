import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { formatCount } from '../../lib/digits.ts';
import { Badge } from '../../ui/badge.tsx';
import { Num } from '../../ui/num.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Age } from './age.tsx';
import { PaneError } from './pane-states.tsx';
import { opsQueries } from './queries.ts';
import { useNow } from './use-now.ts';
import { lengthOf, waitedSince } from './waited.ts';

type Team = Answer<'ops.team'>;

/** What a group of verbs is about; a group of the machine's own has no words. */
function useGroupName(): (group: string) => string {
  const { t } = useTranslation('ops');
  return (group) => t(`log.groups.${group}` as 'log.groups.ads', { defaultValue: t('team.others') });
}

/** The team's day: what was decided and what waits, by kind and by operator, and who is on. */
export function TeamDay() {
  const { t } = useTranslation('ops');
  const { data, error, refetch } = useQuery(opsQueries.team());
  return (
    <>
      <h2 className="mt-3 text-title-3">{t('team.title')}</h2>
      {data ? (
        <div className="grid items-start gap-3 xl:grid-cols-2">
          <Kinds kinds={data.kinds} />
          <Operators operators={data.operators} />
        </div>
      ) : error ? (
        <PaneError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-44 rounded-card" />
      )}
    </>
  );
}

function Kinds({ kinds }: Pick<Team, 'kinds'>) {
  const { t, i18n } = useTranslation('ops');
  const nameOf = useGroupName();
  const now = useNow();
  return (
    <table className="w-full rounded-card bg-surface text-small shadow-card">
      <caption className="sr-only">{t('team.kinds')}</caption>
      <thead>
        <tr className="text-caption text-ink-2">
          <th scope="col" className="py-3 ps-4 text-start font-medium">
            {t('team.kind')}
          </th>
          <th scope="col" className="px-2 py-3 text-end font-medium">
            {t('team.decided')}
          </th>
          <th scope="col" className="py-3 pe-4 text-end font-medium">
            {t('team.waiting')}
          </th>
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ group, decided, waiting, oldestAt, promise }) => (
          <tr key={group} className="border-t border-line">
            <th scope="row" className="py-2.5 ps-4 text-start align-top font-normal">
              <span className="block font-medium">{nameOf(group)}</span>
              {promise ? (
                <span className="block text-caption text-ink-2">
                  {promise.of === 0
                    ? t('team.promise', { length: lengthOf(promise.minutes, i18n.language) })
                    : t('team.kept', { ...promise, length: lengthOf(promise.minutes, i18n.language) })}
                </span>
              ) : null}
            </th>
            <td className="px-2 py-2.5 text-end align-top">
              <Num>{formatCount(decided)}</Num>
            </td>
            <td className="py-2.5 pe-4 text-end align-top">
              <Num>{formatCount(waiting)}</Num>
              {oldestAt ? (
                <span className="block text-caption">
                  <Age since={oldestAt} now={now} kind={group} className="whitespace-normal!" />
                </span>
              ) : null}
              {promise && promise.late > 0 ? (
                <span className="block text-caption text-on-danger-tint">
                  {t('team.late', { count: promise.late })}
                </span>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Operators({ operators }: Pick<Team, 'operators'>) {
  const { t, i18n } = useTranslation('ops');
  const nameOf = useGroupName();
  const now = useNow();
  return (
    <ul aria-label={t('team.operators')} className="divide-y divide-line rounded-card bg-surface shadow-card">
      {operators.map(({ id, who, decided, groups, seenAt, isOn, holds }) => (
        <li key={id ?? who} className="flex items-start gap-3 px-4 py-3 text-small">
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <bdi className="font-medium">{who}</bdi>
              {id === null ? <Badge>{t('log.shell')}</Badge> : null}
              {isOn ? <Badge tone="success">{t('team.on')}</Badge> : null}
            </span>
            <span className="block text-caption text-ink-2">
              {[
                ...groups.map((one) => `${nameOf(one.group)} ${formatCount(one.decided)}`),
                holds > 0 ? t('team.holds', { count: holds }) : '',
                seenAt ? waitedSince(seenAt, now, i18n.language) : t('team.unseen'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <Num className="text-title-3">{formatCount(decided)}</Num>
        </li>
      ))}
    </ul>
  );
}
