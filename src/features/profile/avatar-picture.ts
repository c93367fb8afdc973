import { AVATAR_SIZE } from '../../../contract/limits.ts';
import { shownSquare } from '../../ui/crop-view.ts';
import { CROP_SIDE } from '../../ui/photo-crop.tsx';
import type { View } from '../../ui/zoom-view.ts';

const TYPE = 'image/jpeg';
const QUALITY = 0.9;

/**
 * Opens a chosen file as a picture, the right way up. Null where it is none, whatever its name
 * says.
 */
export async function openPicture(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}

/** The square that a view shows, as large as the server keeps it; a JPEG as a data: address. */
export function cropPicture(picture: ImageBitmap, view: View): string {
  const { x, y, length } = shownSquare(picture, CROP_SIDE, view);
  const canvas = document.createElement('canvas');
  canvas.width = AVATAR_SIZE;
  canvas.height = AVATAR_SIZE;
  const context = canvas.getContext('2d');
  if (!context) return '';
  // JPEG knows no transparency: what shines through is white, not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, AVATAR_SIZE, AVATAR_SIZE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, length, length, 0, 0, AVATAR_SIZE, AVATAR_SIZE);
  return canvas.toDataURL(TYPE, QUALITY);
}
