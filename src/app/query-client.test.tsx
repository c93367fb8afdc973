import { onlineManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { createQueryClient } from './query-client.ts';

const MISSING = ApiError.fromAnswer(404, { msg: 'لا يوجد', error_number: 4040 });
const ask = vi.fn(() => Promise.reject(MISSING));
const query = { queryKey: ['home', 7], queryFn: ask };

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  ask.mockClear();
});

async function openAfter(ms: number) {
  const client = createQueryClient();
  // As a loader does.
  await client.prefetchQuery(query);
  vi.setSystemTime(Date.now() + ms);
  const { result } = renderHook(() => useQuery(query), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(result.current.error).toBe(MISSING));
}

it('does not ask twice for what a screen’s loader has asked for in vain', async () => {
  await openAfter(50);
  expect(ask).toHaveBeenCalledOnce();
});

it('refetches when the user comes back later', async () => {
  await openAfter(10_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('tries again what fails in the first seconds after the network is back, and not before', async () => {
  vi.useRealTimers();
  const client = createQueryClient();
  const unreached = vi.fn(() => Promise.reject(ApiError.fromNetwork('offline')));
  const load = () => client.prefetchQuery({ queryKey: ['list'], queryFn: unreached, retryDelay: 0 });
  await load();
  expect(unreached).toHaveBeenCalledTimes(1);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await load();
  expect(unreached).toHaveBeenCalledTimes(4);
});
