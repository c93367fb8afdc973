import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let withSendLock: typeof import('./sending.ts').withSendLock;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ withSendLock } = await import('./sending.ts'));
});
afterEach(() => void vi.useRealTimers());

const withLocks = (request: (name: string, work: () => Promise<unknown>) => Promise<unknown>) =>
  vi.stubGlobal('navigator', { locks: { request } });

it('does the work once under the lock, and tells of its end', async () => {
  withLocks((_, work) => work());
  const work = vi.fn(async () => 'sent');
  expect(await withSendLock(work)).toBe('sent');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledOnce();
});

it('tells of a failure under the lock', async () => {
  withLocks((_, work) => work());
  await expect(withSendLock(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});

it.each([
  ['never comes', () => new Promise<never>(() => undefined)],
  ['is forbidden', () => Promise.reject(new DOMException('', 'SecurityError'))],
])('works without a lock that %s', async (_, request) => {
  withLocks(request);
  const sent = withSendLock(async () => 'sent');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await sent).toBe('sent');
});

it('does nothing under a lock that comes too late', async () => {
  let comeLate = () => undefined as unknown;
  withLocks((_, work) => {
    comeLate = work;
    return new Promise(() => undefined);
  });
  const work = vi.fn(async () => 'sent');
  const sent = withSendLock(work);
  await vi.advanceTimersByTimeAsync(15_000);
  await sent;
  // Until then the next work does not wait at all.
  await withSendLock(work);
  expect(work).toHaveBeenCalledTimes(2);
  comeLate();
  expect(work).toHaveBeenCalledTimes(2);
});
