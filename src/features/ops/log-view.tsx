import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Chip, Chips } from '../../ui/chip.tsx';
import { LogLines } from './log-lines.tsx';
import { PaneError, PaneSkeleton, ViewBody, ViewHead } from './pane-states.tsx';
import { opsQueries } from './queries.ts';

const GROUPS = [
  'ads',
  'reports',
  'reservations',
  'refunds',
  'payments',
  'orders',
  'owners',
  'tenancies',
  'requests',
  'articles',
  'questions',
  'coupons',
  'technicians',
  'sessions',
] as const;

/** The operators' changes, the latest first. Entries are never deleted. */
export function LogView() {
  const { t } = useTranslation('ops');
  const [group, setGroup] = useState<(typeof GROUPS)[number] | null>(null);
  const [isMine, setMine] = useState(false);
  return (
    <ViewBody>
      <ViewHead title={t('nav.log')} note={t('log.note')} />
      <Chips label={t('log.filter')} wrap>
        <Chip selected={isMine} onClick={() => setMine(!isMine)}>
          {t('log.mine')}
        </Chip>
        {GROUPS.map((name) => (
          <Chip key={name} selected={group === name} onClick={() => setGroup(group === name ? null : name)}>
            {t(`log.groups.${name}`)}
          </Chip>
        ))}
      </Chips>
      <Pages key={`${group} ${isMine}`} group={group} isMine={isMine} />
    </ViewBody>
  );
}

function Pages({ group, isMine }: { group: string | null; isMine: boolean }) {
  const { t } = useTranslation('ops');
  const [befores, setBefores] = useState<(number | undefined)[]>([undefined]);
  const pages = useQueries({
    queries: befores.map((before) =>
      opsQueries.log({
        ...(before !== undefined && { before }),
        ...(group !== null && { group }),
        ...(isMine && { mine: true as const }),
      }),
    ),
  });
  const [first] = pages;
  const last = pages.at(-1);
  if (!first?.data) {
    return first?.error ? (
      <PaneError error={first.error} onRetry={() => void first.refetch()} />
    ) : (
      <PaneSkeleton />
    );
  }
  const rows = pages.flatMap(({ data }) => data?.rows ?? []);
  const next = last?.data?.next ?? null;
  if (rows.length === 0) return <p className="py-6 text-small text-ink-2">{t('log.empty')}</p>;
  return (
    <>
      <LogLines rows={rows} />
      {next === null ? null : (
        <Button
          variant="second"
          busy={last?.isPending ?? false}
          onClick={() => setBefores((known) => [...known, next])}
          className="self-start"
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}
