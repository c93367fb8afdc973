import { AVATAR_SIZE } from '../../../contract/limits.ts';
import { shownSquare } from '../../ui/crop-view.ts';
import { CROP_SIDE } from '../../ui/photo-crop.tsx';
import type { View } from '../../ui/zoom-view.ts';

const TYPE = 'image/jpeg';
const QUALITY = 0.9;

/** Opens a file as a picture, the right way up; null if it is no picture, whatever its name. */
export async function openPicture(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}

/** Crops the square of a view to the server's size; returns a JPEG as a data: URL. */
export function cropPicture(picture: ImageBitmap, view: View): string {
  const { x, y, length } = shownSquare(picture, CROP_SIDE, view);
  const canvas = document.createElement('canvas');
  canvas.width = AVATAR_SIZE;
  canvas.height = AVATAR_SIZE;
  const context = canvas.getContext('2d');
  if (!context) return '';
  // JPEG has no transparency: transparent parts become white, not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, AVATAR_SIZE, AVATAR_SIZE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, length, length, 0, 0, AVATAR_SIZE, AVATAR_SIZE);
  return canvas.toDataURL(TYPE, QUALITY);
}
