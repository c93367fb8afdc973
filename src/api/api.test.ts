import { afterEach, expect, it, vi } from 'vitest';
import { PROOF_REQUIRED_NUMBER } from '../../contract/limits.ts';
import { noteServerTime, serverNow } from '../lib/server-now.ts';
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

it('takes the present from an answer that was really fetched, and from no other', async () => {
  const DAY_MS = 86_400_000;
  const answered = async (headers: Record<string, string>, status = 200) => {
    const api = createApi({
      fetch: async () => Response.json({ user: {} }, { status, headers }),
      language: 'ar',
      token: () => null,
    });
    await api('session.currentUser', {}).catch(() => undefined);
    return Math.round((serverNow() - Date.now()) / DAY_MS) || 0;
  };
  const dateIn = (days: number) => new Date(Date.now() + days * DAY_MS).toUTCString();
  try {
    expect(await answered({ date: dateIn(-40) })).toBe(-40);
    // The worker removes the date from what it caches; a proxy's cache adds an age; a portal may
    // send anything.
    expect(await answered({})).toBe(-40);
    expect(await answered({ date: dateIn(-90), age: '60' })).toBe(-40);
    expect(await answered({ date: 'x' })).toBe(-40);
    // A refusal is as fresh as an answer.
    expect(await answered({ date: dateIn(3 * 365) }, 422)).toBe(3 * 365);
    // A deviation of seconds is ignored: a device whose clock is right keeps it.
    expect(await answered({ date: dateIn(0) })).toBe(0);
    const before = serverNow() - Date.now();
    noteServerTime(serverNow() - 2_000);
    expect(serverNow() - Date.now()).toBeCloseTo(before, -2);
  } finally {
    noteServerTime(Date.now());
  }
});

it('repeats a call that wants a proof, under the same key, and not where there is none', async () => {
  const refusal = { msg: 'أثبت أنك أنت', error_number: PROOF_REQUIRED_NUMBER };
  const answers = [Response.json(refusal, { status: 403 }), Response.json({ paymentUrl: '/x' })];
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answers.shift() ?? Response.json({}));
  const body = { payWith: 'wallet' } as const;
  const pay = (isProved: boolean) => {
    const prove = vi.fn(async () => isProved);
    const api = createApi({ fetch, language: 'ar', token: () => 'token', prove });
    return { prove, answer: api('payments.pay', { params: { reference: 'RK' }, body }) };
  };
  const proved = pay(true);
  expect(await proved.answer).toEqual({ paymentUrl: '/x' });
  expect(proved.prove).toHaveBeenCalledOnce();
  const [first, second] = fetch.mock.calls.map(([path, init]) => {
    return [path, init?.body, new Headers(init?.headers).get('idempotency-key')];
  });
  expect(second).toEqual(first);
  expect(first?.[2]).toBeTruthy();

  answers.push(Response.json(refusal, { status: 403 }));
  const closed = pay(false);
  await expect(closed.answer).rejects.toMatchObject({ number: PROOF_REQUIRED_NUMBER, status: 403 });
  expect(fetch).toHaveBeenCalledTimes(3);
});
