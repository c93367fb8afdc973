import type { Language } from '../../../contract/language.ts';
import type { Api } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import { randomKey } from '../../lib/random-key.ts';
import { type Outcome, openQueueChannel, sendOne, sendWrites, withSendLock } from './sending.ts';
import {
  isSuperseded,
  type NewWrite,
  type QueuedCall,
  type QueuedWrite,
  removeWritesOfOthers,
  type WriteStore,
} from './store.ts';

/**
 * While the page is open, pending writes are retried after this pause, which doubles each time. Any
 * new cause, such as the device's word that it is online, begins anew: the first seconds may fail.
 */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** The state of a write after an attempt. `answer` is null if another tab or the worker sent it. */
export type WriteResult =
  | { state: 'sent'; answer: object | null }
  | { state: 'pending' }
  | { state: 'superseded' };

/** Called with the outcome of a write; null if another tab or the worker sent it. */
type SettledListener = (write: QueuedWrite, outcome: Outcome | null) => void;

interface QueueSetup {
  openStore: () => Promise<WriteStore>;
  api: Api;
  /** Who is signed in now; null for a guest. */
  person: () => { id: number; token: string } | null;
  language: () => Language;
  /** False if there is certainly no network: then nothing is sent. */
  isOnline: () => boolean;
  /** Registers a Background Sync, where the browser supports it. */
  askForSync: () => void;
}

/** Shared by the parts of the queue. */
interface Parts extends QueueSetup {
  opening: Promise<WriteStore>;
  view: QueueView;
}

type QueueView = ReturnType<typeof createView>;
export type WriteQueue = ReturnType<typeof createWriteQueue>;

