import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { createRequestHandler, getSsrStatus } from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import type { PageRequest, PersonalPage, RenderedPage } from '../../contract/rendered-page.ts';
import { createApi } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { bindApi } from '../api/endpoint-query.ts';
import { writeServerState } from '../api/server-state.ts';
import ar from '../i18n/ar.ts';
import en from '../i18n/en.ts';
import { createI18n } from '../i18n/i18n.ts';
import { pageHead } from '../shell/page-head.ts';
import { App } from './app.tsx';
import { pageFacts } from './page-facts.ts';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';

/** Its head is computed before its screen renders, so it can't tell that the listing is missing. */
const LISTING = '/_shell/propertydetails/$id';

/**
 * Renders one path for a guest; the browser adds what depends on the signed-in user. Renders no
 * HTML for a screen that depends on it entirely. Returns 404 and 500 pages too; throws only if
 * rendering itself fails.
 */
export async function renderPage({
  path,
  language,
  origin,
  fetch,
}: PageRequest): Promise<RenderedPage | PersonalPage> {
  const i18n = createI18n(language, language === 'ar' ? ar : en);
  const queryClient = createQueryClient();
  bindApi(queryClient, createApi({ fetch, language, token: () => null }));
  const router = createAppRouter({
    queryClient,
    i18n,
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname);
  const says = routes.flatMap(({ options }) => options.staticData ?? []);
  if (says.some(({ isPersonal }) => isPersonal)) {
    const isGuarded = says.some(({ isGuarded }) => isGuarded === true);
    return { isPersonal: true, isGuarded, ...ar.shell.head, routeIds: routes.map(({ id }) => id), texts: [] };
  }
  const handle = createRequestHandler({
    createRouter: () => router,
    request: new Request(new URL(path, 'http://localhost')),
  });
  try {
    const response = await handle(async ({ router }) => {
      const html = renderToString(<App router={router} queryClient={queryClient} i18n={i18n} />);
      return new Response(html, { status: isServiceDown(queryClient) ? 503 : getSsrStatus(router) });
    });
    const { status } = response;
    const head = pageHead(router.state.matches);
    const { routeId, params = {}, search = {} } = router.state.matches.at(-1) ?? {};
    return {
      status,
      html: await response.text(),
      state: writeServerState({ language, queries: dehydrate(queryClient) }),
      title: status === 404 && routeId === LISTING ? i18n.t('detail:missing.head') : head.title,
      description: head.description,
      facts: pageFacts({ status, routeId, head, params, search, queryClient, i18n, language, origin }),
      routeIds: router.state.matches.map((match) => match.routeId),
      texts: Object.keys(i18n.getDataByLanguage(language) ?? {}),
      redirectTo: response.headers.get('location'),
    };
  } finally {
    queryClient.clear();
  }
}

/**
 * Whether the service failed for a query: the screen shows why, but crawlers and proxies must not
 * keep that page.
 */
function isServiceDown(queryClient: QueryClient): boolean {
  const states = queryClient
    .getQueryCache()
    .getAll()
    .map((query) => query.state);
  return states.some(
    ({ error }) =>
      error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500),
  );
}
