import { shrinkPhoto } from '../../lib/shrink-photo.ts';

/**
 * The longer side of an uploaded photo, px: more than any screen of ours draws, and a tenth of an
 * original's size.
 */
const LONGEST_SIDE = 1800;
/** px: a tile of 160 on the finest screen. */
const PREVIEW_SIDE = 480;

/** A chosen file as the photograph of an ad, or of its deed. */
export const shrinkAdPhoto = (file: Blob) => shrinkPhoto(file, { longestSide: LONGEST_SIDE });

/**
 * An object URL of a small picture of a file, to be revoked; null for what is no photograph. Not
 * the file itself: a phone then stops for a good part of a second when the browser clears its
 * memory.
 */
export async function adPhotoPreview(file: Blob): Promise<string | null> {
  try {
    return URL.createObjectURL(await shrinkPhoto(file, { longestSide: PREVIEW_SIDE, isRough: true }));
  } catch {
    return null;
  }
}
