import { afterEach, expect, it, vi } from 'vitest';
import { createApi } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

it('books also where the page came without TLS: browsers keep randomUUID from it', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ row: {}, paymentUrl: null }));
  const api = createApi({ fetch, language: 'ar', token: () => 'token' });
  const body = { propertyId: 7, date: '2026-02-01', time: '17:00', fancyReview: false };
  await api('viewings.create', { body });
  const headers = new Headers(fetch.mock.calls[0]?.[1]?.headers);
  expect(headers.get('idempotency-key')).toMatch(/^[\da-f]{32}$/);
});

it('says which device it is where access is asked for, and nowhere else', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ user: {} }));
  const api = createApi({ fetch, language: 'ar', token: () => null, device: () => 'this one' });
  await api('session.login', { body: { mobile: '0500000001', password: 'x' } });
  await api('passwords.requestReset', { body: { mobile: '0500000001' } });
  await api('session.currentUser', {});
  const sent = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('device-token'));
  expect(sent).toEqual(['this one', 'this one', null]);
});

it('writes a flag of a query as 1, as core §7 has it for the wallet', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ balance: 0, rows: [] }));
  const api = createApi({ fetch, language: 'ar', token: () => 'token' });
  await api('payments.list', { query: { isWallet: true, page: 2 } });
  await api('payments.list', { query: { isWallet: false } });
  expect(fetch.mock.calls.map(([path]) => path)).toEqual([
    '/api/payments/paymentsList?isWallet=1&page=2',
    '/api/payments/paymentsList?isWallet=0',
  ]);
});
