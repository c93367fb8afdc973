import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { ORDER_IMAGE_MAX_BYTES, ORDER_IMAGE_MAX_SIDE } from '../../../contract/limits.ts';
import type { StorageGateway } from '../../gateways/storage/storage-gateway.ts';
import { ApiError } from '../../http/api-error.ts';

/** Where pictures of orders are served; what follows is their key in the storage. */
export const ORDER_IMAGES_PATH = '/media/orders/';
export const ORDER_IMAGES_FOLDER = 'orders/';

/** A phone's largest photos; a file of a few bytes can claim far more, and would fill the memory. */
const MAX_PIXELS = 60_000_000;
const DECODE_SECONDS = 10;
/** What the content really is, whatever its name says. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);
const QUALITY = 80;

async function encode(content: Buffer): Promise<Buffer> {
  if (content.length > ORDER_IMAGE_MAX_BYTES) throw new ApiError('pictureTooLarge', { field: 'image' });
  try {
    const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
    const { format } = await sharp(content, options).metadata();
    if (!FORMATS.has(format)) throw new Error('not a picture of a kind that we take');
    return await sharp(content, options)
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize(ORDER_IMAGE_MAX_SIDE, ORDER_IMAGE_MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch {
    throw new ApiError('pictureUnreadable', { field: 'image' });
  }
}

export interface OrderImages {
  save(content: Buffer): Promise<string>;
  remove(address: string): Promise<void>;
}

/** Pictures of what is broken. */
export function createOrderImages(storage: StorageGateway): OrderImages {
  return {
    /**
     * Keeps a picture as an upright WebP without anything else that its file held, under an address that
     * nobody can guess; answers the address. Fails with pictureUnreadable or pictureTooLarge.
     */
    async save(content) {
      const name = `${randomBytes(16).toString('hex')}.webp`;
      await storage.put(ORDER_IMAGES_FOLDER + name, await encode(content));
      return ORDER_IMAGES_PATH + name;
    },
    async remove(address) {
      await storage.remove(ORDER_IMAGES_FOLDER + address.slice(ORDER_IMAGES_PATH.length));
    },
  };
}
