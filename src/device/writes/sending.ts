import type { Api, CallInput } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import { openChannel } from '../worker-messages.ts';
import type { WriteStore } from './store.ts';
import { isOvertaken, type KeptWrite, type NewWrite, type QueuedName, type WriteFailure } from './store.ts';

const LOCK = 'rukn.writes';

/** Longer than a call may take: a lock that has not come by then won't. */
const LIMIT_MS = 12_000;

let turn: Promise<unknown> = Promise.resolve();
/** A lock did not come in time: nobody waits for the next one before it has. */
let isSilent = false;

/** The page's own work at least is done one after the other. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  return mine;
}

/**
 * Runs work while nobody else of this site does: other tabs and the worker wait (Web Locks). Where a browser has no
 * locks, forbids them or never gives one, the page's own work waits for its turn; a write's key makes a second
 * sending do nothing twice.
 */
export function asOnlySender<Result>(work: () => Promise<Result>): Promise<Result> {
  if (isSilent || typeof navigator === 'undefined' || !('locks' in navigator)) return inTurn(work);
  return new Promise((resolve, reject) => {
    let isBegun = false;
    const begin = (run: (work: () => Promise<Result>) => Promise<Result>) => {
      if (isBegun) return undefined;
      isBegun = true;
      const done = run(work);
      done.then(resolve, reject);
      return done;
    };
    const timer = setTimeout(() => {
      isSilent = true;
      void begin(inTurn);
    }, LIMIT_MS);
    navigator.locks
      .request(LOCK, () => {
        clearTimeout(timer);
        isSilent = false;
        return begin((given) => given())?.then(
          () => undefined,
          () => undefined,
        );
      })
      .catch(() => {
        clearTimeout(timer);
        void begin(inTurn);
      });
  });
}

const CHANNEL = 'rukn.writes';

/**
 * How pages and the worker tell one another that the store of writes has changed. A channel does not hear
 * what it says itself. Nothing where the browser has no channels.
 */
export function openWriteNews(onNews: () => void): { tell: () => void } {
  const channel = openChannel(CHANNEL);
  channel?.addEventListener('message', onNews);
  return { tell: () => channel?.postMessage(null) };
}

/** The tag of the Background Sync that sends what waits once there is a network. */
export const SYNC_TAG = 'rukn.writes';

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
