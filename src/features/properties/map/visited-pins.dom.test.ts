import { beforeEach, describe, expect, it } from 'vitest';
import { sessionStore } from '../../../device/session-store.ts';
import { recentProperties } from '../recent-properties.ts';
import { visitedPins } from './visited-pins.ts';

const sara = { id: 7, userName: 'سارة', name: 'سارة', mobile: '0500000001', avatar: null, token: 't' };

beforeEach(() => {
  sessionStore.signOut();
  localStorage.clear();
});

describe('visitedPins', () => {
  it('holds what was opened, from a pin or otherwise, three hundred pins at most', () => {
    for (let id = 1; id <= 301; id += 1) visitedPins.add(id);
    recentProperties.add(900);
    const visited = visitedPins.current();
    expect([visited.has(1), visited.has(2), visited.has(301), visited.has(900)]).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it('is each person’s own', () => {
    sessionStore.signIn(sara);
    visitedPins.add(5);
    expect(visitedPins.current().has(5)).toBe(true);
    sessionStore.signOut();
    expect(visitedPins.current().has(5)).toBe(false);
  });

  it.each(['x', '{"a":1}', '["5",-1,null]'])('is empty where %s is stored', (text) => {
    localStorage.setItem('rukn.own.seen-pins.guest', text);
    expect(visitedPins.current().size).toBe(0);
  });
});
