import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { MyAd, PropertyStatus } from '../../../contract/property-entities.ts';
import ar from '../../i18n/ar.ts';
import { createI18n } from '../../i18n/i18n.ts';
import ads from '../../i18n/locales/ar/ads.json';
import { MyAdMenu } from './my-ad-menu.tsx';

const nothing = () => undefined;

/** The entries in the menu of an ad with this status, in order. */
async function offered(status: PropertyStatus) {
  const ad = { id: 7, title: 'شقة', status, isShown: false, actions: ['show', 'delete'] } as unknown as MyAd;
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  render(
    <I18nextProvider i18n={createI18n('ar', { ...ar, ads })}>
      <RouterContextProvider router={router as never}>
        <MyAdMenu
          ad={ad}
          isOpen
          onOpenChange={nothing}
          act={nothing}
          onRenew={nothing}
          onReprice={nothing}
          onDelete={nothing}
        />
      </RouterContextProvider>
    </I18nextProvider>,
  );
  const rows = await screen.findAllByRole('listitem');
  return rows.map(({ textContent }) => textContent);
}

beforeEach(() => {
  // jsdom has none; vaul needs it.
  window.matchMedia = (() => ({
    matches: false,
    addEventListener: nothing,
    removeEventListener: nothing,
  })) as never;
});
afterEach(cleanup);

it.each(['rented', 'sold'] as const)(
  'offers to open one that is %s and to put it back on the market',
  async (status) => {
    expect(await offered(status)).toEqual(['افتح الإعلان', 'أعد عرضه', 'احذف الإعلان']);
  },
);

it('offers to open and to show one that is hidden', async () => {
  expect(await offered('hidden')).toEqual(['افتح الإعلان', 'أظهر الإعلان', 'احذف الإعلان']);
});
