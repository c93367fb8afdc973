import type { Api, CallInput } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import { openChannel } from '../worker-messages.ts';
import {
  isSuperseded,
  type NewWrite,
  QUEUE_NAME,
  type QueuedName,
  type QueuedWrite,
  type WriteFailure,
  type WriteStore,
} from './store.ts';

/** Longer than a call may take; after that a lock is not waited for. */
const LOCK_LIMIT_MS = 12_000;

let turn: Promise<unknown> = Promise.resolve();
/** The last lock was not granted in time; until it is, no work waits for one. */
let isLockStuck = false;

/** Runs at least this page's work one after the other. */
function withPermit<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  return mine;
}

/**
 * The send lock (Web Locks): runs work while no other tab or worker of this site does. Where a
 * browser has no locks, forbids them or never grants one, only this page's work is serialised; the
 * idempotency key makes a second sending harmless.
 */
export function withSendLock<Result>(work: () => Promise<Result>): Promise<Result> {
  if (isLockStuck || typeof navigator === 'undefined' || !('locks' in navigator)) return withPermit(work);
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
      isLockStuck = true;
      void begin(withPermit);
    }, LOCK_LIMIT_MS);
    navigator.locks
      .request(QUEUE_NAME, () => {
        clearTimeout(timer);
        isLockStuck = false;
        return begin((lock) => lock())?.then(
          () => undefined,
          () => undefined,
        );
      })
      .catch(() => {
        clearTimeout(timer);
        void begin(withPermit);
      });
  });
}

/**
 * The queue channel, on which pages and the worker announce changes of the store. A channel does
 * not receive its own messages. Does nothing where the browser has no channels.
 */
export function openQueueChannel(onChange: () => void): { announce: () => void } {
  const channel = openChannel(QUEUE_NAME);
  channel?.addEventListener('message', onChange);
  return { announce: () => channel?.postMessage(null) };
}

/**
 * The outcome of a write: answered or refused by the server, superseded by a later one, or
 * discarded.
 */
export type Outcome =
  | { answer: object }
  | { error: ApiError }
  | { isSuperseded: true }
  | { isDiscarded: true };

interface SendOptions {
  store: WriteStore;
  personId: number;
  api: Api;
  /** Called for each settled write. */
  onSettled?: (write: QueuedWrite, outcome: Outcome) => void;
}

/**
 * Whether the same write may succeed later: the network or the service failed, something else
 * answered (a captive portal), or the session ended and the user may sign in again.
 */
function mayGoLater(error: ApiError): boolean {
  return error.isPassing || error.unreached !== null || error.status === 401;
}

/**
 * Sends a user's pending writes in order, one at a time; call it under `withSendLock`. Returns true
 * once none is pending, false if some have to wait. A write leaves the store only after its answer,
 * so that none is lost; a refused one stays with its reason and does not block the next. Superseded
 * writes are not sent. Each is attempted once a run, even if the store fails to remove it.
 */
export async function sendWrites({ store, personId, api, onSettled }: SendOptions): Promise<boolean> {
  const attempted = new Set<NewWrite['id']>();
  for (;;) {
    const mine = (await store.all()).filter((write) => write.personId === personId);
    const pending = mine.filter(({ failure }) => failure === null);
    const next = pending.find(({ id }) => !attempted.has(id));
    if (!next) return pending.length === 0;
    attempted.add(next.id);
    if (isSuperseded(next, mine)) {
      await store.remove(next.seq);
      onSettled?.(next, { isSuperseded: true });
      continue;
    }
    const outcome = await sendOne(api, next);
    if ('error' in outcome && mayGoLater(outcome.error)) return false;
    const isRefused = 'error' in outcome && !isSuperseded(next, await store.all());
    if (isRefused) await store.change({ ...next, failure: failureOf(outcome.error) });
    else await store.remove(next.seq);
    onSettled?.(next, outcome);
  }
}

function failureOf({ message, number, fields }: ApiError): WriteFailure {
  return { message, number, fields };
}

/** Sends one write; returns the server's answer or the error. */
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
