import { drawInWorker } from './draw-in-worker.ts';
import type { Drawing } from './draw-small.ts';

/** Larger files are refused without opening them. */
export const FILE_MAX_MEGABYTES = 64;

/** Why a chosen file can't be used as a photo. */
export type FileErrorReason = 'notPhoto' | 'drawing' | 'tooLarge';

export class FileError extends Error {
  override readonly name = 'FileError';
  constructor(readonly reason: FileErrorReason) {
    super(reason);
  }
}

/**
 * Converts a chosen file to the photo that is sent: an upright JPEG, at most `longestSide` px on
 * its longer side, without metadata. Works off the main thread. Throws FileError if the file is not
 * a photo, whatever its name.
 */
export async function shrinkPhoto(file: Blob, drawing: Drawing): Promise<Blob> {
  if (file.size > FILE_MAX_MEGABYTES * 1024 * 1024) throw new FileError('tooLarge');
  // An SVG can contain a script, and the browser would decode it.
  if (file.type === 'image/svg+xml') throw new FileError('drawing');
  const photo = await drawInWorker(file, drawing);
  if (typeof photo === 'string') throw new FileError(photo);
  return photo;
}
