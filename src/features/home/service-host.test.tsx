import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import ar from '../../i18n/ar.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { ServiceHost } from './service-host.tsx';

const ask = vi.hoisted(() => vi.fn());
const person = vi.hoisted(() => ({ user: null as object | null }));
vi.mock('../session/guest-sheet.tsx', () => ({
  useGuestSheet: () => ({ ask, preload: () => undefined }),
}));
vi.mock('../session/use-session.ts', () => ({ useSession: () => person }));

async function open(paths: string[]) {
  const root = createRootRoute();
  const home = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => (
      <main>
        <ServiceHost />
      </main>
    ),
  });
  const others = paths.map((path) => createRoute({ getParentRoute: () => root, path }));
  const router = createRouter({
    routeTree: root.addChildren([home, ...others]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <I18nextProvider i18n={createI18n('ar', ar)}>
      <RouterProvider router={router as never} />
    </I18nextProvider>,
  );
  await screen.findByRole('main');
  return router;
}

// Imported up front: on a busy machine, lazy loading takes longer than the queries wait.
beforeAll(() => import('./service-cards.tsx').then(() => undefined));
beforeEach(() => {
  person.user = null;
  ask.mockClear();
});
afterEach(cleanup);

it('shows no card whose screen does not exist', async () => {
  await open([]);
  expect(screen.queryByRole('link')).toBeNull();
});

it('asks a guest to sign in, and passes the path that follows', async () => {
  const router = await open(['/propertyrequest', '/propertymanagement']);
  await userEvent.click(await screen.findByRole('link', { name: /اطلب عقارًا/ }));
  await userEvent.click(screen.getByRole('link', { name: /إدارة عقارك/ }));
  expect(ask.mock.calls).toEqual([
    ['request', { next: '/propertyrequest' }],
    ['management', { next: '/propertymanagement' }],
  ]);
  expect(router.state.location.pathname).toBe('/');
});

it('leads a person on', async () => {
  person.user = {};
  const router = await open(['/propertyrequest']);
  await userEvent.click(await screen.findByRole('link', { name: /اطلب عقارًا/ }));
  await expect.poll(() => router.state.location.pathname).toBe('/propertyrequest');
});
