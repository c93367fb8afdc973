import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftStore, PERSON_DRAFT_MS } from './draft-store.ts';
import { ownStorage } from './own-storage.ts';

const EMPTY = { step: 'first', title: '', count: 0, picture: null as string | null };
let personId: number | null = 7;
const open = () =>
  createDraftStore({
    name: 'order',
    empty: EMPTY,
    owner: () => personId,
    ttlMs: PERSON_DRAFT_MS,
    bulky: 'picture',
  });
const stored = (owner: number | 'guest' = 7) => localStorage.getItem(`rukn.own.draft.order.${owner}`);

beforeEach(() => {
  localStorage.clear();
  personId = 7;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a draft', () => {
  it('is there again after a reload and a closed tab, with all that was typed', () => {
    open().change({ title: 'تسريب', count: 2, picture: 'data:x' });
    sessionStorage.clear();
    expect(open().current()).toEqual({ step: 'first', title: 'تسريب', count: 2, picture: 'data:x' });
  });

  it('leaves nothing behind once it is cleared, or is empty again', () => {
    const store = open();
    store.change({ title: 'x' });
    store.clear();
    expect(stored()).toBeNull();
    expect(store.current()).toEqual(EMPTY);
    store.change({ title: 'x' });
    store.change({ title: '' });
    expect(stored()).toBeNull();
  });

  it('belongs to one user, and is gone when they sign out', () => {
    const store = open();
    store.change({ title: 'of seven' });
    personId = 8;
    expect(store.current().title).toBe('');
    store.change({ title: 'of eight' });
    personId = 7;
    expect(store.current().title).toBe('of seven');
    ownStorage.forgetPersons();
    personId = null;
    expect(store.current().title).toBe('');
    expect(stored(7)).toBeNull();
    expect(stored(8)).toBeNull();
  });

  it('outlives an expired session of its user, out of everybody’s reach', () => {
    const store = open();
    store.change({ title: 'of seven' });
    ownStorage.set('draft.advertise.7', 8, 'of eight');
    ownStorage.set('recent', 7, '[1]');
    ownStorage.set('draft.login', null, 'of a guest');
    ownStorage.forgetPersons(7);
    expect({ ...localStorage }).toEqual({
      'rukn.own.draft.order.7': expect.stringContaining('of seven'),
      'rukn.own.draft.login.guest': 'of a guest',
    });
    personId = null;
    expect(store.current().title).toBe('');
    personId = 7;
    expect(store.current().title).toBe('of seven');
  });

  it('is forgotten when it is old', () => {
    vi.useFakeTimers();
    open().change({ title: 'x' });
    vi.advanceTimersByTime(PERSON_DRAFT_MS - 1);
    expect(open().current().title).toBe('x');
    vi.advanceTimersByTime(2);
    expect(open().current().title).toBe('');
  });

  it.each([
    '{',
    'null',
    '7',
    '[]',
    '{"title":"x"}',
    '{"keptAt":"x","values":{"title":"x"}}',
    '{"keptAt":NOW,"values":{"title":5,"count":"x","picture":7,"other":1}}',
    '{"keptAt":NOW,"values":null}',
  ])('takes %s for nothing', (text) => {
    localStorage.setItem('rukn.own.draft.order.7', text.replace('NOW', String(Date.now())));
    expect(open().current()).toEqual(EMPTY);
  });

  it('calls its listeners, and answers the same object until something changes', () => {
    const store = open();
    const heard = vi.fn();
    const stop = store.subscribe(heard);
    expect(store.current()).toBe(store.current());
    store.change({ title: 'x' });
    stop();
    store.change({ title: 'y' });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('lives in memory where nothing can be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = open();
    expect(store.isOnDevice()).toBe(true);
    store.change({ title: 'x' });
    expect(store.current().title).toBe('x');
    expect(store.isOnDevice()).toBe(false);
    vi.restoreAllMocks();
    store.change({ title: 'xy' });
    expect(store.isOnDevice()).toBe(true);
  });

  it('keeps the words where there is no room for the picture', () => {
    const set = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (value.length > 1_000) throw new DOMException('full', 'QuotaExceededError');
      set.call(this, key, value);
    });
    open().change({ title: 'x', picture: 'p'.repeat(2_000) });
    expect(open().current()).toMatchObject({ title: 'x', picture: null });
  });

  it('takes what was typed before the app had started, but never over what is kept', () => {
    const store = open();
    store.change({ title: 'kept' });
    store.takeTyped({ title: 'typed', step: '' });
    expect(store.current().title).toBe('kept');
    store.clear();
    store.takeTyped({ title: 'typed' });
    expect(store.current().title).toBe('typed');
  });

  it('can hold no secret: the type of it refuses', () => {
    // @ts-expect-error A password is never kept.
    createDraftStore({ name: 'x', empty: { password: '' }, owner: () => null, ttlMs: 1 });
    // @ts-expect-error Nor is a code.
    createDraftStore({ name: 'x', empty: { code: '' }, owner: () => null, ttlMs: 1 });
  });
});
