import { registerQuotaErrorCallback } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { PERSON_PICTURES } from './answer-caches.ts';
import { onlyContentTypes } from './cacheable-files.ts';
import { PHOTO_LIMITS, photoIndex, photosToDrop } from './photo-lru-index.ts';
import { PhotoStrategy } from './photo-strategy.ts';

/** The cache's size is checked after this many new photos. */
const SWEEP_EVERY = 20;

/** Avatars are few and small, and deleted when the user signs out. */
const MAX_AVATARS = 60;

/** Caches photos once shown, for offline use. Their URLs change with their content. */
export function cachePhotos(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/avatars/'),
    new CacheFirst({
      cacheName: PERSON_PICTURES,
      matchOptions: { ignoreVary: true },
      plugins: [
        onlyContentTypes(/^image\//),
        new ExpirationPlugin({ maxEntries: MAX_AVATARS, purgeOnQuotaError: true }),
      ],
    }),
  );
  registerRoute(
    ({ url, sameOrigin, request }) =>
      sameOrigin &&
      url.pathname.startsWith('/media/') &&
      !isPrivatePath(url.pathname) &&
      request.destination === 'image',
    new PhotoStrategy({
      cacheName: PHOTOS,
      matchOptions: { ignoreVary: true },
      plugins: [onlyContentTypes(/^image\//), boundedPhotos()],
    }),
  );
  // When storage is full, the least recently shown half of the photos is deleted.
  registerQuotaErrorCallback(async () => {
    const bytes = (await photoIndex.all()).reduce((sum, photo) => sum + photo.bytes, 0);
    await sweep({ ...PHOTO_LIMITS, bytes: bytes / 2 });
  });
}

/** Indexes the cached photos, and keeps the cache within DESIGN §9's limits. */
function boundedPhotos(): WorkboxPlugin {
  let added = 0;
  return {
    cacheDidUpdate: async ({ request, newResponse }) => {
      try {
        await photoIndex.add(request.url, (await newResponse.arrayBuffer()).byteLength);
        if (added % SWEEP_EVERY === 0) await sweep();
        added += 1;
      } catch {
        // Without an index the cache could grow without limit, so the photo is removed.
        await (await caches.open(PHOTOS)).delete(request);
      }
    },
    cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
      if (cachedResponse) event.waitUntil(photoIndex.touch(request.url).catch(() => undefined));
      return cachedResponse;
    },
  };
}

async function sweep(limits = PHOTO_LIMITS): Promise<void> {
  const urls = photosToDrop(await photoIndex.all(), Date.now(), limits);
  const cache = await caches.open(PHOTOS);
  await Promise.all(urls.map((url) => cache.delete(url, { ignoreVary: true })));
  await photoIndex.remove(urls);
}

/** The cache of shown photos of ads and articles. */
export const PHOTOS = 'rukn-photos';

/**
 * Pictures that only their user may see: the page fetches them with its session, and no cache
 * stores them.
 */
export const isPrivatePath = (pathname: string): boolean => pathname.startsWith('/media/orders/');

/** Removes private pictures that earlier workers cached among the photos. */
export async function forgetPrivatePhotos(): Promise<void> {
  const cache = await caches.open(PHOTOS);
  const cached = await cache.keys();
  const isPrivate = ({ url }: Request) => isPrivatePath(new URL(url).pathname);
  await Promise.all(cached.filter(isPrivate).map((request) => cache.delete(request, { ignoreVary: true })));
}
