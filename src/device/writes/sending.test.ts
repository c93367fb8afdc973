import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStore, type NewWrite } from './store.ts';

let withSendLock: typeof import('./sending.ts').withSendLock;
let sendWrites: typeof import('./sending.ts').sendWrites;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ withSendLock, sendWrites } = await import('./sending.ts'));
});
afterEach(() => void vi.useRealTimers());

const withLocks = (request: (name: string, work: () => Promise<unknown>) => Promise<unknown>) =>
  vi.stubGlobal('navigator', { locks: { request } });

it('does the work once under the lock, and resolves with its end', async () => {
  withLocks((_, work) => work());
  const work = vi.fn(async () => 'sent');
  expect(await withSendLock(work)).toBe('sent');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledOnce();
});

it('rejects with a failure under the lock', async () => {
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

describe('a run of sending', () => {
  const write = (propertyId: number): NewWrite => ({
    id: `key of ${propertyId}`,
    personId: 1,
    call: { name: 'favourites.add', input: { body: { propertyId } } },
    madeAt: 0,
    failure: null,
  });
  /** A store with these favourites, and an api that counts its calls by idempotency key. */
  async function start(
    favourites: number[],
    answer: () => Promise<object> = async () => ({ success: true }),
  ) {
    const store = createMemoryStore();
    for (const propertyId of favourites) await store.add(write(propertyId));
    const sent: string[] = [];
    const api = vi.fn();
    api.mockImplementation((_name, _input, { idempotencyKey }) => {
      sent.push(idempotencyKey);
      return answer();
    });
    return { store, sent, run: () => sendWrites({ store, personId: 1, api }) };
  }
  const ONCE_EACH = ['key of 1', 'key of 2'];

  it('removes each write that is answered', async () => {
    const { store, sent, run } = await start([1, 2]);
    expect(await run()).toBe(true);
    expect(await store.all()).toEqual([]);
    expect(sent).toEqual(ONCE_EACH);
  });

  it('sends each write once where the store fails to remove any, and again in the next run', async () => {
    const { store, sent, run } = await start([1, 2]);
    vi.spyOn(store, 'remove').mockResolvedValue();
    expect(await run()).toBe(false);
    expect(sent).toEqual(ONCE_EACH);
    expect(await run()).toBe(false);
    expect(sent).toEqual([...ONCE_EACH, ...ONCE_EACH]);
  });

  it('sends each write once where the store fails to note a refusal', async () => {
    // From the same module instance as the tested code.
    const { ApiError } = await import('../../api/api-error.ts');
    const refuse = () => Promise.reject(ApiError.fromAnswer(404, { msg: 'x', error_number: 3004 }));
    const { store, sent, run } = await start([1, 2], refuse);
    vi.spyOn(store, 'change').mockResolvedValue();
    expect(await run()).toBe(false);
    expect(sent).toEqual(ONCE_EACH);
  });

  it('ends where the store breaks', async () => {
    const { store, sent, run } = await start([1, 2]);
    vi.spyOn(store, 'remove').mockRejectedValue(new DOMException('', 'UnknownError'));
    await expect(run()).rejects.toThrow();
    expect(sent).toEqual(['key of 1']);
  });
});
