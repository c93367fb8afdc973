import { ORDER_IMAGE_MAX_BYTES, ORDER_IMAGE_MAX_SIDE } from '../../../contract/limits.ts';
import type { PictureKind } from '../pictures/private-pictures.ts';

/** Pictures of what needs repair. */
export const ORDER_IMAGES: PictureKind = {
  folder: 'orders',
  field: 'image',
  maxBytes: ORDER_IMAGE_MAX_BYTES,
  size: {
    width: ORDER_IMAGE_MAX_SIDE,
    height: ORDER_IMAGE_MAX_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  },
  quality: 80,
};
