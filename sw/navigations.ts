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
 * Every screen opens from the precached shell: at once, and without network alike. Home opens from
 * the page that the server rendered at the last visit, where there is one: its listings need no
 * code to be seen.
 *
 * Meanwhile the browser's own request for the page is under way (navigation preload): it opens the
 * connection that the screen's calls will use, and at home it brings the page for the next visit.
 * For other screens the server answers it with nothing (server/pages/pages-plugin.ts).
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
  // Not while it activates: pages wait for that.
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
    // No network, or no room: what is kept stays.
  }
}
