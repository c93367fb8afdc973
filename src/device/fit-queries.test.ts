import { describe, expect, it } from 'vitest';
import { byWorth, fittingTexts, lighter, type SavedQuery } from './fit-queries.ts';

function query(name: string, dataUpdatedAt: number, size = 10): SavedQuery {
  const queryKey = ['properties', name, { dataUpdatedAt }];
  return {
    queryKey,
    queryHash: JSON.stringify(queryKey),
    state: { data: 'x'.repeat(size), dataUpdatedAt },
  } as unknown as SavedQuery;
}

const names = (queries: readonly SavedQuery[]) =>
  queries.map(({ queryKey, state }) => `${queryKey[1]} ${state.dataUpdatedAt}`);
const toText = (one: SavedQuery) => JSON.stringify(one.state);

describe('what is kept when there is not room for all', () => {
  const all = [
    query('properties.list', 5),
    query('properties.retrieve', 1),
    query('home.get', 2),
    query('properties.list', 9),
    query('properties.retrieve', 3),
    query('favourites.list', 1),
    query('places.cities', 1),
  ];

  it('holds the first screen, favourites and viewed homes longest, and drops the oldest lists first', () => {
    expect(names(byWorth(all))).toEqual([
      'home.get 2',
      'favourites.list 1',
      'properties.retrieve 3',
      'properties.retrieve 1',
      'places.cities 1',
      'properties.list 9',
      'properties.list 5',
    ]);
  });

  it('drops at least one query at a time, and ends', () => {
    let left: SavedQuery[] | null = all;
    const sizes: number[] = [];
    while (left) {
      sizes.push(left.length);
      left = lighter(left);
    }
    expect(sizes).toEqual([7, 5, 3, 2, 1]);
  });

  it('stays under the bound, and leaves out only what does not fit', () => {
    const texts = fittingTexts(
      [query('home.get', 1, 100), query('properties.list', 3, 900), query('properties.list', 2, 50)],
      toText,
      400,
    );
    expect(texts).toHaveLength(2);
    expect(texts.join(',').length).toBeLessThanOrEqual(400);
  });
});
