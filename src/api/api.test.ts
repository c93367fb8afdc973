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
