import { beforeEach, expect, it, vi } from 'vitest';
import { errorTable } from '../../contract/errors.ts';
import { ApiError } from './api-error.ts';
import { withIdempotencyKey } from './with-idempotency-key.ts';

beforeEach(() => sessionStorage.clear());

/** The keys that an intention was sent with, once for each outcome. */
async function keysOf(outcomes: (() => Promise<unknown>)[], intention = () => 'viewing 7') {
  const keys: string[] = [];
  for (const outcome of outcomes) {
    await withIdempotencyKey(intention(), (key) => {
      keys.push(key);
      return outcome();
    }).catch(() => undefined);
  }
  return keys;
}
const done = () => Promise.resolve({});
const fails = (error: ApiError) => () => Promise.reject(error);

it.each([
  ['no network', ApiError.fromNetwork('offline')],
  ['a time-out', ApiError.fromNetwork('timeout')],
  ['a captive portal', ApiError.fromNetwork('garbled')],
  ['a failing server', new ApiError('', 0, 500)],
  ['too many calls', new ApiError('', 1029, 429)],
  ['a first try that is under way still', new ApiError('', 4032, errorTable.idempotencyUnderWay.status)],
])('sends the same key again after %s', async (_, error) => {
  const [first, second, third] = await keysOf([fails(error), fails(error), done]);
  expect(second).toBe(first);
  expect(third).toBe(first);
});

it('makes a new key once the call is done, or refused', async () => {
  const [first, second, third] = await keysOf([done, fails(new ApiError('', 4010, 409)), done]);
  expect(new Set([first, second, third]).size).toBe(3);
});

it('keeps intentions apart, and does without a storage', async () => {
  let number = 0;
  const offline = fails(ApiError.fromNetwork('offline'));
  const [first, second] = await keysOf([offline, offline], () => `viewing ${number++}`);
  expect(first).not.toBe(second);
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(await keysOf([done])).toHaveLength(1);
  refuse.mockRestore();
});

it('sends a double tap once', async () => {
  const send = vi.fn(() => Promise.resolve({ id: 7 }));
  const taps = [withIdempotencyKey('viewing 7', send), withIdempotencyKey('viewing 7', send)];
  expect(await Promise.all(taps)).toEqual([{ id: 7 }, { id: 7 }]);
  expect(send).toHaveBeenCalledOnce();
});

it('makes its key also where the page came without TLS, as to a phone on the network of the house', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const [key] = await keysOf([done]);
  vi.unstubAllGlobals();
  expect(key).toMatch(/^[\da-f]{32}$/);
});
