import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { PHOTO_WIDTHS } from '../contract/limits.ts';
import { type PhotoFormat, photoVariant } from '../contract/photo-url.ts';

/** After this long without the photo, another cached width of it is returned, if there is one. */
const PATIENCE_MS = 3_000;

/**
 * Returns a cached photo, else the network's; offline, or when the network is too slow, another
 * cached width of the same photo.
 */
export class PhotoStrategy extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const cached = await handler.cacheMatch(request);
    if (cached) return cached;
    const fetching = handler.fetchAndCachePut(request);
    const first = await Promise.race([fetching.catch(() => null), afterPatience()]);
    if (first?.ok) return first;
    return (await findStandIn(this.cacheName, new URL(request.url))) ?? fetching;
  }
}

const afterPatience = () => new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));

const VARIANT = /-(\d+)\.(avif|webp)$/;

/**
 * Paths of the variants that may replace the requested one, the best first: wider ones from the
 * narrowest up, then smaller ones from the widest down. A browser that requests AVIF also reads
 * WebP, but not the reverse. Empty for a path that is not a stored photo.
 */
export function standInsFor(pathname: string): string[] {
  const [, width, format] = VARIANT.exec(pathname) ?? [];
  if (!width) return [];
  const requested = Number(width);
  const wider = PHOTO_WIDTHS.filter((each) => each >= requested);
  const smaller = PHOTO_WIDTHS.filter((each) => each < requested).reverse();
  const formats: PhotoFormat[] = format === 'avif' ? ['avif', 'webp'] : ['webp'];
  return [...wider, ...smaller]
    .flatMap((each) => formats.map((kind) => photoVariant(pathname, each, kind)))
    .filter((path) => path !== pathname);
}

/** A cached variant of the photo at `url`; null where there is none. */
export async function findStandIn(cacheName: string, url: URL): Promise<Response | null> {
  const cache = await caches.open(cacheName);
  for (const path of standInsFor(url.pathname)) {
    const found = await cache.match(new URL(path, url).href, { ignoreVary: true });
    if (found) return found;
  }
  return null;
}
