import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, createClient, GUEST, GUEST_KEY, SARA, saved } from '../../tests/support/saved-queries.ts';
import { BUILD_ID } from './build-id.ts';
import { forgetPersonalData, startQueryPersistence } from './query-persistence.ts';
import { byWorth, fittingTexts, lighter, MAX_STORE_LENGTH, type SavedQuery } from './query-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});

afterEach(() => {
  forgetPersonalData();
  vi.restoreAllMocks();
  vi.useRealTimers();
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

  it('holds the first screen, favourites and viewed homes longest, and drops the oldest lists first', () => {
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
