// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftStore } from './draft-store.ts';

const KEY = 'rukn.draft.order';
const EMPTY = { step: 'first', title: '', count: 0 };
const open = () => createDraftStore('order', EMPTY);

beforeEach(() => sessionStorage.clear());

describe('a draft', () => {
  it('is there again after a reload, with all that was typed', () => {
    open().change({ title: 'تسريب', count: 2 });
    expect(open().current()).toEqual({ step: 'first', title: 'تسريب', count: 2 });
  });

  it('leaves nothing behind once it is cleared', () => {
    const store = open();
    store.change({ title: 'x' });
    store.clear();
    expect(sessionStorage.getItem(KEY)).toBeNull();
    expect(store.current()).toEqual(EMPTY);
  });

  it.each(['{', 'null', '7', '[]', '{"title":5,"count":"x","other":1}'])('takes %s for nothing', (kept) => {
    sessionStorage.setItem(KEY, kept);
    const { step, title, count } = open().current();
    expect({ step, title, count }).toEqual(EMPTY);
  });

  it('tells who listens, and answers the same object until something changes', () => {
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
    store.change({ title: 'x' });
    expect(store.current().title).toBe('x');
    vi.restoreAllMocks();
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
});
