import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { overtakeAnswers, patchFavourite, withFavourite } from './patch-favourite.ts';

const card = (id: number, liked = false) => ({
  id,
  title: `t${id}`,
  Favorites: liked ? [{ propertyId: id }] : [],
});

describe('withFavourite', () => {
  it('sets a favourite in a nested list', () => {
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

describe('overtakeAnswers', () => {
  it('keeps the favourite ahead of an older answer, and refetches that when called to', async () => {
    const client = new QueryClient();
    const answers: ((data: unknown) => void)[] = [];
    const queryFn = vi.fn(() => new Promise<unknown>((resolve) => answers.push(resolve)));
    const queryKey = ['properties', 'properties.list', {}];
    client.setQueryData(queryKey, [card(1)]);
    const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
    expect(queryFn).toHaveBeenCalledTimes(1);
    const askAnew = await overtakeAnswers(client, 1, true);
    answers[0]?.([card(1)]);
    await Promise.resolve();
    expect(client.getQueryData(queryKey)).toEqual([card(1, true)]);
    void askAnew();
    await expect.poll(() => queryFn).toHaveBeenCalledTimes(2);
    stop();
  });

  it('lets a first load go on, and asks for it again since it may be from before', async () => {
    const client = new QueryClient();
    const queryFn = vi.fn(() => new Promise<unknown>(() => undefined));
    const queryKey = ['properties', 'properties.list', {}];
    const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
    const askAnew = await overtakeAnswers(client, 1, true);
    expect(client.getQueryState(queryKey)?.fetchStatus).toBe('fetching');
    void askAnew();
    await expect.poll(() => queryFn).toHaveBeenCalledTimes(2);
    stop();
  });
});
