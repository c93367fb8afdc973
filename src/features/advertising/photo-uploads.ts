import { ApiError } from '../../api/api-error.ts';
import type { PhotoStore } from '../../device/photo-store.ts';
import { randomKey } from '../../lib/random-key.ts';
import { FileError, type FileErrorReason } from '../../lib/shrink-photo.ts';
import { type DraftPhoto, moved, type UploadedPhoto } from './draft-photos.ts';

/** Parallel uploads: a phone's uplink gains nothing from more. */
const LANES = 2;
/** A failed upload is retried after this pause, which doubles each time up to the limit. */
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** A photograph of the form, from the choice of its file on. */
export interface PhotoItem {
  /** Unique: names the photograph on the device, and its upload on the server. */
  key: string;
  /**
   * `waiting` for shrinking or its turn, `sending`, `kept` by the server, `failed` on the way (can
   * be retried), `refused` for good.
   */
  state: 'waiting' | 'sending' | 'kept' | 'failed' | 'refused';
  /** The file's name, for messages about it. */
  name: string;
  /** The part sent, 0 to 1; after a failure, the part before it. */
  share: number;
  /** An object URL until the server has it; null where there is nothing to show. */
  preview: string | null;
  /** Once it is kept. */
  photo: UploadedPhoto | null;
  /** Why it was refused or failed; `lost`: the page closed before the device stored it. */
  error: FileErrorReason | 'tooMany' | 'lost' | ApiError | null;
  /** The server found a similar one in another ad. */
  isDuplicate: boolean;
  /** The device has no room for it: it is lost with the page. */
  isInMemoryOnly: boolean;
}

export interface Uploaded extends UploadedPhoto {
  isDuplicate: boolean;
}

