import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OpsQueue } from '../../../contract/ops-queues.ts';
import { useDraft } from '../../device/draft-store.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { Button } from '../../ui/button.tsx';
import { batchDraft, rowsOf, useSendRest } from './batch.ts';
import { OpsLink } from './ops-link.tsx';
import { itemPath, kindOf } from './ops-place.ts';

/** What became of each item that was handled together with others; stays until it is put away. */
export function BatchResults({ queue }: { queue: OpsQueue }) {
  const { t } = useTranslation('ops');
  const batch = useDraft(batchDraft);
  const { mutate, isPending } = useSendRest();
  const kind = kindOf(queue);
  const rows = batch.kind === kind ? rowsOf(batch) : [];
  if (rows.length === 0) return null;
  const done = rows.filter(({ state }) => state === 'done').length;
  return (
    <section
      aria-label={t('batch.results')}
      data-dock="action"
      className="border-t border-line bg-sunken px-gutter pt-3 pb-[calc(4px+var(--safe-bottom))] lg:px-4"
    >
      <p role="status" className="text-small-strong">
        {t('batch.summary', { label: batch.label, done, of: rows.length })}
      </p>
      <ul className="mt-1 max-h-40 overflow-y-auto">
        {rows.map(({ id, title, state, why }) => (
          <li key={id} className="flex items-start gap-2 py-1 text-caption">
            {state === 'done' ? (
              <CircleCheck aria-hidden className="icon-16 mt-0.5 text-success" />
            ) : (
              <CircleAlert aria-hidden className="icon-16 mt-0.5 text-on-danger-tint" />
            )}
            <span className="min-w-0 flex-1">
              <OpsLink to={itemPath(kind, id)} className="font-medium hover:underline">
                {title}
              </OpsLink>
              {state === 'done' ? null : (
                <span className="block text-on-danger-tint">{why || t('batch.unsent')}</span>
              )}
            </span>
            {state === 'done' ? <span className="text-success">{t('batch.done')}</span> : null}
          </li>
        ))}
      </ul>
      <NeedsConnection calls={['ops.act']} />
      <div className="mt-1 flex flex-wrap gap-2">
        {rows.some(({ state }) => state === 'unsent') ? (
          <Button variant="second" busy={isPending} busyLabel={t('sending')} onClick={() => mutate()}>
            {t('batch.again')}
          </Button>
        ) : null}
        <Button variant="quiet" disabled={isPending} onClick={() => batchDraft.clear()}>
          {t('batch.dismiss')}
        </Button>
      </div>
    </section>
  );
}
