import { PHOTO_WIDTHS } from '../contract/limits.ts';
import { type PhotoFormat, photoVariant } from '../contract/photo-url.ts';

const VARIANT = /-(\d+)\.(avif|webp)$/;

/**
 * The other variants of a photo that may stand in for the asked one, the best first: wider ones, the
 * narrowest of them before, then smaller ones, the widest before. Whoever asks for AVIF reads WebP too, but
 * not the other way round. None for what is no stored photo.
 */
export function standInsFor(pathname: string): string[] {
  const [, width, format] = VARIANT.exec(pathname) ?? [];
  if (!width) return [];
  const asked = Number(width);
  const wider = PHOTO_WIDTHS.filter((each) => each >= asked);
  const smaller = PHOTO_WIDTHS.filter((each) => each < asked).reverse();
  const formats: PhotoFormat[] = format === 'avif' ? ['avif', 'webp'] : ['webp'];
  return [...wider, ...smaller]
    .flatMap((each) => formats.map((kind) => photoVariant(pathname, each, kind)))
    .filter((path) => path !== pathname);
}

/** A kept variant of the photo at `url`; null where there is none. */
export async function findStandIn(cacheName: string, url: URL): Promise<Response | null> {
  const cache = await caches.open(cacheName);
  for (const path of standInsFor(url.pathname)) {
    const found = await cache.match(new URL(path, url).href, { ignoreVary: true });
    if (found) return found;
  }
  return null;
}
