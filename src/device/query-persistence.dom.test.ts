import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, createClient, GUEST, GUEST_KEY, SARA, saved } from '../../tests/support/saved-queries.ts';
import { BUILD_ID } from './build-id.ts';
import { ownStorage } from './own-storage.ts';
import { followPerson, forgetPersonalData, startQueryPersistence } from './query-persistence.ts';
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
    const kept = async (owner: typeof GUEST | typeof SARA, key: string) => {
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
    expect(await kept(GUEST, GUEST_KEY)).toEqual(['public']);
    expect(await kept(SARA, SARA_KEY)).toEqual(['own', 'public']);
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

  it('writes nothing for a person whom another tab has signed out', async () => {
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

  it('leaves what was typed, and nothing else, of a person whose session has ended by itself', async () => {
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
    ['keeps what was typed by whom a guest’s device waits for', 6, 'typed', 0],
    ['forgets it, files too, once he was waited for a week', 8, null, 1],
  ])('%s', async (_, days, found, told) => {
    noteExpiredSession(7);
    ownStorage.set('draft.advertise', 7, 'typed');
    vi.setSystemTime(Date.now() + days * 24 * 60 * 60_000);
    startQueryPersistence(createClient(), GUEST);
    await saved();
    expect(ownStorage.get('draft.advertise', 7)).toBe(found);
    expect(worker.tell.mock.calls).toEqual(Array(told).fill([{ type: 'SIGN_OUT', typist: null }]));
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
    await answer(client, ['home'], 'with hearts', 'public');
    await saved();
    expect(localStorage.getItem(SARA_KEY)).toContain('with hearts');
    expect(localStorage.getItem(GUEST_KEY)).not.toContain('with hearts');

    followPerson(null);
    await saved();
    expect(localStorage.getItem(SARA_KEY)).toBeNull();
    expect(client.getQueryData(['home'])).toBe('as a guest');
  });
});
