import { array, assert, asyncProperty, boolean, constant, constantFrom, oneof, record } from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import { createWriteQueue } from './queue.ts';
import { createMemoryStore, favouriteOf, openWriteStore, type QueuedCall, type WriteStore } from './store.ts';

type Fate = 'answered' | 'cut before' | 'cut after';

const offline = () => ApiError.fromNetwork('offline');
const favourite = (propertyId: number, wanted: boolean): QueuedCall =>
  wanted
    ? { name: 'favourites.add', input: { body: { propertyId } } }
    : { name: 'favourites.remove', input: { params: { propertyId } } };

/** A server that handles each key once; its connection fails before or after it has done so. */
function createServer(fates: Fate[] = []) {
  const favourites = new Map<string, boolean>();
  const done = new Set<string>();
  const answered = new Set<string>();
  const errors: string[] = [];
  const sent: string[] = [];
  return {
    favourites,
    sent,
    errors,
    apiOf: (token: string, isOpen: () => boolean): Api =>
      (async (name: QueuedCall['name'], input: QueuedCall['input'], { idempotencyKey = '' }) => {
        const fate = fates.shift() ?? 'answered';
        await Promise.resolve();
        if (fate === 'cut before' || !isOpen()) throw offline();
        if (answered.has(idempotencyKey)) errors.push(`sent again after its answer: ${idempotencyKey}`);
        const { propertyId, wanted } = favouriteOf({ call: { name, input } as QueuedCall }) ?? {};
        sent.push(`${token} ${name} ${propertyId}`);
        if (!done.has(idempotencyKey)) favourites.set(`${token} ${propertyId}`, wanted === true);
        done.add(idempotencyKey);
        await Promise.resolve();
        if (fate === 'cut after' || !isOpen()) throw offline();
        answered.add(idempotencyKey);
        return { success: true };
      }) as unknown as Api,
  };
}

type Server = ReturnType<typeof createServer>;

