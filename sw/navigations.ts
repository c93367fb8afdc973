import { createHandlerBoundToURL } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import {
  cachedHomePage,
  cacheFirstHomePage,
  cacheHomePage,
  deleteOlderHomePages,
  isHome,
} from './home-page-cache.ts';
import { NOT_THE_APP, redirectOf } from './navigation-paths.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Serves every screen from the precached shell: at once, and also offline. Home opens from the page
 * that the server rendered at the last visit, if it is cached: its listings show before any code
 * runs.
 *
 * Meanwhile the browser's own request for the page runs (navigation preload): it opens the
 * connection for the screen's calls, and at home it brings the page for the next visit. For other
 * screens the server's answer is empty (server/pages/pages-plugin.ts).
 */
export function answerNavigations(): void {
  const shell = createHandlerBoundToURL('/index.html');
  registerRoute(
    new NavigationRoute(
      async (options) => {
        const { event, url } = options;
        if (!(event instanceof FetchEvent)) return shell(options);
        event.waitUntil(takePreload(event, isHome(url)));
        const clean = redirectOf(url);
        if (clean) return clean;
        const home = isHome(url) ? await cachedHomePage().catch(() => null) : null;
        return home ?? shell(options);
      },
      { denylist: NOT_THE_APP },
    ),
  );
  // Not during activation, which pages wait for.
  self.addEventListener('install', (event) => event.waitUntil(cacheFirstHomePage()));
  self.addEventListener('activate', (event) => {
    event.waitUntil(self.registration.navigationPreload?.enable());
    event.waitUntil(deleteOlderHomePages());
  });
}

async function takePreload(event: FetchEvent, shouldCache: boolean): Promise<void> {
  try {
    const page: Response | undefined = await event.preloadResponse;
    if (page && shouldCache) await cacheHomePage(page);
  } catch {
    // Offline, or storage is full: the cached page stays.
  }
}
