import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { PERSON_PICTURES } from './answer-caches.ts';
import { keepOnly } from './keep-only.ts';

/**
 * DESIGN §9: 150 MB, least recently seen first. Workbox counts entries, so the bound is by the size of
 * a usual variant (about 60 KB in AVIF on a phone).
 */
const MAX_PHOTOS = 2_500;
const MONTH_SECONDS = 30 * 24 * 60 * 60;

/** Pictures of people: few, small, and gone with the person who signs out. */
const MAX_AVATARS = 60;

/** Photos that were seen open again without network. Their addresses change with their content. */
export function keepPhotos(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/avatars/'),
    new CacheFirst({
      cacheName: PERSON_PICTURES,
      matchOptions: { ignoreVary: true },
      plugins: [
        keepOnly(/^image\//),
        new ExpirationPlugin({
          maxEntries: MAX_AVATARS,
          maxAgeSeconds: MONTH_SECONDS,
          purgeOnQuotaError: true,
        }),
      ],
    }),
  );
  registerRoute(
    ({ url, sameOrigin, request }) =>
      sameOrigin && url.pathname.startsWith('/media/') && request.destination === 'image',
    new CacheFirst({
      cacheName: 'rukn-photos',
      matchOptions: { ignoreVary: true },
      plugins: [
        keepOnly(/^image\//),
        new ExpirationPlugin({
          maxEntries: MAX_PHOTOS,
          maxAgeSeconds: MONTH_SECONDS,
          purgeOnQuotaError: true,
        }),
      ],
    }),
  );
}
