import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
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
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PropertyDetail } from '../../../../contract/property-entities.ts';
import arabic from '../../../i18n/ar.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import detailTexts from '../../../i18n/locales/ar/detail.json';
import { pendingAction } from '../../session/pending-action.ts';
import { PropertyDetailNext } from './bar.tsx';
import { openTargets } from './open-targets.ts';

const ask = vi.hoisted(() => vi.fn());
const person = vi.hoisted(() => ({ user: null as object | null }));
vi.mock('../../session/guest-sheet.tsx', () => ({
  useGuestSheet: () => ({ ask, preload: () => undefined }),
}));
vi.mock('../../session/use-session.ts', () => ({ useSession: () => person }));

const detail = {
  id: 7,
  title: 'فيلا',
  status: 'published',
  Agent: { id: 5, mobile: '0500000009' },
} as PropertyDetail;
const ALL = ['/propertypreview/$id', '/propertyreservation/$id', '/createfinance/$key'];

async function open(paths: string[], property = detail) {
  const root = createRootRoute();
  const home = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <PropertyDetailNext detail={property} isRefreshing={false} />,
  });
  const others = paths.map((path) =>
    createRoute({ getParentRoute: () => root, path, component: () => <h1>{path}</h1> }),
  );
  const router = createRouter({
    routeTree: root.addChildren([home, ...others]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <I18nextProvider i18n={createI18n('ar', { ...arabic, detail: detailTexts })}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
  await screen.findAllByRole(paths.length > 0 ? 'region' : 'link');
  return router;
}

beforeEach(() => {
  person.user = null;
  ask.mockClear();
  window.matchMedia = (() => ({ matches: true, addEventListener() {}, removeEventListener() {} })) as never;
});
afterEach(cleanup);

describe('openTargets', () => {
  it('finds a screen whatever its parameter is called, and none that is not there', () => {
    expect(openTargets(['/', '/createfinance/$key', '/propertypreview'], 7)).toEqual({
      finance: '/createfinance/7',
    });
  });
});

describe('the three buttons', () => {
  it('give way to editing where the user is the advertiser', async () => {
    person.user = { id: 5 };
    await open([...ALL, '/propertieupdate/$key', '/propertie']);
    expect(screen.getByRole('link', { name: 'عدّل الإعلان' }).getAttribute('href')).toBe('/propertieupdate/7');
    expect(screen.getByRole('link', { name: 'إعلاناتي' }).getAttribute('href')).toBe('/propertie');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('give way to the contact where none of their screens exists', async () => {
    person.user = {};
    await open([]);
    expect(screen.queryByRole('button', { name: 'احجز معاينة' })).toBeNull();
    expect(screen.getByRole('link', { name: 'اتصال' }).getAttribute('href')).toBe('tel:0500000009');
  });

  it('ask a guest to sign in, each with its reason', async () => {
    const router = await open(ALL);
    for (const name of ['احجز معاينة', 'احجز العقار', 'تواصل', 'تمويل']) {
      await userEvent.click(screen.getByRole('button', { name }));
    }
    expect(ask.mock.calls).toEqual([
      ['viewing', { next: '/propertypreview/7' }],
      ['reservation', { act: { kind: 'reserve', propertyId: 7 } }],
      ['contact', { act: { kind: 'contact', propertyId: 7 } }],
      ['finance', { next: '/createfinance/7' }],
    ]);
    expect(router.state.location.pathname).toBe('/');
  });

  it('lead a person to the viewing and to finance', async () => {
    person.user = {};
    const router = await open(ALL);
    await userEvent.click(screen.getByRole('button', { name: 'تمويل' }));
    await expect.poll(() => router.state.location.pathname).toBe('/createfinance/7');
    cleanup();
    const again = await open(ALL);
    await userEvent.click(screen.getByRole('button', { name: 'احجز معاينة' }));
    await expect.poll(() => again.state.location.pathname).toBe('/propertypreview/7');
  });

  it('say the terms of three days before a person reserves', async () => {
    person.user = {};
    const router = await open(ALL);
    await userEvent.click(screen.getByRole('button', { name: 'احجز العقار' }));
    const terms = await screen.findByRole('dialog');
    expect(terms.textContent).toContain('خلال 3 أيام من الدفع');
    await userEvent.click(screen.getByRole('button', { name: 'تابع الحجز' }));
    await expect.poll(() => router.state.location.pathname).toBe('/propertyreservation/7');
  });

  it('go on with the reservation that a guest had begun, once', async () => {
    person.user = {};
    pendingAction.save({ kind: 'reserve', propertyId: 7 });
    await open(ALL);
    expect(await screen.findByRole('dialog')).toBeTruthy();
    cleanup();
    await open(ALL);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leave reserving out where the listing is reserved', async () => {
    await open(ALL, { ...detail, status: 'reserved' });
    expect(screen.queryByRole('button', { name: 'احجز العقار' })).toBeNull();
    expect(screen.getByRole('button', { name: 'احجز معاينة' })).toBeTruthy();
  });
});
