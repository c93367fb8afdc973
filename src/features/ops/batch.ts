import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer, Body } from '../../../contract/contract.ts';
import type { OpsHeld, OpsItem } from '../../../contract/ops.ts';
import type { OpsKind } from '../../../contract/ops-queues.ts';
import { ApiError } from '../../api/api-error.ts';
import { createDraftStore, PERSON_DRAFT_MS } from '../../device/draft-store.ts';
import { sessionStore } from '../../device/session-store.ts';
import { useErrorText } from '../../shell/error-alert.tsx';
import { fixedOf } from './item-actions.tsx';
import { sendAct } from './use-act.ts';

/** What became of one item that was handled together with others. */
interface BatchRow extends Pick<OpsItem, 'id' | 'title' | 'seen'> {
  state: 'done' | 'refused' | 'unsent';
  /** Why it was refused, or not sent. */
  why: string;
}

/** The items that were last handled together; kept until the operator puts the results away. */
export const batchDraft = createDraftStore({
  name: 'ops-batch',
  empty: { kind: '', verb: '', label: '', args: '', rows: '' },
  owner: sessionStore.personId,
  ttlMs: PERSON_DRAFT_MS,
});
type Batch = ReturnType<typeof batchDraft.current>;

function parsed<Value>(text: string, otherwise: Value): Value {
  try {
    return JSON.parse(text) as Value;
  } catch {
    return otherwise;
  }
}
export const rowsOf = ({ rows }: Batch): BatchRow[] => parsed(rows, []);

/** Whether a decision that is held back was made together with others. */
export const isOfBatch = (batch: Batch, { kind, verb, itemId }: OpsHeld): boolean =>
  batch.kind === kind &&
  batch.verb === verb &&
  rowsOf(batch).some(({ id, state }) => id === itemId && state === 'done');

/** What the form's fields hold is wrong, and so it is for every item. */
const isOfForm = ({ status, fields }: ApiError) => status === 422 && fields.seen === undefined;
/** So many refusals of the fields show that it is not about one item. */
const ENOUGH = 2;

interface Sending {
  client: QueryClient;
  batch: Omit<Batch, 'rows'>;
  /** Those that are unsent are sent. */
  rows: BatchRow[];
  textOf: (error: Error) => string;
}

/** Sends the rows one after the other, and keeps what became of each. */
async function send({ client, batch, rows, textOf }: Sending): Promise<void> {
  const { verb, args, kind } = batch;
  const unsent = rows.filter(({ state }) => state === 'unsent');
  let wrong = 0;
  for (const [at, row] of unsent.entries()) {
    const own = fixedOf({ kind: kind as OpsKind, id: row.id }, { isOfHome: false });
    const body = { verb, args: { ...parsed(args, {}), ...own }, seen: row.seen };
    const error = await sendAct(client, body).then(
      () => null,
      (failure) => {
        if (failure instanceof ApiError) return failure;
        throw failure;
      },
    );
    if (error && isOfForm(error)) wrong += 1;
    if (error && wrong === at + 1 && wrong === Math.min(ENOUGH, unsent.length)) throw error;
    row.state = error === null ? 'done' : error.isPassing ? 'unsent' : 'refused';
    row.why = error ? [textOf(error), ...Object.values(error.fields)].join('. ') : '';
    if (wrong < at + 1) batchDraft.change({ ...batch, rows: JSON.stringify(rows) });
    if (error?.unreached) return;
  }
}

interface Handling {
  kind: OpsKind;
  /** What is done to them. */
  label: string;
  items: readonly Pick<OpsItem, 'id' | 'title' | 'seen'>[];
}

/**
 * Carries out a verb on several items, each as if it were alone. One that fails stops no other; but
 * without network the rest is not sent. Throws what is wrong with the form's fields: nothing is
 * done then.
 */
export function useBatch({ kind, label, items }: Handling) {
  const client = useQueryClient();
  const textOf = useErrorText();
  return useMutation<Answer<'ops.act'>, ApiError, Body<'ops.act'>>({
    mutationFn: async ({ verb, args }) => {
      const rows = items.map(
        ({ id, title, seen }) => ({ id, title, seen, state: 'unsent', why: '' }) as const,
      );
      const batch = { kind, verb, label, args: JSON.stringify(args) };
      await send({ client, batch, rows: [...rows], textOf });
      // The form needs no success of its own: the results say it.
      return { verb, target: null, isHeld: true };
    },
    onSettled: () => void client.invalidateQueries({ queryKey: ['ops'] }),
  });
}

/** Sends what was not sent, under the same keys: what was done after all is not done twice. */
export function useSendRest() {
  const client = useQueryClient();
  const textOf = useErrorText();
  return useMutation<void, ApiError, void>({
    mutationFn: () => {
      const { rows: _, ...batch } = batchDraft.current();
      return send({ client, batch, rows: rowsOf(batchDraft.current()), textOf });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: ['ops'] }),
  });
}
