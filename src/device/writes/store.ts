import type { DBSchema } from 'idb';
import type { NameByOffline } from '../../../contract/contract.ts';
import type { Language } from '../../../contract/language.ts';
import type { CallInput } from '../../api/api.ts';
import type { ApiError } from '../../api/api-error.ts';
import { keptOpen } from '../open-database.ts';

/** What the contract lets wait on the device (`offline: 'queue'`). */
export type QueuedName = NameByOffline<'queue'>;

/** A call that may wait, with all that is sent. */
export type QueuedCall = { [Name in QueuedName]: { name: Name; input: CallInput<Name> } }[QueuedName];

/** Why the server did not take a write. */
export type WriteFailure = Pick<ApiError, 'message' | 'number' | 'fields'>;

export interface NewWrite {
  /** The idempotency key: sent again, it does the same thing no second time. */
  id: string;
  /** Who made it: it is sent in nobody else's name. */
  personId: number;
  call: QueuedCall;
  /** ms since the epoch, by this device's clock. */
  madeAt: number;
  /** null while it waits. */
  failure: WriteFailure | null;
}

export interface KeptWrite extends NewWrite {
  /** Writes are sent in this order. */
  seq: number;
}

/**
 * What a write is about. Each says the whole of what is wanted of it, so that of two about the same only
 * the later one counts.
 */
export function subjectOf(call: QueuedCall): string {
  switch (call.name) {
    case 'favourites.add':
      return `favourite ${call.input.body.propertyId}`;
    case 'favourites.remove':
      return `favourite ${call.input.params.propertyId}`;
    case 'profile.save':
      return 'profile';
  }
}

/** Whether a later write of the same person is about the same: only that one counts. */
export function isOvertaken({ seq, personId, call }: KeptWrite, writes: readonly KeptWrite[]): boolean {
  return writes.some(
    (other) => other.seq > seq && other.personId === personId && subjectOf(other.call) === subjectOf(call),
  );
}

/** The heart that a write sets or takes; null for one about something else. */
export function heartOf({ call }: Pick<KeptWrite, 'call'>): { propertyId: number; wanted: boolean } | null {
  if (call.name === 'favourites.add') return { propertyId: call.input.body.propertyId, wanted: true };
  if (call.name === 'favourites.remove') return { propertyId: call.input.params.propertyId, wanted: false };
  return null;
}

/** In whose name the worker may send while no page is open; there only while something waits. */
export interface Sender {
  personId: number;
  token: string;
  language: Language;
}

/** A write's place, and the older ones that it stands for. */
interface Added {
  seq: number;
  overtaken: KeptWrite[];
}

/** Where writes wait. Each answers once it is kept, or forgotten, for good. */
export interface WriteStore {
  /**
   * Keeps a write behind all others and forgets the older ones about the same, both or neither: a page that is
   * ended in between would tell of a heart both set and taken.
   */
  add(write: NewWrite): Promise<Added>;
  /** All of them, the first to be sent first. */
  all(): Promise<KeptWrite[]>;
  /** Changes one that is still there. */
  change(write: KeptWrite): Promise<void>;
  remove(seq: number): Promise<void>;
  sender(): Promise<Sender | null>;
  keepSender(sender: Sender | null): Promise<void>;
  /** Forgets everything. */
  clear(): Promise<void>;
}

interface Schema extends DBSchema {
  writes: { key: number; value: NewWrite & { seq?: number } };
  sender: { key: string; value: Sender };
}

const NAME = 'rukn.writes';
const VERSION = 1;
const SENDER = 'sender';

/** In IndexedDB, which pages and the worker share. Fails where the browser has none or forbids it. */
export async function openIndexedStore(): Promise<WriteStore> {
  const use = keptOpen<Schema>(NAME, VERSION, (database) => {
    database.createObjectStore('writes', { keyPath: 'seq', autoIncrement: true });
    database.createObjectStore('sender');
  });
  await use(async () => undefined);
  return {
    add: (write) =>
      use(async (database) => {
        const transaction = database.transaction('writes', 'readwrite');
        const before = (await transaction.store.getAll()) as KeptWrite[];
        const seq = await transaction.store.add({ ...write });
        const overtaken = before.filter((older) => isOvertaken(older, [{ ...write, seq }]));
        for (const older of overtaken) await transaction.store.delete(older.seq);
        await transaction.done;
        return { seq, overtaken };
      }),
    all: () => use(async (database) => (await database.getAll('writes')) as KeptWrite[]),
    change: (write) =>
      use(async (database) => {
        const transaction = database.transaction('writes', 'readwrite');
        if (await transaction.store.getKey(write.seq)) await transaction.store.put(write);
        await transaction.done;
      }),
    remove: (seq) => use((database) => database.delete('writes', seq)),
    sender: async () => (await use((database) => database.get('sender', SENDER))) ?? null,
    keepSender: (sender) =>
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

/** In memory: what waits is lost with the page. */
export function createMemoryStore(): WriteStore {
  let writes: KeptWrite[] = [];
  let sender: Sender | null = null;
  let last = 0;
  return {
    async add(write) {
      last += 1;
      const added = { ...write, seq: last };
      const overtaken = writes.filter((older) => isOvertaken(older, [added]));
      writes = [...writes.filter((older) => !overtaken.includes(older)), added];
      return { seq: last, overtaken };
    },
    all: async () => writes,
    async change(changed) {
      writes = writes.map((write) => (write.seq === changed.seq ? changed : write));
    },
    async remove(seq) {
      writes = writes.filter((write) => write.seq !== seq);
    },
    sender: async () => sender,
    async keepSender(next) {
      sender = next;
    },
    async clear() {
      writes = [];
      sender = null;
    },
  };
}

/**
 * IndexedDB where it can be had: a browser may have none, one that forbids it may throw at its very name, and one may
 * never answer. There nothing is kept: a write that waits would go with the page.
 */
export function openWriteStore(): Promise<WriteStore> {
  return openIndexedStore().catch((reason) => ({
    ...createMemoryStore(),
    add: () => Promise.reject(reason),
  }));
}
