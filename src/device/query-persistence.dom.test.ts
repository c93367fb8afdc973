import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, createClient, GUEST, GUEST_KEY, SARA, saved } from '../../tests/support/saved-queries.ts';
import { BUILD_ID } from './build-id.ts';
import { ownStorage } from './own-storage.ts';
import { followPerson, forgetPersonalData, startQueryPersistence } from './query-persistence.ts';
import { byWorth, fittingTexts, lighter, MAX_STORE_LENGTH, type SavedQuery } from './query-store.ts';
import { noteExpiredSession } from './session-store.ts';

const worker = vi.hoisted(() => ({ tell: vi.fn() }));
vi.mock('./register-worker.ts', () => ({ tellWorker: worker.tell }));

const SARA_KEY = 'rukn.queries.ar.7';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  worker.tell.mockClear();
});

afterEach(() => {
  forgetPersonalData();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('query persistence', () => {
  it('shows the saved answers at once on the next start', async () => {
    const first = createClient();
    startQueryPersistence(first, GUEST);
    await answer(first, ['properties', 'properties.list'], { properties: [1] }, 'public');
    await saved();

    const second = createClient();
    startQueryPersistence(second, GUEST);
    expect(second.getQueryData(['properties', 'properties.list'])).toEqual({ properties: [1] });
    expect(second.getQueryState(['properties', 'properties.list'])?.fetchStatus).toBe('idle');
  });

  it('keeps what the contract lets it keep, own answers under a person only', async () => {
    const stored = async (owner: typeof GUEST | typeof SARA, key: string) => {
      const client = createClient();
      startQueryPersistence(client, owner);
      await answer(client, ['public'], 'a', 'public');
      await answer(client, ['own'], 'b', 'own');
      await answer(client, ['never'], 'c', 'never');
      await answer(client, ['unsaid'], 'd');
      await saved();
      const queries = JSON.parse(localStorage.getItem(key) ?? '').clientState.queries;
      return queries.map(({ queryKey }: { queryKey: string[] }) => queryKey[0]).sort();
    };
    expect(await stored(GUEST, GUEST_KEY)).toEqual(['public']);
    expect(await stored(SARA, SARA_KEY)).toEqual(['own', 'public']);
  });

  it('keeps an answer whose refresh failed, as it is when there is no network', async () => {
    const first = createClient();
    startQueryPersistence(first, GUEST);
    await answer(first, ['home'], 'seen', 'public');
    const updatedAt = first.getQueryState(['home'])?.dataUpdatedAt;
    await first
      .fetchQuery({
        queryKey: ['home'],
        queryFn: () => Promise.reject(new Error('offline')),
        meta: { cache: 'public' },
        staleTime: 0,
      })
      .catch(() => undefined);
    expect(first.getQueryState(['home'])?.status).toBe('error');
    await saved();

    const second = createClient();
    startQueryPersistence(second, GUEST);
    expect(second.getQueryState(['home'])).toMatchObject({ status: 'success', data: 'seen', error: null });
    expect(second.getQueryState(['home'])?.dataUpdatedAt).toBe(updatedAt);
  });

  it('reads nothing across languages, persons and builds', async () => {
    const first = createClient();
    startQueryPersistence(first, GUEST);
    await answer(first, ['home'], 'seen', 'public');
    await saved();
    const isSeenBy = (owner: Parameters<typeof startQueryPersistence>[1]) => {
      const client = createClient();
      startQueryPersistence(client, owner);
      return client.getQueryData(['home']) === 'seen';
    };
    expect(isSeenBy({ language: 'en', userId: null })).toBe(false);
    expect(isSeenBy(SARA)).toBe(false);
    expect(isSeenBy(GUEST)).toBe(true);

    const text = localStorage.getItem(GUEST_KEY) ?? '';
    localStorage.setItem(GUEST_KEY, text.replace(BUILD_ID, 'another-build'));
    expect(isSeenBy(GUEST)).toBe(false);
    expect(localStorage.getItem(GUEST_KEY)).toBeNull();
  });

  it.each([
    '{"buster',
    'null',
    '[]',
    '{}',
    '"x"',
    `{"buster":"${BUILD_ID}","timestamp":9e15,"clientState":{}}`,
  ])('drops the corrupt store %s and goes on', (text) => {
    localStorage.setItem(GUEST_KEY, text);
    const client = createClient();
    expect(() => startQueryPersistence(client, GUEST)).not.toThrow();
    expect(client.getQueryCache().getAll()).toEqual([]);
    expect(localStorage.getItem(GUEST_KEY)).toBeNull();
  });

  it('survives a store of the right shape with broken queries', () => {
    const clientState = { mutations: [], queries: [null, { queryKey: 3 }] };
    localStorage.setItem(GUEST_KEY, JSON.stringify({ buster: BUILD_ID, timestamp: Date.now(), clientState }));
    expect(() => startQueryPersistence(createClient(), GUEST)).not.toThrow();
    expect(localStorage.getItem(GUEST_KEY)).toBeNull();
  });

  it('saves at once when the page is left', async () => {
    const client = createClient();
    startQueryPersistence(client, GUEST);
    await answer(client, ['home'], 'seen', 'public');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(localStorage.getItem(GUEST_KEY)).toContain('seen');
  });

  it('writes nothing for a user after sign-out in another tab', async () => {
    const client = createClient();
    let person: number | null = 7;
    startQueryPersistence(client, SARA, (userId) => userId === person);
    await answer(client, ['viewings'], 'mine', 'own');
    person = null;
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await saved();
    expect(localStorage.getItem(SARA_KEY)).toBeNull();
  });
});

describe('signing in and out', () => {
  it('leaves nothing of a person behind, not even by a save under way', async () => {
    const client = createClient();
    localStorage.setItem('rukn.queries.en.7', '{}');
    localStorage.setItem(GUEST_KEY, `{"buster":"${BUILD_ID}","timestamp":1`);
    startQueryPersistence(client, SARA);
    await answer(client, ['viewings'], 'mine', 'own');
    await vi.advanceTimersByTimeAsync(1_040);
    forgetPersonalData();
    await saved();
    expect(localStorage.getItem(SARA_KEY)).toBeNull();
    expect(localStorage.getItem('rukn.queries.en.7')).toBeNull();
    expect(client.getQueryData(['viewings'])).toBeUndefined();
  });

  it('leaves none of a person’s own entries either, but for a guest’s', () => {
    startQueryPersistence(createClient(), SARA);
    ownStorage.set('recent', 7, '[1]');
    ownStorage.set('recent', null, '[2]');
    forgetPersonalData();
    expect(ownStorage.get('recent', 7)).toBeNull();
    expect(ownStorage.get('recent', null)).toBe('[2]');
  });

  it('leaves only the drafts of a user whose session has expired', async () => {
    const client = createClient();
    startQueryPersistence(client, SARA);
    await answer(client, ['viewings'], 'mine', 'own');
    await saved();
    ownStorage.set('recent', 7, '[1]');
    ownStorage.set('draft.advertise', 7, 'typed');
    ownStorage.set('draft.advertise', 8, 'typed by another');
    noteExpiredSession(7);
    followPerson(null);
    await saved();
    expect(ownStorage.get('draft.advertise', 7)).toBe('typed');
    expect(ownStorage.get('draft.advertise', 8)).toBeNull();
    expect(ownStorage.get('recent', 7)).toBeNull();
    expect(localStorage.getItem(SARA_KEY)).toBeNull();
    expect(client.getQueryData(['viewings'])).toBeUndefined();
  });

  it.each([
    ['keeps the drafts of an expired session on a guest’s device', 6, 'typed', 0],
    ['forgets them, files too, after a week', 8, null, 1],
  ])('%s', async (_, days, found, messageCount) => {
    noteExpiredSession(7);
    ownStorage.set('draft.advertise', 7, 'typed');
    vi.setSystemTime(Date.now() + days * 24 * 60 * 60_000);
    startQueryPersistence(createClient(), GUEST);
    await saved();
    expect(ownStorage.get('draft.advertise', 7)).toBe(found);
    expect(worker.tell.mock.calls).toEqual(Array(messageCount).fill([{ type: 'SIGN_OUT', typist: null }]));
  });

  it('clears the memory of a device that has no storage, too', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const client = createClient();
    startQueryPersistence(client, SARA);
    await answer(client, ['viewings'], 'mine', 'own');
    followPerson(null);
    expect(client.getQueryData(['viewings'])).toBeUndefined();
  });

  it('follows the session from guest to person and back without mixing them', async () => {
    const client = createClient();
    startQueryPersistence(client, GUEST);
    await answer(client, ['home'], 'as a guest', 'public');
    await saved();
    followPerson(SARA.userId);
    expect(client.getQueryData(['home'])).toBeUndefined();
    await answer(client, ['home'], 'with favourites', 'public');
    await saved();
    expect(localStorage.getItem(SARA_KEY)).toContain('with favourites');
    expect(localStorage.getItem(GUEST_KEY)).not.toContain('with favourites');

    followPerson(null);
    await saved();
    expect(localStorage.getItem(SARA_KEY)).toBeNull();
    expect(client.getQueryData(['home'])).toBe('as a guest');
  });
});

describe('what is saved stays within the device’s room', () => {
  it('stays under its bound and holds the first screen longest', async () => {
    const client = createClient();
    startQueryPersistence(client, GUEST);
    await answer(client, ['home', 'home.get'], 'x'.repeat(100_000), 'public');
    for (let page = 1; page <= 20; page += 1) {
      await answer(client, ['properties', 'properties.list', String(page)], 'x'.repeat(100_000), 'public');
    }
    await saved();
    const text = localStorage.getItem(GUEST_KEY) ?? '';
    expect(text.length).toBeLessThan(MAX_STORE_LENGTH + 200);
    const queries = JSON.parse(text).clientState.queries as { queryKey: string[] }[];
    expect(queries.length).toBeGreaterThan(5);
    expect(queries[0]?.queryKey[1]).toBe('home.get');
  });

  it('makes room in a full storage: other stores first, then the least worthy queries', async () => {
    const real = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (value.length > 1_500) throw new DOMException('full', 'QuotaExceededError');
      real.call(this, key, value);
    });
    const client = createClient();
    startQueryPersistence(client, GUEST);
    localStorage.setItem('rukn.queries.en.guest', `{"buster":"${BUILD_ID}",`);
    localStorage.setItem('rukn.language', 'ar');
    await answer(client, ['home', 'home.get'], 'x'.repeat(300), 'public');
    for (let page = 1; page <= 6; page += 1) {
      await answer(client, ['properties', 'properties.list', String(page)], 'x'.repeat(300), 'public');
    }
    await saved();
    const queries = JSON.parse(localStorage.getItem(GUEST_KEY) ?? '').clientState.queries;
    expect(queries[0].queryKey[1]).toBe('home.get');
    expect(queries.length).toBeLessThan(7);
    expect(localStorage.getItem('rukn.queries.en.guest')).toBeNull();
    expect(localStorage.getItem('rukn.language')).toBe('ar');
  });

  it('gives up quietly in a storage that takes nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const client = createClient();
    startQueryPersistence(client, GUEST);
    await answer(client, ['home'], 'seen', 'public');
    await saved();
    expect(client.getQueryData(['home'])).toBe('seen');
  });

  it('keeps at most two stores, the newest, which together stay within 5 MB', async () => {
    const store = (timestamp: number) => `{"buster":"${BUILD_ID}","timestamp":${timestamp},`;
    localStorage.setItem('rukn.queries.en.7', store(100));
    localStorage.setItem('rukn.queries.ar.guest', store(300));
    localStorage.setItem('rukn.queries.en.guest', store(200));
    startQueryPersistence(createClient(), SARA);
    await saved();
    expect(Object.keys(localStorage)).toEqual(['rukn.queries.ar.guest']);
    const bytes = 2 * (MAX_STORE_LENGTH + 200) * 2;
    expect(bytes).toBeLessThan(5 * 1000 * 1000);
  });

  it('shows what a clock that ran ahead has saved, and asks for it at once', async () => {
    const first = createClient();
    startQueryPersistence(first, GUEST);
    await answer(first, ['home'], 'seen', 'public');
    await saved();
    vi.setSystemTime(Date.now() - 365 * 24 * 60 * 60 * 1000);

    const second = createClient();
    startQueryPersistence(second, GUEST);
    expect(second.getQueryState(['home'])).toMatchObject({
      data: 'seen',
      isInvalidated: true,
      dataUpdatedAt: Date.now(),
    });
  });

  it('leaves the answers of a server’s page alone, though the saved ones count as newer', async () => {
    const first = createClient();
    startQueryPersistence(first, GUEST);
    await answer(first, ['home'], 'seen', 'public');
    await answer(first, ['articles'], 'read', 'public');
    await saved();

    const second = createClient();
    second.setQueryData(['home'], 'on the page', { updatedAt: Date.now() - 60_000 });
    startQueryPersistence(second, GUEST, () => true, true);
    expect(second.getQueryData(['home'])).toBe('on the page');
    expect(second.getQueryData(['articles'])).toBe('read');

    const third = createClient();
    third.setQueryData(['home'], 'on an old page', { updatedAt: Date.now() - 60_000 });
    startQueryPersistence(third, GUEST);
    expect(third.getQueryData(['home'])).toBe('seen');
  });

  it('writes only when an answer has changed, not when one is asked for or fails', async () => {
    const client = createClient();
    startQueryPersistence(client, GUEST);
    await answer(client, ['home'], 'seen', 'public');
    await saved();
    const write = vi.spyOn(Storage.prototype, 'setItem');
    const fail = () => Promise.reject(new Error('offline'));
    const again = { queryKey: ['home'], queryFn: fail, meta: { cache: 'public' as const }, staleTime: 0 };
    await client.fetchQuery(again).catch(() => undefined);
    await saved();
    expect(write).not.toHaveBeenCalled();
  });

  it('clears away stores of other persons and of other builds', async () => {
    localStorage.setItem('rukn.queries.en.guest', `{"buster":"${BUILD_ID}",`);
    localStorage.setItem('rukn.queries.ar.99', `{"buster":"${BUILD_ID}",`);
    localStorage.setItem('rukn.queries.en.7', '{"buster":"old",');
    startQueryPersistence(createClient(), SARA);
    await saved();
    expect(localStorage.getItem('rukn.queries.en.guest')).not.toBeNull();
    expect(localStorage.getItem('rukn.queries.ar.99')).toBeNull();
    expect(localStorage.getItem('rukn.queries.en.7')).toBeNull();
  });
});

