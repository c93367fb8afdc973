import { randomBytes } from 'node:crypto';
import { LOOSE_PHOTO_DAYS, PHOTO_UPLOADS_PER_HOUR, PHOTO_WIDTHS } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import type { StorageGateway } from '../../gateways/storage/storage-gateway.ts';
import { ApiError } from '../../http/api-error.ts';
import { createTurns } from '../../http/turns.ts';
import type { Once } from '../../plugins/idempotency.ts';
import type { Clock } from '../../time/clock.ts';
import { createAttemptLimit } from '../attempts/attempt-limit.ts';
import { type EncodedPhoto, encodeDeed, encodePhoto } from './encode-photo.ts';
import {
  addPhoto,
  isOnAnotherAd,
  lockLoosePhotos,
  lockOwnPhoto,
  removePhotoRow,
  takeOffAds,
} from './repository.ts';

/** Base of the path of every photo that somebody uploaded. */
export const PHOTOS_PATH = 'photos/';
const DEEDS_PATH = 'deeds/';
/** Photos that are encoded at once: each keeps a processor busy for a second, and holds its pixels. */
const AT_ONCE = 2;
const DAY_MS = 86_400_000;
const COLLECT_MOST = 100;
const FORMATS = ['avif', 'webp'] as const;

interface Services {
  db: Database;
  storage: StorageGateway;
  clock: Clock;
}

const newName = () => randomBytes(16).toString('hex');

/** Photographs of ads, and pictures of deeds, which only operators see. */
export function createPhotos({ db, storage, clock }: Services) {
  const inTurn = createTurns(AT_ONCE);
  const limit = createAttemptLimit(db, {
    kind: 'photo-upload',
    limit: PHOTO_UPLOADS_PER_HOUR,
    windowMinutes: 60,
    refusal: 'tooManyPhotos',
  });

  async function removeFiles(path: string): Promise<void> {
    const keys = PHOTO_WIDTHS.flatMap((width) => FORMATS.map((format) => `${path}-${width}.${format}`));
    await Promise.all(keys.map((key) => storage.remove(key)));
  }

  async function keepFiles(path: string, files: EncodedPhoto['files']): Promise<void> {
    await Promise.all(
      files.map(({ width, format, content }) => storage.put(`${path}-${width}.${format}`, content)),
    );
  }

  return {
    /**
     * Keeps a photo under a name that nobody can guess. The row comes first: a file without one is never found again.
     * Where its files can't be kept the row stays: the next attempt under the same key goes on with it, and the
     * collection of loose photos takes it where none comes.
     */
    async add(userId: number, content: Buffer | undefined, once: Once) {
      if (!content) throw new ApiError('pictureUnreadable', { field: 'file' });
      await limit.begin(String(userId));
      const { files, ...photo } = await inTurn(() => encodePhoto(content));
      const { id, path } = await once(async (transaction) => {
        const name = `${PHOTOS_PATH}${newName()}`;
        return { id: await addPhoto(transaction, { ...photo, userId, path: name }), path: name };
      });
      await keepFiles(path, files);
      const { fingerprint, thumbhash } = photo;
      const isAlike = fingerprint !== null && (await isOnAnotherAd(db, fingerprint, userId));
      return { id, path, thumbhash, isOnAnotherAd: isAlike };
    },

    /** Deletes a person's photo, and takes it off his ads. The product's own pictures are only taken off. */
    async remove(userId: number, id: number): Promise<void> {
      await db.transaction(async (transaction) => {
        const photo = await lockOwnPhoto(transaction, userId, id);
        if (!photo) throw new ApiError('photoNotFound');
        await takeOffAds(transaction, userId, id);
        if (photo.uploadedBy !== userId) return;
        await removeFiles(photo.path);
        await removePhotoRow(transaction, id);
      });
    },

    /** Removes photos that no ad has shown for so long. Answers how many. */
    async collectLoose(): Promise<number> {
      const before = new Date(clock.now().getTime() - LOOSE_PHOTO_DAYS * DAY_MS);
      return db.transaction(async (transaction) => {
        const loose = await lockLoosePhotos(transaction, before, COLLECT_MOST);
        // The files first: what is left behind by a crash is found again by its row.
        for (const { id, path } of loose) {
          await removeFiles(path);
          await removePhotoRow(transaction, id);
        }
        return loose.length;
      });
    },

    /** Keeps the picture of a deed; answers its key. */
    async keepDeed(content: Buffer): Promise<string> {
      const key = `${DEEDS_PATH}${newName()}.webp`;
      await storage.put(key, await inTurn(() => encodeDeed(content)));
      return key;
    },

    async removeDeed(key: string | null): Promise<void> {
      if (key) await storage.remove(key);
    },
  };
}

export type Photos = ReturnType<typeof createPhotos>;
