import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Api } from '../../src/api/api.ts';
import { bindApi } from '../../src/api/endpoint-query.ts';
import ar from '../../src/i18n/ar.ts';
import { createI18n } from '../../src/i18n/i18n.ts';
import access from '../../src/i18n/locales/ar/access.json';
import account from '../../src/i18n/locales/ar/account.json';
import ads from '../../src/i18n/locales/ar/ads.json';
import device from '../../src/i18n/locales/ar/device.json';
import draft from '../../src/i18n/locales/ar/draft.json';
import payments from '../../src/i18n/locales/ar/payments.json';
import wallet from '../../src/i18n/locales/ar/wallet.json';
import { ToastProvider } from '../../src/ui/toast.tsx';

/**
 * Renders part of a screen in Arabic with the app's providers and the test's own api. Links lead to
 * empty pages; the returned `path` is the router's current path.
 */
export async function renderScreen(part: () => ReactNode, api: (...call: never[]) => unknown) {
  // jsdom has no layout and can't scroll.
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  const root = createRootRoute();
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/', component: part }),
      createRoute({ getParentRoute: () => root, path: '$', component: () => null }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  bindApi(client, api as unknown as Api);
  const view = render(
    <I18nextProvider
      i18n={createI18n('ar', { ...ar, access, account, ads, device, draft, payments, wallet })}
    >
      <QueryClientProvider client={client}>
        <ToastProvider>
          {/* The cast: the type is registered for the app's router, not this one. */}
          <RouterProvider router={router as never} />
        </ToastProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  await screen.findAllByRole('button');
  return { ...view, path: () => router.state.location.pathname };
}
