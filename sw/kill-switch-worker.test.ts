import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The kill-switch worker's listeners in a separate scope, with two caches and one open page. */
async function start() {
  vi.resetModules();
  vi.useFakeTimers();
  const listeners = new Map<string, (event: object) => void>();
  const page = { url: '/', navigate: vi.fn(async () => null) };
  const cached = new Set(['photos', 'answers']);
  const unregister = vi.fn(async () => true);
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    skipWaiting: async () => undefined,
    registration: { unregister },
    clients: { matchAll: async () => [page] },
  });
  vi.stubGlobal('caches', {
    keys: async () => [...cached],
    delete: async (name: string) => cached.delete(name),
  });
  await import('./kill-switch-worker.ts');
  return { listeners, page, cached, unregister };
}

it('drops all, unregisters, and reloads its pages once it is in charge', async () => {
  const { listeners, page, cached, unregister } = await start();
  listeners.get('install')?.({});
  await vi.advanceTimersByTimeAsync(4_000);
  expect(cached.size).toBe(2);
  let left: Promise<void> = Promise.resolve();
  listeners.get('activate')?.({
    waitUntil: (work: Promise<void>) => {
      left = work;
    },
  });
  await left;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(cached.size).toBe(0);
  expect(unregister).toHaveBeenCalledOnce();
  expect(page.navigate).toHaveBeenCalledOnce();
});

it('drops all without being in charge where the old worker does not end', async () => {
  const { listeners, cached, unregister } = await start();
  listeners.get('install')?.({});
  await vi.advanceTimersByTimeAsync(5_000);
  expect(cached.size).toBe(0);
  expect(unregister).toHaveBeenCalledOnce();
});
