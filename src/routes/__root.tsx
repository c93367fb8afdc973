import { createRootRouteWithContext, type SearchMiddleware } from '@tanstack/react-router';
import { RootLayout } from '../features/layout/root-layout.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import type { RouterContext } from '../shell/router-context.ts';

/** Keeps the language parameter of the URL on every link of the page. */
const keepLanguage: SearchMiddleware<{ lang?: string }> = ({ search, next }) => ({
  ...next(search),
  lang: search.lang,
});

export const Route = createRootRouteWithContext<RouterContext>()({
  search: { middlewares: [keepLanguage] },
  head: ({ match, matches }) => ({
    meta: [
      // Only the root matched: no route has this path.
      {
        title: match.context.i18n.t(matches.length === 1 ? 'shell:notFound.title' : 'shell:head.title'),
      },
      { name: 'description', content: match.context.i18n.t('shell:head.description') },
    ],
  }),
  component: RootLayout,
  notFoundComponent: NotFoundScreen,
});
