import { expect, it } from 'vitest';
import type { PropertyCard } from '../../../contract/property-entities.ts';
import { findCard, withQueuedFavourites } from './queued-favourites.ts';

const card = (id: number, liked = false) => ({
  id,
  photosCount: 3,
  Favorites: liked ? [{ propertyId: id }] : [],
});
const known = (id: number) => (id === 9 ? (card(9) as unknown as PropertyCard) : null);

it('covers an answer with what waits, the last word on each counting', () => {
  const favourites = [
    { propertyId: 1, wanted: true },
    { propertyId: 2, wanted: false },
    { propertyId: 1, wanted: false },
  ];
  const answer = { properties: [card(1, true), card(2, true), card(3)] };
  expect(withQueuedFavourites(answer, favourites, false, known)).toEqual({
    properties: [card(1), card(2), card(3)],
  });
});

it('puts a listing that was added before those that the server knows of, where its card is known', () => {
  const list = { properties: [card(3, true)] };
  const favourites = [9, 10].map((propertyId) => ({ propertyId, wanted: true }));
  expect(withQueuedFavourites(list, favourites, true, known)).toEqual({
    properties: [card(9, true), card(3, true)],
  });
  expect(withQueuedFavourites(list, favourites, false, known)).toBe(list);
  const twice = withQueuedFavourites(
    withQueuedFavourites(list, favourites, true, known),
    favourites,
    true,
    known,
  );
  expect(twice.properties).toHaveLength(2);
});

it('leaves an answer as it is where nothing waits', () => {
  const answer = { properties: [card(1)] };
  expect(withQueuedFavourites(answer, [], true, known)).toBe(answer);
});

it('finds a card anywhere in an answer, and nothing that only has its number', () => {
  expect(findCard({ near: [card(1)], city: { id: 2 } }, 1)).toEqual(card(1));
  expect(findCard({ city: { id: 2 } }, 2)).toBeNull();
});
