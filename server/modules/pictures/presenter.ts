import type { Language } from '../../../contract/language.ts';
import type { PhotoWidth } from '../../../contract/photo-url.ts';
import type { MediaFile } from '../../../contract/property-entities.ts';

/** A photo's row in the properties repository. */
interface PhotoRow {
  id: number;
  path: string;
  thumbhash: string | null;
  altAr: string;
  altEn: string;
}

/** Path prefix of the demo's pictures, which are generated and don't show the real home. */
export const DEMO_PATH = 'demo/';

/** Where a stored photo is served, by the naming rule of contract/photo-url.ts. */
export function photoPath(path: string, width: PhotoWidth): string {
  return `/media/${path}-${width}.webp`;
}

export function presentPhoto(photo: PhotoRow, language: Language): MediaFile {
  return {
    id: photo.id,
    mediaId: photo.id,
    thumbnail: photoPath(photo.path, 400),
    filePath: photoPath(photo.path, 1200),
    thumbhash: photo.thumbhash,
    alt: language === 'ar' ? photo.altAr : photo.altEn,
    isIllustration: photo.path.startsWith(DEMO_PATH),
  };
}
