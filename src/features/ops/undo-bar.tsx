import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpsHeld } from '../../../contract/ops.ts';
import type { ApiError } from '../../api/api-error.ts';
import { apiOf } from '../../api/endpoint-query.ts';
import { withIdempotencyKey } from '../../api/with-idempotency-key.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { useErrorText } from '../../shell/error-alert.tsx';
import { Num } from '../../ui/num.tsx';
import { useToast } from '../../ui/toast.tsx';
import { undoneDraft } from './act-draft.ts';
import { itemPath, kindOf, type OpsPlace } from './ops-place.ts';
import { opsQueries } from './queries.ts';
import { useKeys } from './use-keys.ts';

const SECOND_MS = 1_000;

/** Takes a decision back: its item opens again, with what was typed. */
function useUndo(place: OpsPlace) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const textOf = useErrorText();
  return useMutation<unknown, ApiError, OpsHeld>({
    mutationFn: ({ id, verb }) =>
      withIdempotencyKey(`ops undo ${id}`, (idempotencyKey) =>
        apiOf(client)('ops.undo', { body: { id, verb } }, { idempotencyKey }),
      ),
    onSuccess: (_, { kind, itemId, verb, args }) => {
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
  const undoLast = () => {
    const last = rows.findLast(({ failure }) => failure === null);
    if (last && !isPending) mutate(last);
  };
  useKeys(rows.length > 0 ? { z: undoLast } : {});
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-gutter bottom-[calc(max(var(--dock),var(--safe-bottom))+12px)] z-(--z-toast) mx-auto flex max-w-form flex-col gap-2"
    >
      {rows.map((row) => (
        <Held key={row.id} row={row} until={dataUpdatedAt + row.leftMs} onUndo={() => mutate(row)} />
      ))}
    </div>
  );
}

interface HeldProps {
  row: OpsHeld;
  /** When it is carried out, by the device's clock. */
  until: number;
  onUndo: () => void;
}

function Held({ row: { label, itemId, failure }, until, onUndo }: HeldProps) {
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
          {t(failure === null ? 'undo.held' : 'undo.failed', { label, id: itemId })}
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
