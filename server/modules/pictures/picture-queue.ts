import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { PHOTO_UPLOADS_PER_HOUR } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { createFairSemaphore, NoPermitError } from '../../http/fair-semaphore.ts';
import { createAttemptLimit } from '../access/attempts/attempt-limit.ts';

/**
 * Each job occupies a processor and a thread of libuv's pool for seconds, and memory. One processor
 * and most threads stay free for other work, such as files and password hashes.
 */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
const WAITING = 60;
/** A client may upload all photos of an ad at once. */
const WAITING_EACH = 30;
/** Well below the timeout of an upload's response. */
const WAIT_MS = 40_000;
const RETRY_AFTER_SECONDS = '20';

// Each picture is decoded once, so a cache is useless; each job may use one processor.
sharp.cache(false);
sharp.concurrency(1);

const busy = (field: string) =>
  new ApiError('picturesBusy', { field, headers: { 'retry-after': RETRY_AFTER_SECONDS } });

/** The error for a picture that was not encoded: it took too long, or is unreadable. */
export function pictureError(error: unknown, field: string): ApiError {
  if (error instanceof ApiError) return error;
  // libvips's message after sharp's `timeout`.
  const isSlow = error instanceof Error && /^timeout\b/.test(error.message);
  return isSlow ? busy(field) : new ApiError('pictureUnreadable', { field });
}

/**
 * The one queue for all uploaded pictures, with an hourly limit per user. Throws tooManyPhotos or
 * picturesBusy.
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
