import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { AVATAR_MAX_BYTES, AVATAR_SIZE } from '../../../contract/limits.ts';
import type { StorageGateway } from '../../gateways/storage/storage-gateway.ts';
import { ApiError } from '../../http/api-error.ts';

/** Where people's pictures are served; what follows is their key in the storage. */
export const AVATARS_PATH = '/media/avatars/';
const FOLDER = 'avatars/';

/** A phone's largest photos; a file of a few bytes can claim far more, and would fill the memory. */
const MAX_PIXELS = 60_000_000;
const DECODE_SECONDS = 10;
/** What the content really is, whatever its name says. A vector drawing is a document, and none of them. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);
const QUALITY = 82;

/**
 * A person's picture as we keep it: a square WebP, upright as its camera was held, without anything else
 * that the file held (place, camera, name). Fails with pictureUnreadable or pictureTooLarge.
 */
export async function encodeAvatar(content: Buffer): Promise<Buffer> {
  if (content.length > AVATAR_MAX_BYTES) throw new ApiError('pictureTooLarge', { field: 'avatar' });
  try {
    const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
    const { format } = await sharp(content, options).metadata();
    if (!FORMATS.has(format)) throw new Error('not a picture of a kind that we take');
    return await sharp(content, options)
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize(AVATAR_SIZE, AVATAR_SIZE, { fit: 'cover' })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch {
    throw new ApiError('pictureUnreadable', { field: 'avatar' });
  }
}

/** Keeps a picture under an address of its own, which nobody can guess from a person; answers the address. */
export async function storeAvatar(storage: StorageGateway, picture: Buffer): Promise<string> {
  const name = `${randomBytes(16).toString('hex')}.webp`;
  await storage.put(FOLDER + name, picture);
  return AVATARS_PATH + name;
}

/** Removes the picture at an address of ours; any other address is left alone. */
export async function removeAvatar(storage: StorageGateway, address: string | null): Promise<void> {
  if (address?.startsWith(AVATARS_PATH)) await storage.remove(FOLDER + address.slice(AVATARS_PATH.length));
}
