import { beforeEach, describe, expect, it } from 'vitest';
import { sessionStore } from '../../../device/session-store.ts';
import { recentProperties } from '../recent-properties.ts';
import { seenPins } from './seen-pins.ts';

const sara = { id: 7, userName: 'سارة', name: 'سارة', mobile: '0500000001', avatar: null, token: 't' };

beforeEach(() => {
  sessionStore.signOut();
  localStorage.clear();
});

describe('seenPins', () => {
  it('holds what was opened, from a pin or otherwise, three hundred pins at most', () => {
    for (let id = 1; id <= 301; id += 1) seenPins.add(id);
    recentProperties.add(900);
    const seen = seenPins.current();
    expect([seen.has(1), seen.has(2), seen.has(301), seen.has(900)]).toEqual([false, true, true, true]);
  });

  it('is each person’s own', () => {
    sessionStore.signIn(sara);
    seenPins.add(5);
    expect(seenPins.current().has(5)).toBe(true);
    sessionStore.signOut();
    expect(seenPins.current().has(5)).toBe(false);
  });

  it.each(['x', '{"a":1}', '["5",-1,null]'])('is empty where somebody else wrote %s', (text) => {
    localStorage.setItem('rukn.own.seen-pins.guest', text);
    expect(seenPins.current().size).toBe(0);
  });
});
