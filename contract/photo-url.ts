import type { PHOTO_WIDTHS } from './limits.ts';

export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];
export type PhotoFormat = 'avif' | 'webp';

const VARIANT_SUFFIX = /-\d+\.(?:avif|webp)$/;

/**
 * Converts the path of any variant of a stored photo to that of another. Server and app share the
 * naming rule: `<base>-<width>.<format>`, for each of PHOTO_WIDTHS, in AVIF and WebP.
 */
export function photoVariant(path: string, width: PhotoWidth, format: PhotoFormat): string {
  return path.replace(VARIANT_SUFFIX, `-${width}.${format}`);
}
