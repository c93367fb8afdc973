import { drawAside } from './draw-aside.ts';
import type { Drawing } from './draw-small.ts';

/** Above this a phone is not asked to open it at all. */
export const FILE_MAX_MEGABYTES = 64;

/** Why a chosen file can't become a photograph. */
export type FileFault = 'notPhoto' | 'drawing' | 'tooLarge';

export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  constructor(readonly fault: FileFault) {
    super(fault);
  }
}

/**
 * A chosen file as the photograph that is sent: a JPEG, the right way up, its longer side `longestSide` px
 * at most, without whatever the camera wrote beside it. It is read and shrunk away from the page's own
 * thread. Throws FileRefused for what is no photograph, whatever its name says.
 */
export async function shrinkPhoto(file: Blob, drawing: Drawing): Promise<Blob> {
  if (file.size > FILE_MAX_MEGABYTES * 1024 * 1024) throw new FileRefused('tooLarge');
  // A drawing can hold a script, and a browser would draw it all the same.
  if (file.type === 'image/svg+xml') throw new FileRefused('drawing');
  const photo = await drawAside(file, drawing);
  if (typeof photo === 'string') throw new FileRefused(photo);
  return photo;
}