interface UploadSetup {
  /** The photographs of the draft, in their order. */
  read: () => DraftPhoto[];
  /** Saves them in the draft. */
  write: (photos: DraftPhoto[]) => void;
  store: PhotoStore;
  most: number;
  shrink: (file: Blob) => Promise<Blob>;
  /** Idempotent by `key`: a retry after a lost answer adds no second. */
  send: (
    photo: Blob,
    options: { key: string; onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<Uploaded>;
  /** An object URL of a small picture of it; null where it can't be drawn. */
  preview: { make: (file: Blob) => Promise<string | null>; drop: (address: string) => void };
}

export type PhotoUploads = ReturnType<typeof createPhotoUploads>;

const FRESH = {
  name: '',
  share: 0,
  preview: null,
  photo: null,
  error: null,
  isDuplicate: false,
  isInMemoryOnly: false,
} as const;

const AGAIN = { state: 'waiting', share: 0, error: null } as const;

function itemOf(saved: DraftPhoto): PhotoItem {
  if ('waiting' in saved) return { ...FRESH, key: saved.waiting, state: 'waiting', name: saved.name };
  return { ...FRESH, key: randomKey(), state: 'kept', share: 1, photo: saved };
}

/** What the draft stores: all but refused photographs. */
const savedOf = ({ state, photo, key, name }: PhotoItem): DraftPhoto[] =>
  state === 'refused' ? [] : [photo ?? { waiting: key, name }];

/** The photographs in order. Saves every change in the draft and calls the listeners. */
function createPhotoList({ read, write }: Pick<UploadSetup, 'read' | 'write'>) {
  const listeners = new Set<() => void>();
  let items: readonly PhotoItem[] = read().map(itemOf);
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const replace = (next: readonly PhotoItem[]): void => {
    const text = (list: readonly PhotoItem[]) => JSON.stringify(list.flatMap(savedOf));
    const isSame = text(items) === text(next);
    items = next;
    if (!isSame) write(next.flatMap(savedOf));
    notify();
  };
  return {
    current: (): readonly PhotoItem[] => items,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    has: (key: string) => items.some((item) => item.key === key),
    replace,
    change: (key: string, part: Partial<PhotoItem>) =>
      replace(items.map((item) => (item.key === key ? { ...item, ...part } : item))),
    /** Reads the items from the draft. */
    readAgain(): void {
      items = read().map(itemOf);
      notify();
    },
  };
}

/** Sends shrunk photographs, some at a time; retries failed ones after a pause. */
function createSender(
  list: ReturnType<typeof createPhotoList>,
  { store, send }: Pick<UploadSetup, 'store' | 'send'>,
) {
  /** Shrunk photographs, ready to send. */
  const ready = new Map<string, Blob>();
  const running = new Map<string, AbortController>();
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function refuse(key: string, error: PhotoItem['error']): void {
    ready.delete(key);
    list.change(key, { state: 'refused', error });
    void store.drop(key);
  }

  function fill(): void {
    for (const { key, state } of list.current()) {
      if (running.size >= LANES) return;
      const photo = state === 'waiting' && !running.has(key) && ready.get(key);
      if (photo) void run(key, photo);
    }
  }

  async function run(key: string, photo: Blob): Promise<void> {
    const control = new AbortController();
    const { signal } = control;
    running.set(key, control);
    list.change(key, { state: 'sending', share: 0, error: null });
    try {
      const onProgress = (share: number) => list.change(key, { share });
      const { isDuplicate, ...stored } = await send(photo, { key, signal, onProgress });
      ready.delete(key);
      pause = FIRST_PAUSE_MS;
      list.change(key, { state: 'kept', share: 1, photo: stored, isDuplicate });
      void store.drop(key);
    } catch (error) {
      if (!signal.aborted) settleFailure(key, error);
    } finally {
      running.delete(key);
      fill();
    }
  }

  function settleFailure(key: string, reason: unknown): void {
    const error = reason instanceof ApiError ? reason : ApiError.fromNetwork('offline');
    // A refusal is final; an expired session (401) is no refusal of the photograph.
    if (!error.isPassing && error.status !== 401) {
      refuse(key, error);
      return;
    }
    list.change(key, { state: 'failed', error });
    clearTimeout(timer);
    // Browsers do not report every reconnection.
    timer = setTimeout(retryFailed, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }

  function retryFailed(): void {
    const items = list.current();
    list.replace(items.map((item) => (item.state === 'failed' ? { ...item, ...AGAIN } : item)));
    fill();
  }

  return {
    ready,
    fill,
    refuse,
    retryFailed,
    stop(key: string): void {
      running.get(key)?.abort();
      ready.delete(key);
    },
    stopRetrying: () => clearTimeout(timer),
  };
}

/**
 * The photographs of one form: stores the chosen files on the device, shrinks one at a time and
 * sends some at a time. Each upload is independent of the others and of the form's open step. The
 * draft lists all of them at once; photographs restored with the draft continue where they were.
 */
export function createPhotoUploads(setup: UploadSetup) {
  const { store, most, shrink, preview } = setup;
  const list = createPhotoList(setup);
  const sender = createSender(list, setup);
  let shrinking = Promise.resolve();
  let storing = Promise.resolve();
  void bringBack();

  async function show(key: string, photo: Blob): Promise<void> {
    const address = await preview.make(photo);
    if (!address) return;
    if (list.has(key)) list.change(key, { preview: address });
    else preview.drop(address);
  }

  /**
   * Restores the draft's photographs after a reload or a reset; drops all others from the device.
   */
  async function bringBack(): Promise<void> {
    const waiting = list.current().filter(({ state }) => state === 'waiting');
    const keys = waiting.map(({ key }) => key);
    await store.keepOnly(keys);
    await Promise.all(keys.map(bringBackOne));
  }

  async function bringBackOne(key: string): Promise<void> {
    const stored = await store.read(key);
    if (!list.has(key)) return;
    if (!stored) {
      list.change(key, { state: 'refused', error: 'lost' });
      return;
    }
    void show(key, stored.photo);
    if (stored.isAsChosen) prepare(key, stored.photo);
    else {
      sender.ready.set(key, stored.photo);
      sender.fill();
    }
  }

  /**
   * Stores the original file: a page that is killed before it is shrunk loses nothing. One after
   * the other.
   */
  function storeChosen(key: string, file: Blob): void {
    storing = storing.then(async () => {
      const isToCome = list.current().some((item) => item.key === key && item.state === 'waiting');
      if (isToCome && !sender.ready.has(key)) await store.put(key, { photo: file, isAsChosen: true });
    });
  }

  /** A phone has memory for one at a time. It is sent even if the device can't store it. */
  function prepare(key: string, file: Blob): void {
    shrinking = shrinking.then(async () => {
      if (!list.has(key)) return;
      try {
        const photo = await shrink(file);
        if (!list.has(key)) return;
        sender.ready.set(key, photo);
        void store
          .put(key, { photo, isAsChosen: false })
          .then((isUploaded) => isUploaded || list.change(key, { isInMemoryOnly: true }));
        sender.fill();
      } catch (error) {
        sender.refuse(key, error instanceof FileError ? error.reason : 'notPhoto');
      }
    });
  }

  return {
    current: list.current,
    subscribe: list.subscribe,
    add(chosen: readonly File[]): void {
      let room = most - list.current().filter(({ state }) => state !== 'refused').length;
      const taken = new Map<string, File>();
      const added = chosen.map((file): PhotoItem => {
        const item = { ...FRESH, key: randomKey(), name: file.name };
        if (room <= 0) return { ...item, state: 'refused', error: 'tooMany' };
        room -= 1;
        taken.set(item.key, file);
        return { ...item, state: 'waiting' };
      });
      list.replace([...list.current(), ...added]);
      // Shows all before it shrinks the first.
      for (const [key, file] of taken) void show(key, file);
      for (const [key, file] of taken) storeChosen(key, file);
      for (const [key, file] of taken) prepare(key, file);
    },
    retry(key: string): void {
      list.change(key, AGAIN);
      sender.fill();
    },
    /** Retries failed uploads, once the network is back. */
    retryFailed: sender.retryFailed,
    /** Removes it from the form and stops its upload; the caller deletes it on the server. */
    remove(key: string): void {
      const gone = list.current().find((item) => item.key === key);
      sender.stop(key);
      if (gone?.preview) preview.drop(gone.preview);
      list.replace(list.current().filter((item) => item.key !== key));
      void store.drop(key);
    },
    move(from: number, to: number): void {
      const items = list.current();
      if (to >= 0 && to < items.length && from !== to) list.replace(moved(items, from, to));
    },
    /** Starts over from the draft, after the form was sent or discarded. */
    reset(): void {
      for (const { key, preview: address } of list.current()) {
        sender.stop(key);
        if (address) preview.drop(address);
      }
      sender.stopRetrying();
      list.readAgain();
      void bringBack();
    },
  };
}
