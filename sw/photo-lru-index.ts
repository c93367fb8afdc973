import type { DBSchema } from 'idb';
import { openDatabase } from '../src/device/open-database.ts';

/** DESIGN §9: the cache's size limit, and how long an unused photo is kept. */
export const PHOTO_LIMITS = { bytes: 150 * 1024 * 1024, ageMs: 30 * 24 * 60 * 60 * 1000 };

export interface PhotoEntry {
  url: string;
  bytes: number;
  /** When it was last shown, ms since the epoch. */
  usedAt: number;
}

interface Ledger extends DBSchema {
  photos: { key: string; value: PhotoEntry };
}

/**
 * The URLs of photos to delete: those not shown for too long, then the least recently shown until
 * the rest fits.
 */
export function photosToDrop(photos: readonly PhotoEntry[], now: number, limits = PHOTO_LIMITS): string[] {
  let room = limits.bytes;
  return [...photos]
    .sort((a, b) => b.usedAt - a.usedAt)
    .filter(({ bytes, usedAt }) => {
      room -= bytes;
      return room < 0 || now - usedAt > limits.ageMs;
    })
    .map(({ url }) => url);
}

const use = openDatabase<Ledger>(
  'rukn-photos',
  1,
  (database) => void database.createObjectStore('photos', { keyPath: 'url' }),
);

/**
 * The size and the last use of each cached photo, which Cache Storage does not record. Each call
 * rejects where the device forbids IndexedDB, or it does not answer.
 */
export const photoIndex = {
  add: (url: string, bytes: number) =>
    use(async (database) => void (await database.put('photos', { url, bytes, usedAt: Date.now() }))),
  /** Records that the photo was shown again. */
  touch: (url: string) =>
    use(async (database) => {
      const { store, done } = database.transaction('photos', 'readwrite');
      const known = await store.get(url);
      if (known) await store.put({ ...known, usedAt: Date.now() });
      await done;
    }),
  all: (): Promise<PhotoEntry[]> => use((database) => database.getAll('photos')),
  remove: (urls: readonly string[]) =>
    use(async (database) => {
      const { store, done } = database.transaction('photos', 'readwrite');
      await Promise.all([...urls.map((url) => store.delete(url)), done]);
    }),
};
