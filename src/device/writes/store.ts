import type { DBSchema } from 'idb';
import type { NameByOffline } from '../../../contract/contract.ts';
import type { Language } from '../../../contract/language.ts';
import type { CallInput } from '../../api/api.ts';
import type { ApiError } from '../../api/api-error.ts';
import { openDatabase } from '../open-database.ts';

/** The calls that may be queued on the device (`offline: 'queue'` in the contract). */
export type QueuedName = NameByOffline<'queue'>;

/** A queueable call with its input. */
export type QueuedCall = { [Name in QueuedName]: { name: Name; input: CallInput<Name> } }[QueuedName];

/** Why the server refused a write. */
export type WriteFailure = Pick<ApiError, 'message' | 'number' | 'fields'>;

export interface NewWrite {
  /** The idempotency key: the server performs a write once, however often it is sent. */
  id: string;
  /** The user who made it; it is sent as this user only. */
  personId: number;
  call: QueuedCall;
  /** ms since the epoch, by this device's clock. */
  madeAt: number;
  /** null while it is pending. */
  failure: WriteFailure | null;
}

export interface QueuedWrite extends NewWrite {
  /** Writes are sent in this order. */
  seq: number;
}

/**
 * The subject of a write. Each write has the whole wanted state, so that of two with one subject
 * only the later counts.
 */
export function subjectOf(call: QueuedCall): string {
  switch (call.name) {
    case 'favourites.add':
      return `favourite ${call.input.body.propertyId}`;
    case 'favourites.remove':
      return `favourite ${call.input.params.propertyId}`;
    case 'profile.save':
      return 'profile';
    case 'searches.create':
      return `search ${call.input.body.filters}`;
  }
}

/** Whether a later write of the same user has the same subject; then only that one counts. */
export function isSuperseded({ seq, personId, call }: QueuedWrite, writes: readonly QueuedWrite[]): boolean {
  return writes.some(
    (other) => other.seq > seq && other.personId === personId && subjectOf(other.call) === subjectOf(call),
  );
}

/** The favourite that a write adds or removes; null for another subject. */
export function favouriteOf({
  call,
}: Pick<QueuedWrite, 'call'>): { propertyId: number; wanted: boolean } | null {
  if (call.name === 'favourites.add') return { propertyId: call.input.body.propertyId, wanted: true };
  if (call.name === 'favourites.remove') return { propertyId: call.input.params.propertyId, wanted: false };
  return null;
}

/** The session that the worker uses while no page is open; stored only while writes are pending. */
export interface Sender {
  personId: number;
  token: string;
  language: Language;
}

/** The added write's seq, and the older writes that it supersedes. */
interface Added {
  seq: number;
  superseded: QueuedWrite[];
}

/** A store of writes. Each promise resolves once the change is on disk. */
export interface WriteStore {
  /**
   * Adds a write at the end and removes those that it supersedes, in one transaction: if the page
   * is closed in between, a favourite must not be both added and removed.
   */
  add(write: NewWrite): Promise<Added>;
  /** All writes, in sending order. */
  all(): Promise<QueuedWrite[]>;
  /** Changes a write if it is still stored. */
  change(write: QueuedWrite): Promise<void>;
  remove(seq: number): Promise<void>;
  sender(): Promise<Sender | null>;
  setSender(sender: Sender | null): Promise<void>;
  /** Forgets everything. */
  clear(): Promise<void>;
}

interface Schema extends DBSchema {
  writes: { key: number; value: NewWrite & { seq?: number } };
  sender: { key: string; value: Sender };
}

/** The name of the queue's database, Web Lock, channel and Background Sync. */
export const QUEUE_NAME = 'rukn.writes';
const VERSION = 1;
const SENDER = 'sender';

/**
 * A store in IndexedDB, which pages and the worker share. Rejects where the browser has none or
 * forbids it.
 */
export async function openIndexedStore(): Promise<WriteStore> {
  const use = openDatabase<Schema>(QUEUE_NAME, VERSION, (database) => {
    database.createObjectStore('writes', { keyPath: 'seq', autoIncrement: true });
    database.createObjectStore('sender');
  });
  await use(async () => undefined);
  return {
    add: (write) =>
      use(async (database) => {
        const transaction = database.transaction('writes', 'readwrite');
        const before = (await transaction.store.getAll()) as QueuedWrite[];
        const seq = await transaction.store.add({ ...write });
        const superseded = before.filter((older) => isSuperseded(older, [{ ...write, seq }]));
        for (const older of superseded) await transaction.store.delete(older.seq);
        await transaction.done;
        return { seq, superseded };
      }),
    all: () => use(async (database) => (await database.getAll('writes')) as QueuedWrite[]),
    change: (write) =>
      use(async (database) => {
        const transaction = database.transaction('writes', 'readwrite');
        if (await transaction.store.getKey(write.seq)) await transaction.store.put(write);
        await transaction.done;
      }),
    remove: (seq) => use((database) => database.delete('writes', seq)),
    sender: async () => (await use((database) => database.get('sender', SENDER))) ?? null,
    setSender: (sender) =>
      use(async (database) => {
        if (sender) await database.put('sender', sender, SENDER);
        else await database.delete('sender', SENDER);
      }),
    clear: () =>
      use(async (database) => {
        const transaction = database.transaction(['writes', 'sender'], 'readwrite');
        await Promise.all([
          transaction.objectStore('writes').clear(),
          transaction.objectStore('sender').clear(),
          transaction.done,
        ]);
      }),
  };
}

/** Removes the writes of all users but this one; null: of all. */
export async function removeWritesOfOthers(store: WriteStore, keeper: number | null): Promise<void> {
  const others = (await store.all()).filter(({ personId }) => personId !== keeper);
  await Promise.all(others.map(({ seq }) => store.remove(seq)));
}

/** A store in memory: pending writes are lost with the page. */
export function createMemoryStore(): WriteStore {
  let writes: QueuedWrite[] = [];
  let sender: Sender | null = null;
  let last = 0;
  return {
    async add(write) {
      last += 1;
      const added = { ...write, seq: last };
      const superseded = writes.filter((older) => isSuperseded(older, [added]));
      writes = [...writes.filter((older) => !superseded.includes(older)), added];
      return { seq: last, superseded };
    },
    all: async () => writes,
    async change(changed) {
      writes = writes.map((write) => (write.seq === changed.seq ? changed : write));
    },
    async remove(seq) {
      writes = writes.filter((write) => write.seq !== seq);
    },
    sender: async () => sender,
    async setSender(next) {
      sender = next;
    },
    async clear() {
      writes = [];
      sender = null;
    },
  };
}

/**
 * Opens the store in IndexedDB. Where the browser has none, forbids it (even reading its name may
 * throw) or never answers, the store is empty and `add` rejects: a write in memory would be lost
 * with the page.
 */
export function openWriteStore(): Promise<WriteStore> {
  return openIndexedStore().catch((reason) => ({
    ...createMemoryStore(),
    add: () => Promise.reject(reason),
  }));
}
