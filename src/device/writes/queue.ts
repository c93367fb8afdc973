import type { Language } from '../../../contract/language.ts';
import type { Api } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import { randomKey } from '../../lib/random-key.ts';
import { asOnlySender, type Outcome, openWriteNews, sendOne, sendWrites } from './sending.ts';
import type { WriteStore } from './store.ts';
import { isOvertaken, type KeptWrite, type NewWrite, type QueuedCall } from './store.ts';

/** What waits is tried again after this long while the page is open, then after twice as long, up to the limit. */
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** How a write stands once it was tried. `answer` is null where another tab or the worker has sent it. */
export type Tried = { state: 'sent'; answer: object | null } | { state: 'waits' } | { state: 'overtaken' };

/** What became of a write that nobody waits for; null where only another tab or the worker knows. */
type SettledListener = (write: KeptWrite, outcome: Outcome | null) => void;

interface QueueSetup {
  openStore: () => Promise<WriteStore>;
  api: Api;
  /** Who is signed in now; null for a guest. */
  person: () => { id: number; token: string } | null;
  language: () => Language;
  /** False where there is no network for sure: nothing is tried then. */
  isOnline: () => boolean;
  /** Asks for a Background Sync, where there is such a thing. */
  askForSync: () => void;
}

export type WriteQueue = ReturnType<typeof createWriteQueue>;

