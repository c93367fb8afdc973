import { drawInWorker } from './draw-in-worker.ts';
import type { Drawing } from './draw-small.ts';

/** Above this a phone is not asked to open it at all. */
export const FILE_MAX_MEGABYTES = 64;

/** Why a chosen file can't become a photograph. */
export type FileErrorReason = 'notPhoto' | 'drawing' | 'tooLarge';

export class FileError extends Error {
  override readonly name = 'FileError';
  constructor(readonly reason: FileErrorReason) {
    super(reason);
  }
}

/**
 * A chosen file as the photograph that is sent: a JPEG, the right way up, its longer side
 * `longestSide` px at most, without whatever the camera wrote beside it. It is read and shrunk away
 * from the page's own thread. Throws FileError for what is no photograph, whatever its name says.
 */
export async function shrinkPhoto(file: Blob, drawing: Drawing): Promise<Blob> {
  if (file.size > FILE_MAX_MEGABYTES * 1024 * 1024) throw new FileError('tooLarge');
  // A drawing can hold a script, and a browser would draw it all the same.
  if (file.type === 'image/svg+xml') throw new FileError('drawing');
  const photo = await drawInWorker(file, drawing);
  if (typeof photo === 'string') throw new FileError(photo);
  return photo;
}
