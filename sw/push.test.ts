import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetPushes } from './push.ts';

const forgotten = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../src/device/push-address.ts', async (original) => ({
  ...(await original<typeof import('../src/device/push-address.ts')>()),
  removeAddress: forgotten,
}));

const close = vi.fn();
const unsubscribe = vi.fn(async () => true);
const clearAppBadge = vi.fn(async () => undefined);
const registration = {
  getNotifications: async () => [{ close }, { close }],
  pushManager: { getSubscription: async () => ({ unsubscribe }) },
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('self', { registration, navigator: { clearAppBadge } });
});
afterEach(() => vi.unstubAllGlobals());

it('leaves nothing of a user who signs out: no subscription, address, notification or badge', async () => {
  await forgetPushes();
  expect(close).toHaveBeenCalledTimes(2);
  expect([unsubscribe, forgotten, clearAppBadge].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

it('forgets the address also where the push service can’t be reached', async () => {
  unsubscribe.mockRejectedValueOnce(new DOMException('no network', 'AbortError'));
  await forgetPushes();
  expect(forgotten).toHaveBeenCalledTimes(1);
});

it('is done where the browser has no push at all', async () => {
  Object.assign(self, { registration: { getNotifications: async () => [] }, navigator: {} });
  await forgetPushes();
  expect(forgotten).toHaveBeenCalledTimes(1);
});