/** A page's view of what waits: adds to it, sends it, and tells who shows it. */
export function createWriteQueue({ openStore, api, person, language, isOnline, askForSync }: QueueSetup) {
  const opening = openStore();
  const listeners = new Set<() => void>();
  const settledListeners = new Set<SettledListener>();
  /** Writes that `add` has not answered for yet, with what became of them. */
  const awaited = new Map<number, Outcome | null>();
  let kept: readonly KeptWrite[] = [];
  let isBlocked = false;
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const news = openWriteNews(() => void refresh());

  function settle(write: KeptWrite, outcome: Outcome | null): void {
    if (awaited.has(write.seq)) awaited.set(write.seq, outcome ?? awaited.get(write.seq) ?? null);
    else for (const listener of settledListeners) listener(write, outcome);
  }

  /** Reads the store anew. What has left it since, without this page's doing, was settled elsewhere. */
  async function refresh(isOurDoing = false): Promise<void> {
    const now = await (await opening).all();
    const before = kept;
    kept = now.filter(({ personId }) => personId === person()?.id);
    if (!isOurDoing) {
      const isHere = ({ seq }: KeptWrite) => kept.some((write) => write.seq === seq);
      for (const gone of before) if (!isHere(gone)) settle(gone, null);
    }
    if (kept.every(({ failure }) => failure)) isBlocked = false;
    for (const listener of listeners) listener();
  }

  async function changed(): Promise<void> {
    await refresh(true);
    news.tell();
  }

  /** What a write that was never kept stands for. */
  async function forgetOlder(write: NewWrite): Promise<void> {
    const store = await opening;
    const last = { ...write, seq: Number.POSITIVE_INFINITY };
    for (const older of await store.all()) {
      if (!isOvertaken(older, [last])) continue;
      await store.remove(older.seq);
      settle(older, { isOvertaken: true });
    }
  }

  /** Sends what waits; where it can't be sent, sees to it that it is tried again, by the worker too. */
  async function send(): Promise<void> {
    clearTimeout(timer);
    const sender = person();
    if (!sender) return;
    const store = await opening;
    const guarded = ((...call: Parameters<Api>) =>
      person()?.id === sender.id ? api(...call) : Promise.reject(ApiError.fromNetwork('offline'))) as Api;
    const isAllSent =
      isOnline() &&
      (await asOnlySender(() =>
        sendWrites({
          store,
          personId: sender.id,
          api: guarded,
          onSettled: (write, outcome) => {
            settle(write, outcome);
            void changed();
          },
        }),
      ));
    if (person()?.id !== sender.id) return;
    isBlocked = !isAllSent;
    for (const listener of listeners) listener();
    if (isAllSent) {
      pause = FIRST_PAUSE_MS;
      await store.keepSender(null);
      return;
    }
    await store.keepSender({ personId: sender.id, token: sender.token, language: language() });
    askForSync();
    timer = setTimeout(() => void send(), pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }

  /** What became of a write that was tried. Fails with the ApiError of one that was refused, and forgets it. */
  async function outcomeOf(seq: number): Promise<Tried> {
    const store = await opening;
    const outcome = awaited.get(seq);
    const left = (await store.all()).find((write) => write.seq === seq);
    const error = outcome && 'error' in outcome ? outcome.error : refusalOf(left);
    if (error) {
      await store.remove(seq);
      await changed();
      throw error;
    }
    if (outcome && 'isOvertaken' in outcome) return { state: 'overtaken' };
    if (outcome && 'answer' in outcome) return { state: 'sent', answer: outcome.answer };
    return left ? { state: 'waits' } : { state: 'sent', answer: null };
  }

  /** A write that the device has no room for goes now; where it can't, its person hears of it and does it again. */
  async function sendUnkept(write: NewWrite): Promise<Tried> {
    const outcome = await asOnlySender(async () =>
      person()?.id === write.personId ? sendOne(api, write) : { error: ApiError.fromNetwork('offline') },
    );
    if ('error' in outcome) throw outcome.error;
    // Sent after it, an older one about the same would undo it.
    await forgetOlder(write)
      .then(changed)
      .catch(() => undefined);
    return { state: 'sent', answer: outcome.answer };
  }

  return {
    /** The person's writes that wait or were refused, in order. The same array until something changes. */
    current: (): readonly KeptWrite[] => kept,
    /** Whether what waits could not be sent when it was last tried. */
    isBlocked: (): boolean => isBlocked,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Hears of writes that are settled while no caller of `add` waits for them. */
    onSettled(listener: SettledListener): () => void {
      settledListeners.add(listener);
      return () => settledListeners.delete(listener);
    },
    refresh,
    send,
    /**
     * Keeps a write, then tries to send all that waits, in order. Answers how it stands; fails with ApiError
     * where the server refused it, or nobody is signed in, or it could be neither kept nor sent.
     */
    async add(call: QueuedCall): Promise<Tried> {
      const sender = person();
      if (!sender) throw ApiError.fromNetwork('offline');
      const store = await opening;
      const write = { id: randomKey(), personId: sender.id, call, madeAt: Date.now(), failure: null };
      const added = await store.add(write).catch(() => null);
      if (!added) return sendUnkept(write);
      const { seq, overtaken } = added;
      awaited.set(seq, null);
      try {
        // Also one that is on its way.
        for (const older of overtaken) settle(older, { isOvertaken: true });
        await changed();
        await send();
        return await outcomeOf(seq);
      } finally {
        awaited.delete(seq);
      }
    },
    /** Tries a refused write again, under a new key: the server remembers what it said under the old. */
    async retry(write: KeptWrite): Promise<void> {
      await (await opening).change({ ...write, id: randomKey(), failure: null });
      await changed();
      await send();
    },
    async discard(write: KeptWrite): Promise<void> {
      await (await opening).remove(write.seq);
      await changed();
      settle(write, { isDiscarded: true });
    },
    /** Forgets what others than the person who is signed in have left behind. */
    async forgetOthers(): Promise<void> {
      const store = await opening;
      const others = (await store.all()).filter(({ personId }) => personId !== person()?.id);
      await Promise.all(others.map(({ seq }) => store.remove(seq)));
    },
    /** Forgets everything, whoever made it: its person has signed out. */
    async forget(): Promise<void> {
      clearTimeout(timer);
      await (await opening).clear();
      await changed();
    },
  };
}

function refusalOf(write: KeptWrite | undefined): ApiError | null {
  if (!write?.failure) return null;
  const { message, number, fields } = write.failure;
  return new ApiError(message, number, 422, fields);
}
