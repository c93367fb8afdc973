import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { onlyContentTypes } from './cacheable-files.ts';

const CODE_STYLE_OR_FONT = /^(?:(?:text|application)\/(?:javascript|css|json|wasm)|font\/|image\/)/;
const MAX_FILES = 80;

/**
 * Caches files that are not precached when they are used: the map library, another language's
 * texts. Files in /assets have their content's hash in their names; drawings in /art do not, so
 * they are revalidated in the background.
 */
export function cacheStaticFiles(): void {
  const plugins = () => [
    onlyContentTypes(CODE_STYLE_OR_FONT),
    new ExpirationPlugin({ maxEntries: MAX_FILES, purgeOnQuotaError: true }),
  ];
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    new CacheFirst({ cacheName: 'rukn-assets', plugins: plugins() }),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/(?:art|icons)\//.test(url.pathname),
    new StaleWhileRevalidate({ cacheName: 'rukn-art', plugins: plugins() }),
  );
}
