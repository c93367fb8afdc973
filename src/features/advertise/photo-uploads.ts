import { ApiError } from '../../api/api-error.ts';
import { type FileFault, FileRefused } from '../../lib/shrink-photo.ts';
import { type KeptPhoto, moved } from './kept-photo.ts';

/** So many are sent at a time: a phone's uplink gains nothing from more. */
const LANES = 2;

/** One photograph of the form, from the choice of its file on. */
export interface PhotoItem {
  /** Its own for as long as the page lives. */
  key: string;
  /**
   * `waiting` its turn, `sending`, `kept` by the server, `failed` on the way (it may be tried again),
   * `refused` for good.
   */
  state: 'waiting' | 'sending' | 'kept' | 'failed' | 'refused';
  /** The file's name, for the words that are said of it. */
  name: string;
  /** How much of it is sent, 0 to 1. */
  share: number;
  /** An address of the page's own for what is not kept yet; null where there is nothing to be shown. */
  preview: string | null;
  /** Once it is kept. */
  photo: KeptPhoto | null;
  /** Why it was refused, or failed. */
  fault: FileFault | 'tooMany' | ApiError | null;
  /** The server has seen much the same in another's ad. */
  isDuplicate: boolean;
}

export interface Uploaded extends KeptPhoto {
  isDuplicate: boolean;
}

interface UploadSetup {
  /** The photographs of the draft, in their order. */
  read: () => KeptPhoto[];
  /** Keeps them with the draft. */
  write: (photos: KeptPhoto[]) => void;
  most: number;
  shrink: (file: Blob) => Promise<Blob>;
  send: (
    file: Blob,
    options: { onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<Uploaded>;
  preview: { make: (file: Blob) => string; drop: (address: string) => void };
}

export type PhotoUploads = ReturnType<typeof createPhotoUploads>;

/**
 * The photographs of one form: chosen files are shrunk one at a time and sent some at a time, each by a call of
 * its own, whatever becomes of the others, and whichever step of the form is open. What the server has is kept
 * with the draft at once.
 */
export function createPhotoUploads({ read, write, most, shrink, send, preview }: UploadSetup) {
  let count = 0;
  let items: readonly PhotoItem[] = read().map(keptItem);
  const listeners = new Set<() => void>();
  const files = new Map<string, Blob>();
  const running = new Map<string, AbortController>();
  let shrinking = Promise.resolve();

  function keptItem(photo: KeptPhoto): PhotoItem {
    count += 1;
    const fresh = { share: 1, preview: null, fault: null, isDuplicate: false };
    return { key: `photo-${count}`, state: 'kept', name: '', photo, ...fresh };
  }

  function become(next: readonly PhotoItem[]): void {
    const kept = (list: readonly PhotoItem[]) => list.flatMap(({ photo }) => photo ?? []);
    const before = kept(items);
    items = next;
    const after = kept(next);
    if (after.length !== before.length || after.some((photo, at) => photo !== before[at])) write(after);
    for (const listener of listeners) listener();
  }

  const change = (key: string, part: Partial<PhotoItem>) =>
    become(items.map((item) => (item.key === key ? { ...item, ...part } : item)));

  function fill(): void {
    while (running.size < LANES) {
      const next = items.find(({ state, key }) => state === 'waiting' && !running.has(key));
      if (!next) return;
      void run(next.key);
    }
  }

  async function run(key: string): Promise<void> {
    const chosen = files.get(key);
    if (!chosen) return;
    const control = new AbortController();
    running.set(key, control);
    change(key, { state: 'sending', share: 0, fault: null });
    try {
      // A phone has memory for one at a time.
      const turn = shrinking.then(() => (control.signal.aborted ? chosen : shrink(chosen)));
      shrinking = turn.then(
        () => undefined,
        () => undefined,
      );
      const file = await turn;
      control.signal.throwIfAborted();
      const { isDuplicate, ...photo } = await send(file, {
        signal: control.signal,
        onProgress: (share) => change(key, { share }),
      });
      files.delete(key);
      if (items.some((item) => item.key === key))
        change(key, { state: 'kept', share: 1, photo, isDuplicate });
    } catch (error) {
      if (!control.signal.aborted) settleFailure(key, error);
    } finally {
      running.delete(key);
      fill();
    }
  }

  function settleFailure(key: string, error: unknown): void {
    if (error instanceof FileRefused) change(key, { state: 'refused', fault: error.fault });
    else {
      const fault = error instanceof ApiError ? error : ApiError.fromNetwork('offline');
      // What the server will not have is refused by it again.
      change(key, { state: fault.isPassing ? 'failed' : 'refused', fault });
    }
  }

  return {
    current: (): readonly PhotoItem[] => items,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(chosen: readonly File[]): void {
      let room = most - items.filter(({ state }) => state !== 'refused').length;
      const added = chosen.map((file): PhotoItem => {
        count += 1;
        const key = `photo-${count}`;
        const item = { key, name: file.name, share: 0, photo: null, isDuplicate: false };
        if (room <= 0) return { ...item, state: 'refused', preview: null, fault: 'tooMany' };
        room -= 1;
        files.set(key, file);
        return { ...item, state: 'waiting', preview: preview.make(file), fault: null };
      });
      become([...items, ...added]);
      fill();
    },
    retry(key: string): void {
      change(key, { state: 'waiting', share: 0, fault: null });
      fill();
    },
    /** Sends again what failed on the way: the network is back. */
    retryFailed(): void {
      become(
        items.map((item) => (item.state === 'failed' ? { ...item, state: 'waiting', fault: null } : item)),
      );
      fill();
    },
    /** Takes it out of the form, and stops what is under way; what the server has of it is deleted elsewhere. */
    remove(key: string): void {
      const gone = items.find((item) => item.key === key);
      running.get(key)?.abort();
      files.delete(key);
      if (gone?.preview) preview.drop(gone.preview);
      become(items.filter((item) => item.key !== key));
    },
    move(from: number, to: number): void {
      if (to >= 0 && to < items.length && from !== to) become(moved(items, from, to));
    },
    /** Begins anew with what the draft holds: it was sent, or discarded. */
    reset(): void {
      for (const { key, preview: address } of items) {
        running.get(key)?.abort();
        if (address) preview.drop(address);
      }
      files.clear();
      items = read().map(keptItem);
      for (const listener of listeners) listener();
    },
  };
}
