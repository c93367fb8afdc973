import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PropertyCard as Property } from '../../../../contract/property-entities.ts';
import ar from '../../../i18n/ar.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { ToastProvider } from '../../../ui/toast.tsx';
import { GuestSheetProvider } from '../../session/guest-sheet.tsx';
import { PropertyCard, type PropertyCardProps } from './property-card.tsx';

const flat: Property = {
  id: 7,
  title: 'شقة عائلية مقابل الحديقة',
  price: 78_000,
  rentPeriod: 'year',
  purpose: 'for_rent',
  propertyType: 'families',
  category: 'residential',
  status: 'published',
  heldUntil: null,
  roomsCount: 3,
  bathrooms: 2,
  area: 145,
  latitude: 24.8,
  longitude: 46.6,
  isFeatured: false,
  reducedFrom: null,
  publishedAt: null,
  PropertyType: { id: 1, name: 'شقة', plural: 'شقق', icon: 'building', category: 'residential' },
  City: { id: 1, name: 'الرياض' },
  Neighborhood: { id: 101, name: 'الملقا' },
  Favorites: [],
  mediaFiles: [
    {
      id: 1,
      mediaId: 1,
      thumbnail: '/media/a-400.webp',
      filePath: '/media/a-1200.webp',
      thumbhash: null,
      isIllustration: false,
      alt: 'واجهة المبنى',
    },
  ],
  photosCount: 1,
  distance: null,
};

async function renderCard(property: Property, comes: Pick<PropertyCardProps, 'eager' | 'priority'> = {}) {
  const card = () => (
    <PropertyCard property={property} statusChoices={{ reserved: 'محجوز' }} sizes="280px" {...comes} />
  );
  const root = createRootRoute();
  const home = createRoute({ getParentRoute: () => root, path: '/', component: card });
  const detail = createRoute({ getParentRoute: () => root, path: '/propertydetails/$id' });
  const router = createRouter({
    routeTree: root.addChildren([home, detail]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <I18nextProvider i18n={createI18n('ar', ar)}>
      <QueryClientProvider client={new QueryClient()}>
        <ToastProvider>
          <GuestSheetProvider>
            {/* The test's own small router: the app's is registered by type. */}
            <RouterProvider router={router as never} />
          </GuestSheetProvider>
        </ToastProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return within(await screen.findByRole('article'));
}

// jsdom does not scroll, and says so.
beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(cleanup);

describe('PropertyCard', () => {
  it('shows a rent with its period, facts and place, and links to the detail', async () => {
    const card = await renderCard(flat);
    expect(card.getByText('للإيجار')).toBeTruthy();
    expect(card.getByText('78,000')).toBeTruthy();
    expect(card.getByText('سنويًا')).toBeTruthy();
    expect(card.getByText('شقة')).toBeTruthy();
    expect(card.getByText('حي الملقا، الرياض')).toBeTruthy();
    expect(card.getByText('3 غرف')).toBeTruthy();
    expect(card.getByText('دورتا مياه')).toBeTruthy();
    expect(card.getByText('145 مترًا مربعًا')).toBeTruthy();
    expect(card.getAllByRole('link')).toHaveLength(1);
    expect(card.getByRole('link').getAttribute('href')).toBe('/propertydetails/7');
    expect(card.getByRole('heading', { level: 3 }).textContent).toBe(flat.title);
  });

  it('says until when it is held, by Riyadh’s clocks; what it is besides comes first', async () => {
    const heldUntil = '2026-11-24T14:30:00Z';
    const held = await renderCard({ ...flat, heldUntil });
    expect(held.getByText('محجوز حتى 5:30\u00A0م', { normalizer: (text) => text })).toBeTruthy();
    cleanup();
    const reserved = await renderCard({ ...flat, status: 'reserved', heldUntil });
    expect(reserved.getByText('محجوز')).toBeTruthy();
    expect(reserved.queryByText(/حتى/)).toBeNull();
  });

  it('says by how much the price fell, at least by 1%', async () => {
    await renderCard({ ...flat, price: 78_000, reducedFrom: 86_000 });
    expect(screen.getByText('خُفّض 9%')).toBeTruthy();
    cleanup();
    await renderCard({ ...flat, price: 86_000, reducedFrom: 86_100 });
    expect(screen.getByText('خُفّض 1%')).toBeTruthy();
    cleanup();
    await renderCard({ ...flat, price: null, reducedFrom: null });
    expect(screen.queryByText(/^خُفّض/)).toBeNull();
  });

  it('shows a featured sale without a period', async () => {
    const card = await renderCard({
      ...flat,
      purpose: 'for_sale',
      rentPeriod: null,
      price: 2_480_000,
      isFeatured: true,
    });
    expect(card.getByText('للبيع')).toBeTruthy();
    expect(card.getByText('2,480,000')).toBeTruthy();
    expect(card.getByText('مميّز')).toBeTruthy();
    expect(card.queryByText('سنويًا')).toBeNull();
  });

  it('says that the price is on request', async () => {
    const card = await renderCard({ ...flat, price: null });
    expect(card.getByText('السعر عند الطلب')).toBeTruthy();
    expect(card.queryByText('سنويًا')).toBeNull();
  });

  it('shows only the area of a plot of land', async () => {
    const card = await renderCard({ ...flat, roomsCount: null, bathrooms: null, area: 1_200 });
    expect(card.getByText('1,200 متر مربع')).toBeTruthy();
    expect(card.queryByText(/غرف/)).toBeNull();
    expect(card.queryByText(/مياه/)).toBeNull();
  });

  it('says how far it is where a position was asked about', async () => {
    const card = await renderCard({ ...flat, distance: 1_240 });
    expect(card.getByText('المسافة بالكيلومترات: 1.2')).toBeTruthy();
    cleanup();
    expect((await renderCard(flat)).queryByText(/المسافة/)).toBeNull();
  });

  it('labels a reserved one as the server does', async () => {
    const card = await renderCard({ ...flat, status: 'reserved' });
    expect(card.getByText('محجوز')).toBeTruthy();
  });

  it('shows a box of the same shape without photos', async () => {
    const card = await renderCard({ ...flat, mediaFiles: [], photosCount: 0 });
    expect(card.getByText('بلا صور')).toBeTruthy();
  });

  it('loads the photo at once only on the first screen', async () => {
    const later = await renderCard(flat);
    expect(later.getByAltText('واجهة المبنى').getAttribute('loading')).toBe('lazy');
    cleanup();
    const first = await renderCard(flat, { priority: true });
    const photo = first.getByAltText('واجهة المبنى');
    expect(photo.getAttribute('loading')).toBe('eager');
    expect(photo.getAttribute('fetchpriority')).toBe('high');
    cleanup();
    const second = await renderCard(flat, { eager: true });
    const beside = second.getByAltText('واجهة المبنى');
    expect(beside.getAttribute('loading')).toBe('eager');
    expect(beside.getAttribute('fetchpriority')).toBeNull();
  });

  it('has a favourite button beside the link, which shows its state and leaves a guest on the page', async () => {
    const card = await renderCard({ ...flat, Favorites: [{ propertyId: 7 }] });
    const favourite = card.getByRole('button', { name: `المفضلة: ${flat.title}` });
    expect(favourite.getAttribute('aria-pressed')).toBe('true');
    expect(favourite.closest('a')).toBeNull();
    await userEvent.click(favourite);
    expect(favourite.getAttribute('aria-pressed')).toBe('true');
  });
});
