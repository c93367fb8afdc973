import { randomBytes } from 'node:crypto';
import { LOOSE_PHOTO_DAYS, PHOTO_WIDTHS } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import type { StorageGateway } from '../../gateways/storage/storage-gateway.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Background } from '../../http/background.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Once } from '../../plugins/idempotency.ts';
import type { PictureQueue } from '../pictures/picture-queue.ts';
import { announceFile } from '../pictures/unclaimed-files.ts';
import { type EncodedPhoto, encodeDeed, encodePhoto } from './encode-photo.ts';
import {
  addPhoto,
  isOnAnotherAd,
  listDeletedPhotos,
  lockLoosePhotos,
  lockOwnPhoto,
  markDeleted,
  removePhotoRow,
  takeOffAds,
} from './repository.ts';

/** Path prefix of every uploaded photo. */
export const PHOTOS_PATH = 'photos/';
const DEEDS_PATH = 'deeds/';
const DAY_MS = 86_400_000;
const COLLECT_MOST = 100;
const FORMATS = ['avif', 'webp'] as const;

interface Services {
  db: Database;
  storage: StorageGateway;
  clock: Clock;
  background: Background;
  queue: PictureQueue;
}

const newName = () => randomBytes(16).toString('hex');

/** Photos of ads, and pictures of deeds, which only operators see. */
export function createPhotos({ db, storage, clock, background, queue }: Services) {
  async function removeFiles(path: string): Promise<void> {
    const keys = PHOTO_WIDTHS.flatMap((width) => FORMATS.map((format) => `${path}-${width}.${format}`));
    await Promise.all(keys.map((key) => storage.remove(key)));
  }

  /**
   * Removes the files and rows of deleted photos. The files go first: if that fails, the row
   * remains and a later run retries.
   */
  async function sweep(): Promise<number> {
    const deleted = await listDeletedPhotos(db, COLLECT_MOST);
    for (const { id, path } of deleted) {
      await removeFiles(path);
      await removePhotoRow(db, id);
    }
    return deleted.length;
  }

  async function keepFiles(path: string, files: EncodedPhoto['files']): Promise<void> {
    const kept = await Promise.allSettled(
      files.map(({ width, format, content }) => storage.put(`${path}-${width}.${format}`, content)),
    );
    const failed = kept.find(({ status }) => status === 'rejected');
    if (!failed) return;
    // Some files may have been stored: removes all files of the failed photo.
    await removeFiles(path).catch(() => undefined);
    throw (failed as PromiseRejectedResult).reason;
  }

  return {
    /**
     * Stores a photo under an unguessable name. Its row comes first, since a file without one would
     * never be removed. If its files can't be stored, the row stays: a retry with the same key
     * continues with it, otherwise `collectLoose` removes it.
     */
    async add(userId: number, content: Buffer | undefined, once: Once) {
      if (!content) throw new ApiError('pictureUnreadable', { field: 'file' });
      const { files, ...photo } = await queue({ userId, field: 'file' }, () => encodePhoto(content));
      const { id, path } = await once(async (transaction) => {
        const name = `${PHOTOS_PATH}${newName()}`;
        return { id: await addPhoto(transaction, { ...photo, userId, path: name }), path: name };
      });
      await keepFiles(path, files);
      const { fingerprint, thumbhash } = photo;
      const isAlike = fingerprint !== null && (await isOnAnotherAd(db, fingerprint, userId));
      return { id, path, thumbhash, isOnAnotherAd: isAlike };
    },

    /**
     * Deletes a user's photo, takes it off their ads, and removes its files in the background. Our
     * own pictures are only taken off.
     */
    async remove(userId: number, id: number): Promise<void> {
      await db.transaction(async (transaction) => {
        const photo = await lockOwnPhoto(transaction, userId, id);
        if (!photo) throw new ApiError('photoNotFound');
        await takeOffAds(transaction, userId, id);
        if (photo.uploadedBy === userId) await markDeleted(transaction, [id]);
      });
      background.run('removing deleted photos', async () => {
        await sweep();
      });
    },

    /**
     * Removes photos older than LOOSE_PHOTO_DAYS that no ad shows, and the rest of deleted ones.
     * Returns how many.
     */
    async collectLoose(): Promise<number> {
      const before = new Date(clock.now().getTime() - LOOSE_PHOTO_DAYS * DAY_MS);
      await db.transaction(async (transaction) => {
        const loose = await lockLoosePhotos(transaction, before, COLLECT_MOST);
        await markDeleted(
          transaction,
          loose.map(({ id }) => id),
        );
      });
      return sweep();
    },

    /** Stores the picture of a deed; returns its key. */
    async keepDeed(userId: number, content: Buffer): Promise<string> {
      const key = `${DEEDS_PATH}${newName()}.webp`;
      const encoded = await queue({ userId, field: 'receiptImage' }, () => encodeDeed(content));
      await announceFile(db, key);
      await storage.put(key, encoded);
      return key;
    },

    /** Removes a deed that is no longer referred to, in the background. */
    discardDeed(key: string | null): void {
      if (key) background.run('removing a deed', () => storage.remove(key));
    },
  };
}

export type Photos = ReturnType<typeof createPhotos>;
