import { AVATAR_MAX_BYTES, AVATAR_SIZE } from '../../../contract/limits.ts';
import type { PictureKind } from '../pictures/private-pictures.ts';

/** Users' profile pictures, cut to squares. */
export const AVATARS: PictureKind = {
  folder: 'avatars',
  field: 'avatar',
  maxBytes: AVATAR_MAX_BYTES,
  size: { width: AVATAR_SIZE, height: AVATAR_SIZE, fit: 'cover' },
  quality: 82,
};
