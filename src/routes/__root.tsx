import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RouterContext } from '../router.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { RootLayout } from '../shell/root-layout.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  head: ({ match, matches }) => ({
    meta: [
      // Nothing but the root: no route has this path.
      {
        title: match.context.i18n.t(matches.length === 1 ? 'shell:notFound.title' : 'shell:head.title'),
      },
      { name: 'description', content: match.context.i18n.t('shell:head.description') },
    ],
  }),
  component: RootLayout,
  notFoundComponent: NotFoundScreen,
});
