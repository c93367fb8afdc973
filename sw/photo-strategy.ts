import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { PHOTO_WIDTHS } from '../contract/limits.ts';
import { type PhotoFormat, photoVariant } from '../contract/photo-url.ts';

/** After this long without the photo another cached width of it is used, if there is one. */
const PATIENCE_MS = 3_000;

/**
 * A cached photo at once, else the network's; without network, and where it is too slow, a cached
 * width of the same photo stands in for the requested one.
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
 * The other variants of a photo that may stand in for the requested one, the best first: wider
 * ones, the narrowest of them before, then smaller ones, the widest before. A browser that asks for
 * AVIF reads WebP too, but not the other way round. None for what is no stored photo.
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

/** A cached variant of the photo at `url`; null where there is none. */
export async function findStandIn(cacheName: string, url: URL): Promise<Response | null> {
  const cache = await caches.open(cacheName);
  for (const path of standInsFor(url.pathname)) {
    const found = await cache.match(new URL(path, url).href, { ignoreVary: true });
    if (found) return found;
  }
  return null;
}
