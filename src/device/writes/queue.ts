import type { Language } from '../../../contract/language.ts';
import type { Api } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import { randomKey } from '../../lib/random-key.ts';
import { type Outcome, openQueueChannel, sendOne, sendWrites, withSendLock } from './sending.ts';
import { isSuperseded, type NewWrite, type QueuedCall, type QueuedWrite, type WriteStore } from './store.ts';

/**
 * While the page is open, what is pending is sent again after this pause, then after twice as long
 * each time.
 */
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/**
 * The state of a write after an attempt. `answer` is null where another tab or the worker has sent
 * it.
 */
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
  /** False where there is certainly no network: nothing is sent then. */
  isOnline: () => boolean;
  /** Asks for a Background Sync, where the browser has it. */
  askForSync: () => void;
}

/** What a part of the queue works with. */
interface Parts extends QueueSetup {
  opening: Promise<WriteStore>;
  view: QueueView;
}

type QueueView = ReturnType<typeof createView>;
export type WriteQueue = ReturnType<typeof createWriteQueue>;

/** What a page shows of the store: the person's writes as last read, and the listeners to them. */
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
   * Reads the store again. A write that is gone, without a change by this page, was settled
   * elsewhere.
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
    /** This page has changed the store. */
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

/** The api while this person is signed in: nothing is sent in another's name. */
function apiFor(personId: number, { api, person }: QueueSetup): Api {
  return ((...call: Parameters<Api>) =>
    person()?.id === personId ? api(...call) : Promise.reject(ApiError.fromNetwork('offline'))) as Api;
}

/**
 * Sends what is pending, and retries later what could not be sent: by a timer, and by the worker.
 */
function createSender(parts: Parts) {
  const { opening, view, person, language, isOnline, askForSync } = parts;
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send(): Promise<void> {
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
      pause = FIRST_PAUSE_MS;
      await store.setSender(null);
      return;
    }
    await store.setSender({ personId: sender.id, token: sender.token, language: language() });
    askForSync();
    timer = setTimeout(() => void send(), pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }

  return { send, stop: () => clearTimeout(timer) };
}

/**
 * Sends a write that the device has no room for, at once. Fails with the ApiError where that fails.
 * Older ones about the same are forgotten: sent after it, they would undo it.
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

/** The result of an attempted write. Fails with the ApiError of a refused one, and forgets it. */
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

/**
 * A page's view of the queue of writes: adds to it, sends it, and notifies the components that show
 * it.
 */
export function createWriteQueue(setup: QueueSetup) {
  const { person } = setup;
  const opening = setup.openStore();
  const view = createView(opening, person);
  const parts: Parts = { ...setup, opening, view };
  const { send, stop } = createSender(parts);
  return {
    /**
     * The person's pending and refused writes, in order. The same array until something changes.
     */
    current: view.current,
    /** Whether the last attempt to send left something pending. */
    isBlocked: view.isBlocked,
    subscribe: view.subscribe,
    /** Listens to writes that are settled after their `add` has returned. */
    onSettled: view.onSettled,
    refresh: () => view.refresh(),
    send,
    /**
     * Keeps a write, then sends all that is pending, in order. Fails with ApiError where the server
     * refuses it, where no user is signed in, or where it can be neither kept nor sent.
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
        // Also one that is being sent.
        for (const older of superseded) view.settle(older, { isSuperseded: true });
        await view.changed();
        await send();
        return await resultOf(seq, parts);
      } finally {
        view.awaited.delete(seq);
      }
    },
    /**
     * Sends a refused write again, under a new idempotency key: the server repeats its answer to
     * the old one.
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
    /** Forgets the writes of everybody but the person who is signed in. */
    async forgetOthers(): Promise<void> {
      const store = await opening;
      const others = (await store.all()).filter(({ personId }) => personId !== person()?.id);
      await Promise.all(others.map(({ seq }) => store.remove(seq)));
    },
    /** Forgets all writes: their person has signed out. */
    async forget(): Promise<void> {
      stop();
      await (await opening).clear();
      await view.changed();
    },
  };
}
