import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { notificationQueries } from '../notifications/queries.ts';
import { AppBadge } from './app-badge.tsx';

afterEach(cleanup);

it('says on the icon how many are unread, and nothing before that is known', async () => {
  const setAppBadge = vi.fn(async () => undefined);
  const clearAppBadge = vi.fn(async () =>
    Promise.reject(new DOMException('not installed', 'NotAllowedError')),
  );
  Object.assign(navigator, { setAppBadge, clearAppBadge });
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <AppBadge />
    </QueryClientProvider>,
  );
  expect([setAppBadge.mock.calls, clearAppBadge.mock.calls]).toEqual([[], []]);
  const { queryKey } = notificationQueries.list();
  await act(async () => client.setQueryData(queryKey, { rows: [], unreadCount: 3 }));
  await expect.poll(() => setAppBadge).toHaveBeenCalledWith(3);
  await act(async () => client.setQueryData(queryKey, { rows: [], unreadCount: 0 }));
  await expect.poll(() => clearAppBadge).toHaveBeenCalledTimes(1);
});
