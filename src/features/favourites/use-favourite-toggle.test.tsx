import { QueryClient, QueryClientProvider, skipToken, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import type { Api } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import { bindApi } from '../../api/endpoint-query.ts';
import { sessionStore } from '../../device/session-store.ts';
import { writeQueueOf } from '../../device/writes/page-queue.ts';
import ar from '../../i18n/ar.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { ToastProvider } from '../../ui/toast.tsx';
import { GuestSheetProvider } from '../session/guest-sheet.tsx';
import { followQueuedFavourites } from './queued-favourites.ts';
import { useFavouriteToggle } from './use-favourite-toggle.tsx';

// jsdom has no IndexedDB: keeps the queue in memory.
vi.mock('../../device/writes/store.ts', async (original) => {
  const store = await original<typeof import('../../device/writes/store.ts')>();
  return { ...store, openWriteStore: async () => store.createMemoryStore() };
});

const key = ['properties', 'properties.list', {}];
const sara = { id: 1, name: 'سارة', userName: 'سارة', mobile: '0500000001', avatar: null, token: 'token' };

function Favourite() {
  const { data } = useQuery<{ id: number; Favorites: { propertyId: number }[] }[]>({
    queryKey: key,
    queryFn: skipToken,
  });
  const { isFavourite, toggle } = useFavouriteToggle(data?.[0] ?? { id: 7, Favorites: [] });
  return (
    <button type="button" aria-pressed={isFavourite} onClick={toggle}>
      favourite
    </button>
  );
}

function renderFavourite(call: (name: string) => Promise<unknown>) {
  const client = new QueryClient();
  client.setQueryData(key, [{ id: 7, Favorites: [] }]);
  bindApi(client, call as unknown as Api);
  render(
    <I18nextProvider i18n={createI18n('ar', ar)}>
      <QueryClientProvider client={client}>
        <ToastProvider>
          <GuestSheetProvider>
            <Favourite />
          </GuestSheetProvider>
        </ToastProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  const button = screen.getByRole('button', { name: 'favourite' });
  return { button, client, isPressed: () => button.getAttribute('aria-pressed') === 'true' };
}

afterEach(() => {
  cleanup();
  sessionStore.signOut();
});

it('shows the favourite before the answer comes, and keeps it', async () => {
  sessionStore.signIn(sara);
  let answer: (done: object) => void = () => undefined;
  const call = vi.fn(() => new Promise((resolve) => (answer = resolve)));
  const { button, isPressed } = renderFavourite(call);
  await userEvent.click(button);
  await waitFor(() => expect(isPressed()).toBe(true));
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('favourites.add', { body: { propertyId: 7 } }, expect.anything()),
  );
  await act(async () => answer({ success: true }));
  expect(isPressed()).toBe(true);
});

it('takes the favourite back and says so where the call fails', async () => {
  sessionStore.signIn(sara);
  let fail: (error: Error) => void = () => undefined;
  const call = vi.fn(() => new Promise((_, reject) => (fail = reject)));
  const { button, isPressed } = renderFavourite(call);
  await userEvent.click(button);
  await waitFor(() => expect(isPressed()).toBe(true));
  await waitFor(() => expect(call).toHaveBeenCalled());
  await act(async () => fail(ApiError.fromAnswer(404, { msg: 'هذا العقار غير متاح', error_number: 3004 })));
  await waitFor(() => expect(isPressed()).toBe(false));
  expect(screen.getByText('هذا العقار غير متاح')).toBeTruthy();
});

it('keeps the favourite without network, and over answers that come meanwhile, until it is sent', async () => {
  sessionStore.signIn(sara);
  let fail: (error: Error) => void = () => undefined;
  const call = vi.fn(() => new Promise((_, reject) => (fail = reject)));
  const { button, isPressed, client } = renderFavourite(call);
  const stop = followQueuedFavourites(client);
  /** The server's answer from before the favourite, shown a moment later. */
  const answerComes = () =>
    act(async () => {
      await client.fetchQuery({
        queryKey: key,
        queryFn: async () => [{ id: 7, Favorites: [] }],
        staleTime: 0,
      });
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  await userEvent.click(button);
  await waitFor(() => expect(call).toHaveBeenCalled());
  await act(async () => fail(ApiError.fromNetwork('offline')));
  await answerComes();
  expect(isPressed()).toBe(true);
  call.mockResolvedValue({ success: true });
  await act(() => writeQueueOf(client).send());
  await answerComes();
  expect(isPressed()).toBe(false);
  stop();
});

it('sends nothing for a guest', async () => {
  const call = vi.fn(async () => ({}));
  const { button, isPressed } = renderFavourite(call);
  await userEvent.click(button);
  expect(isPressed()).toBe(false);
  expect(call).not.toHaveBeenCalled();
});
