import type { Api, CallInput } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import {
  isOvertaken,
  type KeptWrite,
  type NewWrite,
  type QueuedName,
  type WriteFailure,
} from './queued-write.ts';
import type { WriteStore } from './write-store.ts';

/** What became of a write: the server's answer, why it did not take it, or that a later one stands for it. */
export type Outcome =
  | { answer: object }
  | { error: ApiError }
  | { isOvertaken: true }
  | { isDiscarded: true };

interface SendOptions {
  store: WriteStore;
  personId: number;
  api: Api;
  /** Told of each write that is no longer on its way. */
  onSettled?: (write: KeptWrite, outcome: Outcome) => void;
}

/**
 * Whether a write may succeed later as it stands: the way or the service failed, something else answered in
 * the server's place (a captive portal), or the session ended and its person may come back.
 */
function mayGoLater(error: ApiError): boolean {
  return error.isPassing || error.unreached !== null || error.status === 401;
}

/**
 * Sends a person's writes in order, one at a time, until none is left: true then, false where the rest has
 * to wait. One goes out of the store only once it was answered, so that nothing is lost; its key makes a
 * second try do nothing twice. What a later one is about is not sent. A refused write stays, with why, and
 * holds nobody up. Only one may send at a time: see `asOnlySender`.
 */
export async function sendWrites({ store, personId, api, onSettled }: SendOptions): Promise<boolean> {
  for (;;) {
    const all = await store.all();
    const mine = all.filter((write) => write.personId === personId);
    const next = mine.find(({ failure }) => failure === null);
    if (!next) return true;
    if (isOvertaken(next, mine)) {
      await store.remove(next.seq);
      onSettled?.(next, { isOvertaken: true });
      continue;
    }
    const outcome = await sendOne(api, next);
    if ('error' in outcome && mayGoLater(outcome.error)) return false;
    const isRefused = 'error' in outcome && !isOvertaken(next, await store.all());
    if (isRefused) await store.change({ ...next, failure: failureOf(outcome.error) });
    else await store.remove(next.seq);
    onSettled?.(next, outcome);
  }
}

function failureOf({ message, number, fields }: ApiError): WriteFailure {
  return { message, number, fields };
}

/** One write, as it stands: the server's answer, or why there was none. */
export async function sendOne(
  api: Api,
  { id, call }: NewWrite,
): Promise<{ answer: object } | { error: ApiError }> {
  try {
    const answer = await api(call.name, call.input as CallInput<QueuedName>, { idempotencyKey: id });
    return { answer };
  } catch (error) {
    return { error: error instanceof ApiError ? error : ApiError.fromNetwork('offline') };
  }
}
