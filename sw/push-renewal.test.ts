import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredAddress } from '../src/device/push-address.ts';
import { renewSubscription } from './push-renewal.ts';

const store = vi.hoisted(() => ({ stored: null as StoredAddress | null }));
vi.mock('../src/device/push-address.ts', async (original) => ({
  ...(await original<typeof import('../src/device/push-address.ts')>()),
  storedAddress: async () => store.stored,
  storeAddress: async (address: StoredAddress) => {
    store.stored = address;
  },
}));

const OLD: StoredAddress = {
  endpoint: 'https://fcm.googleapis.com/old',
  auth: 'old-secret',
  publicKey: 'our-key',
};
const unsubscribe = vi.fn(async () => true);
const subscription = (name: string) => ({
  unsubscribe,
  toJSON: () => ({
    endpoint: `https://fcm.googleapis.com/${name}`,
    keys: { p256dh: `${name}-key`, auth: `${name}-secret` },
  }),
});
const subscribe = vi.fn(async () => subscription('new'));
const requests: Request[] = [];
let status = 200;

beforeEach(() => {
  store.stored = OLD;
  requests.length = 0;
  status = 200;
  vi.clearAllMocks();
  vi.stubGlobal('self', { registration: { pushManager: { subscribe } } });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requests.push(new Request(new URL(path, 'https://rukn.example'), { ...init, signal: null }));
    return Response.json(status === 200 ? { success: true } : { msg: '', error_number: 2092 }, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const renew = (event: object) => renewSubscription(event as never);

describe('a subscription that the browser has replaced', () => {
  it('is sent to the server with the old one’s secret, and kept for the next time', async () => {
    await renew({ newSubscription: subscription('next') });
    const [request] = requests;
    expect([request?.method, request?.url]).toEqual(['POST', 'https://rukn.example/api/push/renew']);
    expect(request?.headers.has('session-token')).toBe(false);
    expect(await request?.json()).toEqual({
      old: { endpoint: OLD.endpoint, auth: OLD.auth },
      endpoint: 'https://fcm.googleapis.com/next',
      keys: { p256dh: 'next-key', auth: 'next-secret' },
    });
    expect(store.stored).toEqual({
      endpoint: 'https://fcm.googleapis.com/next',
      auth: 'next-secret',
      publicKey: OLD.publicKey,
    });
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('is made again under the same key where the browser has only ended it', async () => {
    await renew({ newSubscription: null });
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'our-key' });
    expect(store.stored?.endpoint).toBe('https://fcm.googleapis.com/new');
  });

  it('stays as it was known where the server does not take it', async () => {
    status = 404;
    await expect(renew({ newSubscription: subscription('next') })).rejects.toThrow();
    expect(store.stored).toBe(OLD);
  });

  it('is not sent where it is the same after all', async () => {
    await renew({ newSubscription: subscription('old') });
    expect(requests).toEqual([]);
  });

  it('is ended where the user has signed out', async () => {
    store.stored = null;
    await renew({ newSubscription: subscription('next') });
    expect(unsubscribe).toHaveBeenCalledTimes(1);
    expect(requests).toEqual([]);
    await renew({});
    expect(subscribe).not.toHaveBeenCalled();
  });
});
