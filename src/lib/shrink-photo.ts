import { drawAside } from './draw-aside.ts';
import type { Size } from './draw-small.ts';

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
export async function shrinkPhoto(file: Blob, longestSide: number): Promise<Blob> {
  if (file.size > FILE_MAX_MEGABYTES * 1024 * 1024) throw new FileRefused('tooLarge');
  // A drawing can hold a script, and a browser would draw it all the same.
  if (file.type === 'image/svg+xml') throw new FileRefused('drawing');
  const { width, height } = await sizeOf(file);
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  const photo = await drawAside(file, { width: scaled(width), height: scaled(height) });
  if (typeof photo === 'string') throw new FileRefused(photo);
  return photo;
}

/** From its head alone: a browser decodes what it is to show, and this is never shown. */
function sizeOf(file: Blob): Promise<Size> {
  const address = URL.createObjectURL(file);
  return new Promise<Size>((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => reject(new FileRefused('notPhoto'));
    image.src = address;
  }).finally(() => URL.revokeObjectURL(address));
}
