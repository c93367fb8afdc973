import { afterEach, expect, it, vi } from 'vitest';
import { cacheStorage } from '../tests/support/cache-storage.ts';
import { forgetPrivatePhotos, PHOTOS } from './photos.ts';

// Workbox reads `self` when it is imported.
vi.hoisted(() => void vi.stubGlobal('self', globalThis));

afterEach(() => vi.unstubAllGlobals());

it('forgets the pictures of orders that an earlier worker kept, and no photo of an ad', async () => {
  vi.stubGlobal('caches', cacheStorage());
  const cache = await caches.open(PHOTOS);
  const ad = 'https://rukn.example/media/photos/a-400.webp';
  for (const url of [ad, 'https://rukn.example/media/orders/b.webp']) await cache.put(url, new Response('x'));
  await forgetPrivatePhotos();
  expect((await cache.keys()).map(({ url }) => url)).toEqual([ad]);
});
