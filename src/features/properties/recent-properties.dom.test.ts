import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownStorage } from '../../device/own-storage.ts';
import { sessionStore } from '../../device/session-store.ts';
import { recentProperties } from './recent-properties.ts';

const sara = { id: 7, userName: 'سارة', name: 'سارة', mobile: '0500000001', token: 't' };

beforeEach(() => localStorage.clear());
afterEach(() => sessionStore.signOut());

describe('recentProperties', () => {
  it('holds the twelve opened last, each once, the latest first', () => {
    for (let id = 1; id <= 14; id += 1) recentProperties.add(id);
    recentProperties.add(5);
    expect(recentProperties.current()).toEqual([5, 14, 13, 12, 11, 10, 9, 8, 7, 6, 4, 3]);
  });

  it('answers the same list until it changes, and calls its listeners then', () => {
    recentProperties.add(1);
    expect(recentProperties.current()).toBe(recentProperties.current());
    const listener = vi.fn();
    const stop = recentProperties.subscribe(listener);
    recentProperties.add(2);
    recentProperties.clear();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(recentProperties.current()).toEqual([]);
    stop();
    recentProperties.add(3);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('keeps one person’s apart from a guest’s, and forgets the person’s alone', () => {
    recentProperties.add(1);
    sessionStore.signIn(sara as never);
    expect(recentProperties.current()).toEqual([]);
    recentProperties.add(2);
    ownStorage.forgetPersons();
    expect(recentProperties.current()).toEqual([]);
    sessionStore.signOut();
    expect(recentProperties.current()).toEqual([1]);
  });

  it.each(['{', '"x"', '[1,"2"]', '[0]', '{"a":1}'])('starts over from %s', (text) => {
    ownStorage.set('recent-properties', null, text);
    expect(recentProperties.current()).toEqual([]);
  });
});
