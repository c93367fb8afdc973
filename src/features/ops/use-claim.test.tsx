import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpsItem } from '../../../contract/ops.ts';
import { bindApi } from '../../api/endpoint-query.ts';
import ar from '../../i18n/ar.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { ToastProvider } from '../../ui/toast.tsx';
import { knowOperatorCalls } from './operator-calls.ts';
import { opsQueries } from './queries.ts';
import { useClaim } from './use-claim.ts';

const mine = { who: 'نورة', since: '2026-11-28T00:00:00.000Z', isMine: true };
const item = { kind: 'ads', id: 7, seen: 'a.1', actions: ['ads reject'], claim: null } as unknown as OpsItem;
const api = vi.fn();
const calls = () => api.mock.calls.map(([name]) => name);
const MINUTE_MS = 60_000;
let begin: () => void;

function Open({ of }: { of: OpsItem }) {
  begin = useClaim(of).begin;
  return null;
}

function open(of = item) {
  knowOperatorCalls();
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  bindApi(client, api);
  client.setQueryData(opsQueries.item('ads', 7).queryKey, { item: of });
  const around = (children: ReactNode) => (
    <I18nextProvider i18n={createI18n('ar', ar)}>
      <QueryClientProvider client={client}>
        <ToastProvider>{children}</ToastProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
  const { rerender, unmount } = render(around(<Open of={of} />));
  return { unmount, show: (other: OpsItem) => rerender(around(<Open of={other} />)) };
}
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  api.mockReset().mockResolvedValue({ claim: mine });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('is not made by who only passes by', async () => {
  const { unmount } = open();
  await after(1_900);
  unmount();
  await after(MINUTE_MS);
  expect(calls()).toEqual([]);
});

it('is made after a while, renewed each minute, and released when the item is left', async () => {
  const { unmount } = open();
  await after(2_000);
  expect(api).toHaveBeenLastCalledWith('ops.claim', { body: { kind: 'ads', id: 7, takesOver: false } });
  await after(3 * MINUTE_MS);
  expect(calls()).toEqual(Array(4).fill('ops.claim'));
  unmount();
  expect(api).toHaveBeenLastCalledWith('ops.release', { body: { kind: 'ads', id: 7 } }, { keepalive: true });
  await after(3 * MINUTE_MS);
  expect(calls()).toHaveLength(5);
});

it('is made at once by who begins to act', async () => {
  open();
  begin();
  await after(1);
  expect(calls()).toEqual(['ops.claim']);
});

it('is released when the tab closes, also without an answer', async () => {
  open();
  await after(2_000);
  api.mockRejectedValue(new Error('offline'));
  window.dispatchEvent(new Event('pagehide'));
  expect(calls()).toEqual(['ops.claim', 'ops.release']);
  await after(1);
});

it('is released once it is answered, where the item was left before', async () => {
  let answer: (made: object) => void = () => undefined;
  api.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const { unmount } = open();
  await after(2_000);
  unmount();
  expect(calls()).toEqual(['ops.claim']);
  answer({ claim: mine });
  await after(1);
  expect(calls()).toEqual(['ops.claim', 'ops.release']);
});

it('of another is left to them', async () => {
  api.mockResolvedValue({ claim: { ...mine, isMine: false } });
  const { unmount } = open();
  await after(2_000);
  unmount();
  expect(calls()).toEqual(['ops.claim']);
});

it('is neither made nor renewed in a hidden tab, nor where nothing can be decided', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  open();
  await after(2 * MINUTE_MS);
  cleanup();
  vi.restoreAllMocks();
  open({ ...item, actions: [] });
  await after(2 * MINUTE_MS);
  expect(calls()).toEqual([]);
});

it('is made anew when the item was decided and stays open', async () => {
  const { show } = open();
  await after(2_000);
  show({ ...item, seen: 'b.2' });
  await after(2_000);
  expect(calls()).toEqual(['ops.claim', 'ops.claim']);
});

it('is not asked for offline, and is as soon as the network is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open();
  await after(MINUTE_MS);
  act(() => begin());
  await after(1_000);
  expect(calls()).toEqual([]);
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await after(2_000);
  expect(calls()).toEqual(['ops.claim']);
});
