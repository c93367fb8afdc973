import { useNavigate } from '@tanstack/react-router';
import { CircleCheckBig, PanelTop } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpsKind, OpsQueue } from '../../../contract/ops-queues.ts';
import { cx } from '../../ui/cx.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { ItemPane } from './item-pane.tsx';
import { PaneEmpty } from './pane-faces.tsx';
import { QueueList } from './queue-list.tsx';
import { useQueueRows } from './use-queue-rows.ts';
import { useRowKeys } from './use-row-keys.ts';

/** Orders and tenancies have several queues each, by what they wait for. */
function kindOf(queue: OpsQueue): OpsKind {
  const [, kind] = /^(orders|tenancies)-/.exec(queue) ?? [];
  return (kind ?? queue) as OpsKind;
}

/** A queue beside the thing that is looked at; on a phone one at a time. What is decided makes room for the next. */
export function QueueView({ queue, id }: { queue: OpsQueue; id: number | null }) {
  const { t } = useTranslation('ops');
  const navigate = useNavigate();
  const list = useQueueRows(queue);
  const { rows } = list;
  const isWide = useMediaQuery('(width >= 64rem)');
  const go = useCallback(
    (next: number | null) =>
      void navigate({ to: '/ops/$', params: { _splat: next === null ? queue : `${queue}/${next}` } }),
    [navigate, queue],
  );
  useRowKeys(
    rows.map((row) => row.id),
    id,
    go,
  );
  const goOn = () => {
    const at = rows.findIndex((row) => row.id === id);
    const next = at === -1 ? undefined : (rows[at + 1] ?? rows[at - 1]);
    go(isWide ? (next?.id ?? null) : null);
  };
  const isEmpty = !list.isPending && !list.error && rows.length === 0;
  return (
    <div className="flex min-h-0 flex-1">
      <section
        aria-label={t(`queues.${queue}`)}
        className={cx(
          'flex w-full flex-none flex-col lg:w-96 lg:border-e lg:border-line',
          id !== null && 'max-lg:hidden',
        )}
      >
        <QueueList queue={queue} list={list} id={id} />
      </section>
      <div className={cx('flex min-w-0 flex-1 flex-col', id === null && 'max-lg:hidden')}>
        {id === null ? (
          <PaneEmpty
            icon={isEmpty ? <CircleCheckBig aria-hidden /> : <PanelTop aria-hidden />}
            title={isEmpty ? t('queue.clear') : t('queue.choose')}
          >
            {isEmpty ? null : t('queue.keys')}
          </PaneEmpty>
        ) : (
          <ItemPane key={id} kind={kindOf(queue)} id={id} onDone={goOn} />
        )}
      </div>
    </div>
  );
}

/** A thing outside of its queue: from the log, a person, or another thing. */
export function ItemView({ kind, id }: { kind: OpsKind; id: number }) {
  return <ItemPane key={`${kind} ${id}`} kind={kind} id={id} onDone={() => undefined} />;
}