/** A page's copy of the store: the user's writes as last read, and their listeners. */
function createView(opening: Promise<WriteStore>, person: QueueSetup['person']) {
  const listeners = new Set<() => void>();
  const settledListeners = new Set<SettledListener>();
  /** By seq, the writes whose `add` has not returned yet, with their outcomes. */
  const awaited = new Map<number, Outcome | null>();
  let writes: readonly QueuedWrite[] = [];
  let isBlocked = false;
  const channel = openQueueChannel(() => void refresh());

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function settle(write: QueuedWrite, outcome: Outcome | null): void {
    if (awaited.has(write.seq)) awaited.set(write.seq, outcome ?? awaited.get(write.seq) ?? null);
    else for (const listener of settledListeners) listener(write, outcome);
  }

  /**
   * Rereads the store. A write that is gone without a change by this page was settled elsewhere.
   */
  async function refresh(isOwnChange = false): Promise<void> {
    const all = await (await opening).all();
    const before = writes;
    writes = all.filter(({ personId }) => personId === person()?.id);
    if (!isOwnChange) {
      const isHere = ({ seq }: QueuedWrite) => writes.some((write) => write.seq === seq);
      for (const gone of before) if (!isHere(gone)) settle(gone, null);
    }
    if (writes.every(({ failure }) => failure)) isBlocked = false;
    notify();
  }

  return {
    awaited,
    settle,
    refresh,
    current: (): readonly QueuedWrite[] => writes,
    isBlocked: (): boolean => isBlocked,
    setBlocked(value: boolean): void {
      isBlocked = value;
      notify();
    },
    /** Call after this page has changed the store. */
    async changed(): Promise<void> {
      await refresh(true);
      channel.announce();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onSettled(listener: SettledListener): () => void {
      settledListeners.add(listener);
      return () => settledListeners.delete(listener);
    },
  };
}

/** The api, as long as this user is signed in: no write is sent as another user. */
function apiFor(personId: number, { api, person }: QueueSetup): Api {
  return ((...call: Parameters<Api>) =>
    person()?.id === personId ? api(...call) : Promise.reject(ApiError.fromNetwork('offline'))) as Api;
}

/** Sends pending writes; retries by a timer, and through the worker. */
function createSender(parts: Parts) {
  const { opening, view, person, language, isOnline, askForSync } = parts;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send(pause = FIRST_PAUSE_MS): Promise<void> {
    clearTimeout(timer);
    const sender = person();
    if (!sender) return;
    const store = await opening;
    const onSettled = (write: QueuedWrite, outcome: Outcome) => {
      view.settle(write, outcome);
      void view.changed();
    };
    const api = apiFor(sender.id, parts);
    const isAllSent =
      isOnline() && (await withSendLock(() => sendWrites({ store, personId: sender.id, api, onSettled })));
    if (person()?.id !== sender.id) return;
    view.setBlocked(!isAllSent);
    if (isAllSent) {
      await store.setSender(null);
      return;
    }
    await store.setSender({ personId: sender.id, token: sender.token, language: language() });
    askForSync();
    clearTimeout(timer);
    timer = setTimeout(() => void send(Math.min(pause * 2, LONGEST_PAUSE_MS)), pause);
  }

  return { send: () => send(), stop: () => clearTimeout(timer) };
}

/**
 * Sends a write at once that could not be stored. Throws the ApiError of a failed call. Removes
 * older writes with the same subject: sent later, they would undo it.
 */
async function sendDirectly(write: NewWrite, parts: Parts): Promise<WriteResult> {
  const outcome = await withSendLock(() => sendOne(apiFor(write.personId, parts), write));
  if ('error' in outcome) throw outcome.error;
  await forgetOlder(write, parts).catch(() => undefined);
  return { state: 'sent', answer: outcome.answer };
}

async function forgetOlder(write: NewWrite, { opening, view }: Parts): Promise<void> {
  const store = await opening;
  const last = { ...write, seq: Number.POSITIVE_INFINITY };
  for (const older of await store.all()) {
    if (!isSuperseded(older, [last])) continue;
    await store.remove(older.seq);
    view.settle(older, { isSuperseded: true });
  }
  await view.changed();
}

/** The result of an attempted write. For a refused one, removes it and throws its ApiError. */
async function resultOf(seq: number, { opening, view }: Parts): Promise<WriteResult> {
  const store = await opening;
  const outcome = view.awaited.get(seq);
  const left = (await store.all()).find((write) => write.seq === seq);
  const error = outcome && 'error' in outcome ? outcome.error : refusalOf(left);
  if (error) {
    await store.remove(seq);
    await view.changed();
    throw error;
  }
  if (outcome && 'isSuperseded' in outcome) return { state: 'superseded' };
  if (outcome && 'answer' in outcome) return { state: 'sent', answer: outcome.answer };
  return left ? { state: 'pending' } : { state: 'sent', answer: null };
}

function refusalOf(write: QueuedWrite | undefined): ApiError | null {
  if (!write?.failure) return null;
  const { message, number, fields } = write.failure;
  return new ApiError(message, number, 422, fields);
}

/** A page's queue of writes: adds to it, sends it, and notifies the components that show it. */
export function createWriteQueue(setup: QueueSetup) {
  const { person } = setup;
  const opening = setup.openStore();
  const view = createView(opening, person);
  const parts: Parts = { ...setup, opening, view };
  const { send, stop } = createSender(parts);
  return {
    /** The user's pending and refused writes, in order; the same array until something changes. */
    current: view.current,
    /** Whether the last attempt to send left something pending. */
    isBlocked: view.isBlocked,
    subscribe: view.subscribe,
    /** Subscribes to writes that are settled after their `add` has returned. */
    onSettled: view.onSettled,
    refresh: () => view.refresh(),
    send,
    /**
     * Stores a write, then sends all pending ones in order. Throws ApiError where the server
     * refuses it, where no user is signed in, or where it can be neither stored nor sent.
     */
    async add(call: QueuedCall): Promise<WriteResult> {
      const sender = person();
      if (!sender) throw ApiError.fromNetwork('offline');
      const store = await opening;
      const write = { id: randomKey(), personId: sender.id, call, madeAt: Date.now(), failure: null };
      const added = await store.add(write).catch(() => null);
      if (!added) return sendDirectly(write, parts);
      const { seq, superseded } = added;
      view.awaited.set(seq, null);
      try {
        // Includes one that is being sent.
        for (const older of superseded) view.settle(older, { isSuperseded: true });
        await view.changed();
        await send();
        return await resultOf(seq, parts);
      } finally {
        view.awaited.delete(seq);
      }
    },
    /**
     * Sends a refused write again, with a new idempotency key: for the old one the server repeats
     * its answer.
     */
    async retry(write: QueuedWrite): Promise<void> {
      await (await opening).change({ ...write, id: randomKey(), failure: null });
      await view.changed();
      await send();
    },
    async discard(write: QueuedWrite): Promise<void> {
      await (await opening).remove(write.seq);
      await view.changed();
      view.settle(write, { isDiscarded: true });
    },
    /**
     * Removes the writes of all users but this one (null: of all), whose session may have expired:
     * then they wait until it is back.
     */
    async forgetOthers(keeper: number | null): Promise<void> {
      const store = await opening;
      await removeWritesOfOthers(store, keeper);
      if (person() === null) {
        stop();
        await store.setSender(null);
      }
      await view.changed();
    },
    /** Removes all writes, when their user has signed out. */
    async forget(): Promise<void> {
      stop();
      await (await opening).clear();
      await view.changed();
    },
  };
}
