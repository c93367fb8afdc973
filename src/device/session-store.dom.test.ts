import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const KEY = 'rukn.session';
const sara = { id: 1, name: 'سارة', userName: 'سارة القحطاني', mobile: '0500000001', avatar: null };

/** A fresh store, as after a reload. */
async function freshStore() {
  vi.resetModules();
  return (await import('./session-store.ts')).sessionStore;
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('start', () => {
  it('is loading before it, and a guest after it where nothing is stored', async () => {
    const store = await freshStore();
    expect(store.current().status).toBe('loading');
    store.start();
    expect(store.current()).toEqual({ status: 'guest', user: null });
    expect(store.token()).toBeNull();
  });

  it('knows a stored user at once, though their token is not confirmed yet', async () => {
    localStorage.setItem(KEY, JSON.stringify({ token: 'old', user: sara }));
    const store = await freshStore();
    store.start();
    expect(store.current()).toEqual({ status: 'loading', user: sara });
    expect(store.token()).toBe('old');
  });

  it.each(['{', 'null', '{"token":"x"}', '{"user":{}}', '[]'])('takes %s for nothing', async (stored) => {
    localStorage.setItem(KEY, stored);
    const store = await freshStore();
    store.start();
    expect(store.current().status).toBe('guest');
  });
});

describe('signing in and out', () => {
  it('stores the person and the token apart, and says so', async () => {
    const store = await freshStore();
    store.start();
    const heard = vi.fn();
    const forget = store.subscribe(heard);
    store.signIn({ ...sara, token: 'new' });
    expect(store.current()).toEqual({ status: 'person', user: sara });
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ token: 'new', user: sara });
    expect(heard).toHaveBeenCalledTimes(1);
    forget();
    store.signOut();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(store.token()).toBeNull();
    expect(store.current()).toEqual({ status: 'guest', user: null });
  });

  it('keeps the old token where the server hands out none', async () => {
    localStorage.setItem(KEY, JSON.stringify({ token: 'old', user: sara }));
    const store = await freshStore();
    store.start();
    store.signIn({ ...sara, name: 'سارة ع', token: null });
    expect(store.token()).toBe('old');
    expect(store.current().user?.name).toBe('سارة ع');
  });

  it('is a guest without any token', async () => {
    const store = await freshStore();
    store.start();
    store.signIn({ ...sara, token: null });
    expect(store.current().status).toBe('guest');
  });

  it('keeps the person where the server could not be asked', async () => {
    localStorage.setItem(KEY, JSON.stringify({ token: 'old', user: sara }));
    const store = await freshStore();
    store.start();
    store.keep();
    expect(store.current()).toEqual({ status: 'person', user: sara });
  });
});

describe('another tab', () => {
  async function listeners(store: Awaited<ReturnType<typeof freshStore>>) {
    const hear = vi.spyOn(window, 'addEventListener');
    store.start();
    const listenerOf = (name: string) =>
      hear.mock.calls.find(([type]) => type === name)?.[1] as (event: Event) => void;
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    return {
      reload,
      store: (key: string | null) => listenerOf('storage')(new StorageEvent('storage', { key })),
      show: (persisted: boolean) =>
        listenerOf('pageshow')(Object.assign(new Event('pageshow'), { persisted })),
    };
  }
  const put = (token: string, user: object) => localStorage.setItem(KEY, JSON.stringify({ token, user }));
  afterEach(() => vi.unstubAllGlobals());

  it('signs this one in and out, by a fresh start', async () => {
    const store = await freshStore();
    const heard = await listeners(store);
    put('new', sara);
    heard.store('rukn.theme');
    expect(heard.reload).not.toHaveBeenCalled();
    heard.store(KEY);
    expect(heard.reload).toHaveBeenCalledTimes(1);
  });

  it('signs out by clearing everything, and puts another person in the first one’s place', async () => {
    put('old', sara);
    const store = await freshStore();
    const heard = await listeners(store);
    put('other', { ...sara, id: 2 });
    heard.store(KEY);
    localStorage.clear();
    heard.store(null);
    expect(heard.reload).toHaveBeenCalledTimes(2);
  });

  it('hands on a new token and a new name of the same person without a reload', async () => {
    put('old', sara);
    const store = await freshStore();
    const heard = await listeners(store);
    store.keep();
    put('new', { ...sara, name: 'سارة ع' });
    heard.store(KEY);
    expect(heard.reload).not.toHaveBeenCalled();
    expect(store.token()).toBe('new');
    expect(store.current()).toEqual({ status: 'person', user: { ...sara, name: 'سارة ع' } });
  });

  it('does not sign out a user whose session the device had no room for', async () => {
    const store = await freshStore();
    const heard = await listeners(store);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.signIn({ ...sara, token: 'new' });
    heard.show(true);
    expect(heard.reload).not.toHaveBeenCalled();
    expect(store.token()).toBe('new');
  });

  it('is caught up with by a page that the browser had put aside', async () => {
    put('old', sara);
    const store = await freshStore();
    const heard = await listeners(store);
    localStorage.clear();
    heard.show(false);
    expect(heard.reload).not.toHaveBeenCalled();
    heard.show(true);
    expect(heard.reload).toHaveBeenCalledOnce();
  });
});
