import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { tabStorage } from '../lib/tab-storage.ts';
import { liveBuild, recoverCode, registerWorker, useUpdate } from './register-worker.ts';

const server = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
const { register, skipWaiting, installNext } = vi.hoisted(() => ({
  register: vi.fn<(onWaiting: () => void, isPaused: () => boolean) => Promise<void>>(async () => undefined),
  skipWaiting: vi.fn(),
  installNext: vi.fn(async () => true),
}));
vi.mock('./worker-registration.ts', () => ({ register, skipWaiting, installNext }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('is what the server’s page says', async () => {
  server(async () => new Response('<head><meta name="build" content="abc123">'));
  expect(await liveBuild()).toBe('abc123');
});

it('is unknown without network, and where a portal answers', async () => {
  server(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await liveBuild()).toBeNull();
  server(async () => new Response('<html>sign in to this network</html>'));
  expect(await liveBuild()).toBeNull();
});

it('takes the new version as soon as it is installed, where a reload has opened the old one', async () => {
  vi.stubEnv('PROD', true);
  const worker = Object.assign(new EventTarget(), { controller: {} });
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: worker } }));
  tabStorage.set('moved-to', 'next');
  server(async () => new Response('<head><meta name="build" content="next">'));
  registerWorker();
  await expect.poll(() => register.mock.calls.length).toBe(1);
  await recoverCode();
  // A second reload would open the old version once more.
  expect(installNext).not.toHaveBeenCalled();
  expect(skipWaiting).not.toHaveBeenCalled();
  const { result } = renderHook(useUpdate);
  expect(result.current).toBe('none');
  const [onWaiting, isPaused] = register.mock.calls[0] ?? [];
  act(() => onWaiting?.());
  expect(result.current).toBe('taking');
  await expect.poll(() => skipWaiting.mock.calls.length).toBe(1);
  // The new worker asks for the pause, and gets its answer once nothing is under way.
  vi.useFakeTimers();
  const { port1, port2 } = new MessageChannel();
  const answer = vi.spyOn(port2, 'postMessage');
  act(() => {
    worker.dispatchEvent(new MessageEvent('message', { data: { type: 'PAUSE' }, ports: [port2] }));
  });
  act(() => onWaiting?.());
  expect(result.current).toBe('taking');
  expect(isPaused?.()).toBe(true);
  expect(answer).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(300));
  expect(answer).toHaveBeenCalledTimes(1);
  port1.close();
  // A takeover that does not come gives the app back, and is not asked for again.
  act(() => vi.advanceTimersByTime(20_000));
  expect(result.current).toBe('none');
  await recoverCode();
  expect(skipWaiting).toHaveBeenCalledTimes(1);
});
