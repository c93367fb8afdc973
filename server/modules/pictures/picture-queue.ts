import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { PHOTO_UPLOADS_PER_HOUR } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { createFairSemaphore, NoPermitError } from '../../http/fair-semaphore.ts';
import { createAttemptLimit } from '../access/attempts/attempt-limit.ts';

/**
 * Each keeps a processor and a thread of libuv's pool busy for seconds, and holds its pixels: one
 * processor and most threads are left to all else, such as files and password hashes.
 */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
const WAITING = 60;
/** All photos of an ad may be sent at once. */
const WAITING_EACH = 30;
/** Well within the time that an upload's answer may take. */
const WAIT_MS = 40_000;
const RETRY_AFTER_SECONDS = '20';

// A picture is decoded once: nothing of it is worth keeping, and its turn is one processor's.
sharp.cache(false);
sharp.concurrency(1);

const busy = (field: string) =>
  new ApiError('picturesBusy', { field, headers: { 'retry-after': RETRY_AFTER_SECONDS } });

/** Why a picture was not made: it took too long, or is unreadable. */
export function pictureError(error: unknown, field: string): ApiError {
  if (error instanceof ApiError) return error;
  // What libvips says where sharp's `timeout` ended it.
  const isSlow = error instanceof Error && /^timeout\b/.test(error.message);
  return isSlow ? busy(field) : new ApiError('pictureUnreadable', { field });
}

/**
 * The one queue for all pictures that people send, whatever they are for, with a limit an hour for
 * each person. Fails with tooManyPhotos or picturesBusy.
 */
export function createPictureQueue(db: Database, change: { waiting?: number; atOnce?: number } = {}) {
  const rules = { atOnce: AT_ONCE, waiting: WAITING, waitingEach: WAITING_EACH, waitMs: WAIT_MS, ...change };
  const withPermit = createFairSemaphore(rules);
  const limit = createAttemptLimit(db, {
    kind: 'photo-upload',
    limit: PHOTO_UPLOADS_PER_HOUR,
    windowMinutes: 60,
    refusal: 'tooManyPhotos',
  });

  return async function encodeInTurn<Result>(
    { userId, field }: { userId: number; field: string },
    encode: () => Promise<Result>,
  ): Promise<Result> {
    await limit.begin(String(userId));
    try {
      return await withPermit(userId, encode);
    } catch (error) {
      throw error instanceof NoPermitError ? busy(field) : error;
    }
  };
}

export type PictureQueue = ReturnType<typeof createPictureQueue>;
