import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { rememberScroll } from '../lib/scroll-memory.ts';
import { parseSearch, stringifySearch } from '../lib/search-params.ts';
import { moveScreen } from '../lib/view-transition.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { RouteErrorScreen } from '../shell/route-error-screen.tsx';
import { RoutePendingScreen } from '../shell/route-pending-screen.tsx';
import type { RouterContext } from '../shell/router-context.ts';
import { routeTree } from './route-tree.gen.ts';

interface RouterSetup extends RouterContext {
  /** On the server a memory history at the requested path; by default the browser's. */
  history?: RouterHistory;
}

export function createAppRouter({ history, ...context }: RouterSetup) {
  const router = createRouter({
    routeTree,
    context,
    history,
    isServer: history !== undefined,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The query client decides what is stale.
    defaultPreloadStaleTime: 0,
    // Its server part is an inline script, which our Content-Security-Policy blocks.
    scrollRestoration: history === undefined,
    defaultNotFoundComponent: NotFoundScreen,
    defaultErrorComponent: RouteErrorScreen,
    defaultPendingComponent: RoutePendingScreen,
    defaultPendingMs: 150,
    defaultPendingMinMs: 250,
  });
  // The router itself leaves the rejection of a skipped transition unhandled.
  if (history === undefined) {
    router.startViewTransition = moveScreen;
    rememberScroll(router);
  }
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
