import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { patchFavourite, withFavourite } from './patch-favourite.ts';

const card = (id: number, liked = false) => ({
  id,
  title: `t${id}`,
  Favorites: liked ? [{ propertyId: id }] : [],
});

describe('withFavourite', () => {
  it('sets a heart in a nested list', () => {
    const home = { near: [card(1), card(2)], nextReservation: { id: 2, Property: card(2) }, count: 2 };
    expect(withFavourite(home, 2, true)).toEqual({
      near: [card(1), card(2, true)],
      nextReservation: { id: 2, Property: card(2, true) },
      count: 2,
    });
  });

  it('empties it again', () => expect(withFavourite([card(1, true)], 1, false)).toEqual([card(1)]));

  it('takes only properties, not other things of the same id', () => {
    const answer = { city: { id: 5 }, rows: [card(4)] };
    expect(withFavourite(answer, 5, true)).toBe(answer);
  });

  it('leaves the parts that it does not touch as they are', () => {
    const home = { near: [card(1)], featured: [card(2), card(3)] };
    const patched = withFavourite(home, 3, true);
    expect(patched.near).toBe(home.near);
    expect(patched.featured[0]).toBe(home.featured[0]);
  });
});

describe('patchFavourite', () => {
  it('patches every query of cards and leaves their age and the others alone', () => {
    const client = new QueryClient();
    client.setQueryData(['properties', 'home.get', {}], { near: [card(1)] }, { updatedAt: 1_000 });
    client.setQueryData(['properties', 'properties.retrieve', { id: 1 }], { property: card(1) });
    client.setQueryData(['places', 'x'], { rows: [card(1)] });
    patchFavourite(client, 1, true);
    expect(client.getQueryData(['properties', 'home.get', {}])).toEqual({ near: [card(1, true)] });
    expect(client.getQueryState(['properties', 'home.get', {}])?.dataUpdatedAt).toBe(1_000);
    expect(client.getQueryData(['properties', 'properties.retrieve', { id: 1 }])).toEqual({
      property: card(1, true),
    });
    expect(client.getQueryData(['places', 'x'])).toEqual({ rows: [card(1)] });
  });
});
