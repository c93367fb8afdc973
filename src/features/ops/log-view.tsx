import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maySee } from '../../../contract/ops-roles.ts';
import { Button } from '../../ui/button.tsx';
import { Chip, Chips } from '../../ui/chip.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FileButton, type ReadPiece } from './file-button.tsx';
import { LogLines } from './log-lines.tsx';
import { useLookUp } from './look-up.tsx';
import { PaneError, PaneSkeleton, ViewBody, ViewHead } from './pane-states.tsx';
import { opsQueries } from './queries.ts';
import { useOpsRole } from './use-ops-role.ts';

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
  'deletions',
  'notes',
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
  const { typed, onType, query } = useLookUp();
  const [days, setDays] = useState({ from: '', to: '' });
  const role = useOpsRole();
  const chosen = {
    ...(group !== null && { group }),
    ...(isMine && { mine: true as const }),
    ...(query !== '' && { q: query }),
    ...(days.from !== '' && { from: days.from }),
    ...(days.to !== '' && { to: days.to }),
  };
  return (
    <ViewBody>
      <ViewHead
        title={t('nav.log')}
        note={t('log.note')}
        end={<FileButton name="rukn-log.csv" piece={filePiece(chosen)} />}
      />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[2fr_1fr_1fr] max-sm:*:first:col-span-2">
        <TextField
          label={t('log.search')}
          type="search"
          maxLength={60}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => onType(target.value)}
        />
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            label={t(`log.${end}`)}
            type="date"
            ltr
            value={days[end]}
            onChange={({ target }) => setDays({ ...days, [end]: target.value })}
          />
        ))}
      </div>
      <Chips label={t('log.filter')} wrap>
        {role && maySee(role, 'log') ? (
          <Chip selected={isMine} onClick={() => setMine(!isMine)}>
            {t('log.mine')}
          </Chip>
        ) : null}
        {GROUPS.map((name) => (
          <Chip key={name} selected={group === name} onClick={() => setGroup(group === name ? null : name)}>
            {t(`log.groups.${name}`)}
          </Chip>
        ))}
      </Chips>
      <Pages key={JSON.stringify(chosen)} chosen={chosen} />
    </ViewBody>
  );
}

const filePiece =
  (chosen: Chosen): ReadPiece =>
  (api, before) =>
    api('ops.logFile', { query: { ...chosen, ...(before !== undefined && { before }) } });

type Chosen = Omit<Parameters<typeof opsQueries.log>[0], 'before'>;

function Pages({ chosen }: { chosen: Chosen }) {
  const { t } = useTranslation('ops');
  const [befores, setBefores] = useState<(number | undefined)[]>([undefined]);
  const pages = useQueries({
    queries: befores.map((before) => opsQueries.log({ ...chosen, ...(before !== undefined && { before }) })),
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
