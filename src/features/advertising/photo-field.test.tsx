import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Api } from '../../api/api.ts';
import { bindApi } from '../../api/endpoint-query.ts';
import ar from '../../i18n/ar.ts';
import { createI18n } from '../../i18n/i18n.ts';
import ads from '../../i18n/locales/ar/ads.json';
import advertising from '../../i18n/locales/ar/advertising.json';
import { ToastProvider } from '../../ui/toast.tsx';
import { createAdForm } from './ad-form.ts';
import { writePhotos } from './draft-photos.ts';
import { PhotoField } from './photo-field.tsx';

const call = vi.fn();
/** Each test has a separate form: photographs outlive the component. */
let property = 100;

/** The form of an ad with so many uploaded photographs. */
function open(count: number) {
  property += 1;
  const form = createAdForm(property);
  const photos = Array.from({ length: count }, (_, at) => ({ mediaId: at + 1, path: `/media/${at + 1}` }));
  form.draft.change({ photos: writePhotos(photos) });
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  bindApi(client, call as unknown as Api);
  render(
    <I18nextProvider i18n={createI18n('ar', { ...ar, ads, advertising })}>
      <QueryClientProvider client={client}>
        <ToastProvider>
          <main tabIndex={-1}>
            <PhotoField form={form} />
          </main>
        </ToastProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return () => JSON.parse(form.value('photos') || '[]').map(({ mediaId }: { mediaId: number }) => mediaId);
}

const tiles = () => screen.queryAllByRole('button', { name: /^الصورة \d+ من/ });
const tile = (number: number) => tiles()[number - 1] as HTMLElement;
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const hints = () => screen.queryAllByText(/^الأولى هي الغلاف/).length;

async function remove(number: number) {
  const { length } = tiles();
  await userEvent.click(screen.getByRole('button', { name: `احذف الصورة ${number}` }));
  await userEvent.click(await screen.findByRole('button', { name: 'حذف' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(tiles()).toHaveLength(length - 1);
}

beforeEach(() => {
  // jsdom has neither; vaul needs both.
  Element.prototype.setPointerCapture = () => undefined;
  window.matchMedia = ((media: string) => ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  call.mockResolvedValue({});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.resetAllMocks();
});

it('says how photographs are put in order once there are two, for a mouse and for a finger', async () => {
  open(1);
  expect(hints()).toBe(0);
  cleanup();
  open(2);
  expect(hints()).toBe(2);
  await remove(2);
  expect(hints()).toBe(0);
});

it('leaves the keyboard at the next photograph once one is deleted, at the last, and at what adds one', async () => {
  const order = open(3);
  await remove(2);
  expect(order()).toEqual([1, 3]);
  expect(focused()).toMatch(/^الصورة 2 من 2/);
  await remove(2);
  expect(focused()).toMatch(/^الصورة 1 من 1/);
  await remove(1);
  expect(focused()).toBe('أضف صورًا');
});

it('leaves the keyboard there as well where it is deleted from among its options', async () => {
  open(2);
  await userEvent.click(tile(1));
  await userEvent.click(await screen.findByRole('button', { name: 'احذف الصورة' }));
  await userEvent.click(await screen.findByRole('button', { name: 'حذف' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(focused()).toMatch(/^الصورة 1 من 1/);
});

it('returns the keyboard to where it asked, when nothing is deleted', async () => {
  open(2);
  await userEvent.click(screen.getByRole('button', { name: 'احذف الصورة 2' }));
  await userEvent.click(await screen.findByRole('button', { name: 'إلغاء' }));
  await waitFor(() => expect(focused()).toBe('احذف الصورة 2'));
  expect(call).not.toHaveBeenCalled();
});

it('is put in order by the arrows, and keeps them as the photograph moves', async () => {
  const order = open(3);
  screen.getByRole('button', { name: /^انقل الصورة 1/ }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(order()).toEqual([2, 3, 1]);
  expect(focused()).toMatch(/^انقل الصورة 3 من 3/);
});

/** The element under the pointer: jsdom has no layout. */
const over = (element: Element) => {
  document.elementFromPoint = () => element;
};
const at = (pointerType: string, clientX: number) => ({
  pointerType,
  clientX,
  clientY: 10,
  pointerId: 1,
  isPrimary: true,
  button: 0,
});

it('is dragged by a mouse at once, and the press that ends the drag opens nothing', () => {
  const order = open(3);
  const first = tile(1);
  fireEvent.pointerDown(first, at('mouse', 10));
  over(tile(3));
  fireEvent.pointerMove(first, at('mouse', 14));
  expect(order()).toEqual([1, 2, 3]);
  fireEvent.pointerMove(first, at('mouse', 90));
  fireEvent.pointerUp(first, at('mouse', 90));
  fireEvent.click(first, { detail: 1 });
  expect(order()).toEqual([2, 3, 1]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is dragged by a finger that has rested; one that has not scrolls the page', () => {
  vi.useFakeTimers();
  const order = open(3);
  const first = tile(1);
  over(tile(2));
  const isKeptFromScrolling = () => !fireEvent.touchMove(first);

  fireEvent.pointerDown(first, at('touch', 10));
  fireEvent.pointerMove(first, at('touch', 90));
  vi.advanceTimersByTime(1000);
  fireEvent.pointerMove(first, at('touch', 95));
  expect(isKeptFromScrolling()).toBe(false);
  expect(order()).toEqual([1, 2, 3]);

  fireEvent.pointerDown(first, at('touch', 10));
  vi.advanceTimersByTime(400);
  expect(isKeptFromScrolling()).toBe(true);
  // The picture's context menu.
  expect(fireEvent.contextMenu(first)).toBe(false);
  fireEvent.pointerMove(first, at('touch', 90));
  fireEvent.pointerUp(first, at('touch', 90));
  expect(isKeptFromScrolling()).toBe(false);
  expect(order()).toEqual([2, 1, 3]);
});