/** A page of the app on this device. `close` aborts what is under way, as closing a tab does. */
function openPage(server: Server, store: WriteStore, person = { id: 1, token: 'sara' }) {
  let isOpen = true;
  let signedIn: typeof person | null = person;
  const askForSync = vi.fn();
  const queue = createWriteQueue({
    openStore: async () => store,
    api: server.apiOf(person.token, () => isOpen),
    person: () => (isOpen ? signedIn : null),
    language: () => 'ar',
    isOnline: () => true,
    askForSync,
  });
  return {
    ...queue,
    askForSync,
    close: () => (isOpen = false),
    signOut: () => (signedIn = null),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('BroadcastChannel', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('favourites over a link that is cut', () => {
  it('end as they were last tapped, in order, each answered once: 500 random runs', async () => {
    const step = oneof(
      {
        weight: 5,
        arbitrary: record({ property: constantFrom(1, 2, 3), tab: constantFrom(0, 1), waits: boolean() }),
      },
      { weight: 1, arbitrary: constant('restart' as const) },
      { weight: 1, arbitrary: constant('try again' as const) },
    );
    const fate = constantFrom<Fate>('answered', 'cut before', 'cut after');
    await assert(
      asyncProperty(array(step, { maxLength: 25 }), array(fate, { maxLength: 40 }), async (steps, fates) => {
        const server = createServer(fates);
        const store = createMemoryStore();
        const wanted = new Map<number, boolean>();
        const underWay: Promise<unknown>[] = [];
        let tabs = [openPage(server, store), openPage(server, store)];
        for (const act of steps) {
          if (act === 'restart') {
            for (const tab of tabs) tab.close();
            tabs = [openPage(server, store), openPage(server, store)];
          } else if (act === 'try again') underWay.push(tabs[0]?.send() ?? Promise.resolve());
          else {
            wanted.set(act.property, !wanted.get(act.property));
            const tapped = tabs[act.tab]?.add(favourite(act.property, wanted.get(act.property) === true));
            underWay.push(tapped ?? Promise.resolve());
            if (act.waits) await tapped;
          }
        }
        await Promise.allSettled(underWay);
        const last = openPage(server, store);
        for (let tries = 0; tries < 60 && (await store.all()).length > 0; tries += 1) await last.send();
        expect(await store.all()).toEqual([]);
        expect(server.errors).toEqual([]);
        for (const [property, isWanted] of wanted) {
          expect({ property, is: server.favourites.get(`sara ${property}`) }).toEqual({
            property,
            is: isWanted,
          });
        }
      }),
      { numRuns: 500 },
    );
  });

  it('are sent in the order in which they were tapped, and only the last of each', async () => {
    const server = createServer(['cut before', 'cut before', 'cut before', 'cut before']);
    const page = openPage(server, createMemoryStore());
    for (const [property, isWanted] of [
      [1, true],
      [2, true],
      [1, false],
      [3, true],
    ] as const) {
      await page.add(favourite(property, isWanted));
    }
    await page.send();
    expect(server.sent).toEqual([
      'sara favourites.add 2',
      'sara favourites.remove 1',
      'sara favourites.add 3',
    ]);
    expect(page.current()).toEqual([]);
  });
});

describe('a write that can not be sent', () => {
  it('waits, leaves the worker what it needs, and is tried again after a pause', async () => {
    const server = createServer(['cut before']);
    const store = createMemoryStore();
    const page = openPage(server, store);
    expect(await page.add(favourite(1, true))).toEqual({ state: 'pending' });
    expect(page.isBlocked()).toBe(true);
    expect(page.askForSync).toHaveBeenCalledTimes(1);
    expect(await store.sender()).toEqual({ personId: 1, token: 'sara', language: 'ar' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(server.favourites.get('sara 1')).toBe(true);
    expect(page.isBlocked()).toBe(false);
    expect(await store.sender()).toBeNull();
  });

  it('is tried soon after each new cause, however often it has failed before', async () => {
    const failures = ['cut before', 'cut before', 'cut before', 'cut before'] as const;
    const server = createServer([...failures]);
    const page = openPage(server, createMemoryStore());
    await page.add(favourite(1, true));
    // 5 s, then 10 s after that.
    await vi.advanceTimersByTimeAsync(15_000);
    expect(server.favourites.get('sara 1')).toBeUndefined();
    await page.send();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(server.favourites.get('sara 1')).toBe(true);
  });

  it.each([
    ['the session has ended', ApiError.fromAnswer(401, { msg: 'x', error_number: 3 })],
    ['the server is down', ApiError.fromAnswer(503, { msg: 'x', error_number: 1 })],
    ['a captive portal answers 404 with its page', ApiError.fromAnswer(404, null)],
    ['a captive portal answers 200 with its page', ApiError.fromNetwork('garbled')],
    ['nothing came in time', ApiError.fromNetwork('timeout')],
  ])('stays while %s', async (_, error) => {
    const server = createServer();
    const page = openPage(
      { ...server, apiOf: () => (async () => Promise.reject(error)) as unknown as Api },
      createMemoryStore(),
    );
    expect(await page.add(favourite(1, true))).toEqual({ state: 'pending' });
    expect(page.current()).toMatchObject([{ failure: null }]);
  });
});

describe('a write that the server refuses', () => {
  const refusal = ApiError.fromAnswer(404, { msg: 'هذا العقار غير متاح', error_number: 3004 });
  function openRefusing(store = createMemoryStore()) {
    const results: (ApiError | null)[] = [];
    const keys: string[] = [];
    const server = createServer();
    const api = (async (_: string, __: object, { idempotencyKey }: { idempotencyKey: string }) => {
      keys.push(idempotencyKey);
      const error = results.shift();
      if (error) throw error;
      return { success: true };
    }) as unknown as Api;
    return { page: openPage({ ...server, apiOf: () => api }, store), results, keys };
  }

  it('fails with its reason for the caller that awaits it, and is gone', async () => {
    const { page, results } = openRefusing();
    results.push(refusal);
    await expect(page.add(favourite(1, true))).rejects.toMatchObject({
      number: 3004,
      message: refusal.message,
    });
    expect(page.current()).toEqual([]);
  });

  it('stays with its reason where no caller waited, blocks no other, and can be tried again under a new key', async () => {
    const { page, results, keys } = openRefusing();
    results.push(offline(), offline(), refusal);
    await page.add(favourite(1, true));
    await page.add(favourite(2, true));
    await page.send();
    expect(page.current()).toMatchObject([{ failure: { message: refusal.message, number: 3004 } }]);
    const [failed] = page.current();
    if (failed) await page.retry(failed);
    expect(page.current()).toEqual([]);
    expect(keys.at(-1)).not.toBe(failed?.id);
  });

  it('is forgotten where a later one about the same goes through', async () => {
    const { page, results } = openRefusing();
    results.push(offline(), refusal);
    await page.add(favourite(1, true));
    await page.send();
    await page.add(favourite(1, false));
    expect(page.current()).toEqual([]);
  });

  it('can be discarded, and notifies its listeners', async () => {
    const { page, results } = openRefusing();
    results.push(offline(), refusal);
    await page.add(favourite(1, true));
    const heard = vi.fn();
    page.onSettled(heard);
    await page.send();
    const [failed] = page.current();
    if (failed) await page.discard(failed);
    expect(heard.mock.calls.map(([, outcome]) => outcome)).toEqual([
      { error: refusal },
      { isDiscarded: true },
    ]);
    expect(page.current()).toEqual([]);
  });
});

describe('a device that has no room', () => {
  const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));

  it('sends at once, and drops what waited about the same', async () => {
    const server = createServer(['cut before']);
    const store = createMemoryStore();
    const page = openPage(server, store);
    expect(await page.add(favourite(1, true))).toEqual({ state: 'pending' });
    vi.spyOn(store, 'add').mockImplementation(full);
    expect(await page.add(favourite(1, false))).toMatchObject({ state: 'sent' });
    expect(page.current()).toEqual([]);
    await page.send();
    expect(server.sent).toEqual(['sara favourites.remove 1']);
  });

  it('says that the server was not reached, and keeps what waited before', async () => {
    const store = createMemoryStore();
    const page = openPage(createServer(['cut before', 'cut before']), store);
    await page.add(favourite(1, true));
    vi.spyOn(store, 'add').mockImplementation(full);
    await expect(page.add(favourite(1, false))).rejects.toMatchObject({ unreached: 'offline' });
    expect(page.current()).toHaveLength(1);
  });
});

describe('two persons on one device', () => {
  it('never send what the other has left, not even while they change places', async () => {
    const server = createServer(['cut before']);
    const store = createMemoryStore();
    const sara = openPage(server, store);
    await sara.add(favourite(1, true));
    sara.signOut();
    const fahd = openPage(server, store, { id: 2, token: 'fahd' });
    await fahd.refresh();
    expect(fahd.current()).toEqual([]);
    await fahd.add(favourite(2, true));
    await sara.send();
    expect(server.sent).toEqual(['fahd favourites.add 2']);
    await fahd.forgetOthers(2);
    expect(await store.all()).toEqual([]);
  });

  it('find what waited once a session that expired is open again', async () => {
    const server = createServer(['cut before']);
    const store = createMemoryStore();
    const sara = openPage(server, store);
    await sara.add(favourite(1, true));
    sara.signOut();
    await sara.forgetOthers(1);
    // The worker has no token to send it with, and a guest sees nothing of it.
    expect([await store.sender(), sara.current()]).toEqual([null, []]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(server.sent).toEqual([]);
    const again = openPage(server, store, { id: 1, token: 'sara again' });
    await again.refresh();
    expect(again.current()).toHaveLength(1);
    await again.send();
    expect(server.sent).toEqual(['sara again favourites.add 1']);
  });

  it('leave nothing behind when they sign out', async () => {
    const store = createMemoryStore();
    const page = openPage(createServer(['cut before']), store);
    await page.add(favourite(1, true));
    await page.forget();
    expect([await store.all(), await store.sender()]).toEqual([[], null]);
    expect(page.current()).toEqual([]);
  });

  it('a guest queues nothing', async () => {
    const page = openPage(createServer(), createMemoryStore());
    page.signOut();
    await expect(page.add(favourite(1, true))).rejects.toBeInstanceOf(ApiError);
  });
});

describe('a device without a usable IndexedDB', () => {
  beforeEach(() => void vi.useRealTimers());

  const write = {
    id: 'a',
    personId: 1,
    call: { name: 'favourites.add' as const, input: { body: { propertyId: 1 } } },
    madeAt: 0,
    failure: null,
  };

  it.each([
    ['there is no IndexedDB', { value: undefined }],
    ['it never answers', { value: { open: () => ({ addEventListener: () => undefined }) } }],
    [
      'its very name is forbidden',
      {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      },
    ],
  ])('takes nothing to keep where %s, and forgets without an error', async (_, indexedDB) => {
    vi.stubGlobal('indexedDB', undefined);
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, ...indexedDB });
    const store = await openWriteStore();
    await expect(store.add(write)).rejects.toThrow();
    expect(await store.all()).toEqual([]);
    await store.clear();
  });
});