function query(name: string, dataUpdatedAt: number, size = 10): SavedQuery {
  const queryKey = ['properties', name, { dataUpdatedAt }];
  return {
    queryKey,
    queryHash: JSON.stringify(queryKey),
    state: { data: 'x'.repeat(size), dataUpdatedAt },
  } as unknown as SavedQuery;
}

const names = (queries: readonly SavedQuery[]) =>
  queries.map(({ queryKey, state }) => `${queryKey[1]} ${state.dataUpdatedAt}`);
const toText = (one: SavedQuery) => JSON.stringify(one.state);

describe('what is kept when there is not room for all', () => {
  const all = [
    query('properties.list', 5),
    query('properties.retrieve', 1),
    query('home.get', 2),
    query('properties.list', 9),
    query('properties.retrieve', 3),
    query('favourites.list', 1),
    query('places.cities', 1),
  ];

  it('holds the first screen, favourites and viewed listings longest, and drops the oldest lists first', () => {
    expect(names(byWorth(all))).toEqual([
      'home.get 2',
      'favourites.list 1',
      'properties.retrieve 3',
      'properties.retrieve 1',
      'places.cities 1',
      'properties.list 9',
      'properties.list 5',
    ]);
  });

  it('drops at least one query at a time, and ends', () => {
    let left: SavedQuery[] | null = all;
    const sizes: number[] = [];
    while (left) {
      sizes.push(left.length);
      left = lighter(left);
    }
    expect(sizes).toEqual([7, 5, 3, 2, 1]);
  });

  it('stays under the bound, and leaves out only what does not fit', () => {
    const texts = fittingTexts(
      [query('home.get', 1, 100), query('properties.list', 3, 900), query('properties.list', 2, 50)],
      toText,
      400,
    );
    expect(texts).toHaveLength(2);
    expect(texts.join(',').length).toBeLessThanOrEqual(400);
  });
});
