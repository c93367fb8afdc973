import type { PHOTO_WIDTHS } from './limits.ts';

export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];
export type PhotoFormat = 'avif' | 'webp';

const VARIANT_SUFFIX = /-\d+\.(?:avif|webp)$/;

/**
 * The naming rule of stored photos, for server and screens alike: every photo exists as
 * `<base>-<width>.<format>` for each of PHOTO_WIDTHS in AVIF and WebP.
 * Takes any variant's path and answers another variant's.
 */
export function photoVariant(path: string, width: PhotoWidth, format: PhotoFormat): string {
  return path.replace(VARIANT_SUFFIX, `-${width}.${format}`);
}
