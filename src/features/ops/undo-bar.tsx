import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpsHeld } from '../../../contract/ops.ts';
import type { ApiError } from '../../api/api-error.ts';
import { apiOf } from '../../api/endpoint-query.ts';
import { withIdempotencyKey } from '../../api/with-idempotency-key.ts';
import { useDraft } from '../../device/draft-store.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { useErrorText } from '../../shell/error-alert.tsx';
import { Num } from '../../ui/num.tsx';
import { useToast } from '../../ui/toast.tsx';
import { undoneDraft } from './act-draft.ts';
import { batchDraft, isOfBatch } from './batch.ts';
import { itemPath, kindOf, type OpsPlace } from './ops-place.ts';
import { opsQueries } from './queries.ts';
import { useKeys } from './use-keys.ts';

const SECOND_MS = 1_000;

/** Takes decisions back: one opens its item again with what was typed, several their queue. */
function useUndo(place: OpsPlace) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const textOf = useErrorText();
  const undoOne = ({ id, verb }: OpsHeld) =>
    withIdempotencyKey(`ops undo ${id}`, (idempotencyKey) =>
      apiOf(client)('ops.undo', { body: { id, verb } }, { idempotencyKey }),
    );
  return useMutation<unknown, ApiError, OpsHeld[]>({
    // One that was carried out meanwhile doesn't stop the others.
    mutationFn: async (rows) => {
      const ends = await Promise.allSettled(rows.map(undoOne));
      const late = ends.find((end) => end.status === 'rejected');
      if (late) throw late.reason;
    },
    onSuccess: (_, [row, ...others]) => {
      if (!row) return;
      if (others.length > 0) {
        batchDraft.clear();
        return;
      }
      const { kind, itemId, verb, args } = row;
      undoneDraft.change({ about: `${kind}/${itemId} ${verb}`, given: JSON.stringify(args) });
      const isOfQueue = place.view === 'queue' && kindOf(place.queue) === kind;
      const path = isOfQueue ? `${place.queue}/${itemId}` : itemPath(kind, itemId);
      void navigate({ to: '/ops/$', params: { _splat: path } });
    },
    onError: (error) =>
      toast.show({ message: [textOf(error), error.fields.seen].filter(Boolean).join('. ') }),
    onSettled: () => void client.invalidateQueries({ queryKey: ['ops'] }),
  });
}

/** The operator's decisions that can still be undone, and those that failed. */
export function UndoBar({ place }: { place: OpsPlace }) {
  const { data, dataUpdatedAt } = useQuery(opsQueries.held());
  const client = useQueryClient();
  const { mutate, isPending } = useUndo(place);
  const rows = data?.rows ?? [];
  const ids = rows.map(({ id, failure }) => `${id} ${failure}`).join();
  // One was carried out or failed: the console shows what is so now.
  useEffect(() => {
    return ids === '' ? undefined : () => void client.invalidateQueries({ queryKey: ['ops'] });
  }, [ids, client]);
  const batch = useDraft(batchDraft);
  const handled = rows.filter((row) => row.failure === null && isOfBatch(batch, row));
  const together = handled.length > 1 ? handled : [];
  const alone = rows.filter((row) => !together.includes(row));
  const [first] = together;
  const undoLast = () => {
    const last = rows.findLast(({ failure }) => failure === null);
    if (last && !isPending) mutate(together.includes(last) ? together : [last]);
  };
  useKeys(rows.length > 0 ? { z: undoLast } : {});
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-gutter bottom-[calc(max(var(--dock),var(--safe-bottom))+12px)] z-(--z-toast) mx-auto flex max-w-form flex-col gap-2"
    >
      {first ? (
        <Held
          row={first}
          count={together.length}
          until={dataUpdatedAt + first.leftMs}
          onUndo={() => mutate(together)}
        />
      ) : null}
      {alone.map((row) => (
        <Held key={row.id} row={row} until={dataUpdatedAt + row.leftMs} onUndo={() => mutate([row])} />
      ))}
    </div>
  );
}

interface HeldProps {
  row: OpsHeld;
  /** How many were decided together. */
  count?: number;
  /** When it is carried out, by the device's clock. */
  until: number;
  onUndo: () => void;
}

function Held({ row: { label, itemId, failure }, count, until, onUndo }: HeldProps) {
  const { t } = useTranslation('ops');
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((until - now) / SECOND_MS));
  return (
    <div className="pointer-events-auto flex min-h-field animate-rise items-center gap-3 rounded-card bg-ink px-4 py-3 text-small-strong text-ground shadow-float">
      <span className="min-w-0 flex-1">
        <span className="block">
          {t(failure === null ? 'undo.held' : 'undo.failed', {
            label,
            id: count === undefined ? itemId : t('batch.count', { count }),
          })}
        </span>
        {failure === null ? null : <span className="block font-normal">{failure}</span>}
        <NeedsConnection calls={['ops.undo']} />
      </span>
      <button
        type="button"
        aria-keyshortcuts={failure === null ? 'Z' : undefined}
        onClick={onUndo}
        className="-my-2 flex min-h-target min-w-target flex-none items-center justify-center gap-1 px-2 font-semibold outline-ground"
      >
        <span>{t(failure === null ? 'undo.press' : 'undo.again')}</span>
        {failure === null ? (
          <span aria-hidden className="tabular-nums">
            (<Num>{left}</Num>)
          </span>
        ) : null}
      </button>
    </div>
  );
}
