import type { DBSchema } from 'idb';
import { openDatabase } from './open-database.ts';

/** A file that a user chose for a form and that is not uploaded yet. */
export interface StoredFile {
  /** Unique. */
  key: string;
  personId: number;
  /** The name of the draft that it belongs to. */
  form: string;
  content: Blob;
  /** The original file, not yet prepared for sending. */
  isAsChosen?: boolean;
  /** ms since 1970. */
  keptAt: number;
}

interface Schema extends DBSchema {
  files: { key: string; value: StoredFile; indexes: { form: [number, string] } };
}

const NAME = 'rukn.files';
const VERSION = 1;
/** As long as a signed-in user's draft (draft-store.ts). */
const KEEP_MS = 30 * 24 * 60 * 60_000;

/** Pages and the worker share it. */
const use = openDatabase<Schema>(NAME, VERSION, (database) => {
  database.createObjectStore('files', { keyPath: 'key' }).createIndex('form', ['personId', 'form']);
});

/**
 * Stores a file until it is dropped, replacing one with the same key. `isWanted` is called just
 * before writing, so that nothing is stored for a user who has signed out. Rejects when there is no
 * room.
 */
export function storeFile(file: StoredFile, isWanted: () => boolean): Promise<void> {
  return use(async (database) => {
    if (isWanted()) await database.put('files', file);
  });
}

/** Null if there is none. */
export async function readFile(key: string): Promise<StoredFile | null> {
  return (await use((database) => database.get('files', key))) ?? null;
}

export function dropFile(key: string): Promise<void> {
  return use((database) => database.delete('files', key));
}

/** Drops a user's files of a form, except the `wanted` keys. */
export function dropOtherFiles(personId: number, form: string, wanted: readonly string[]): Promise<void> {
  return use(async (database) => {
    const { store, done } = database.transaction('files', 'readwrite');
    const keys = await store.index('form').getAllKeys([personId, form]);
    await Promise.all(keys.filter((key) => !wanted.includes(key)).map((key) => store.delete(key)));
    await done;
  });
}

/** Drops the files of all other users (null: of all), and those older than a form's draft. */
export function forgetFilesOfOthers(personId: number | null): Promise<void> {
  return use(async (database) => {
    const { store, done } = database.transaction('files', 'readwrite');
    const now = Date.now();
    for await (const cursor of store) {
      const { personId: owner, keptAt } = cursor.value;
      if (owner !== personId || Math.abs(now - keptAt) > KEEP_MS) void cursor.delete();
    }
    await done;
  });
}

/** Drops all files, when their user has signed out. */
export function forgetFiles(): Promise<void> {
  return use((database) => database.clear('files'));
}
