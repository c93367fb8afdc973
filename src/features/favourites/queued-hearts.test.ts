import { expect, it } from 'vitest';
import type { PropertyCard } from '../../../contract/property-entities.ts';
import { findCard, withQueuedHearts } from './queued-hearts.ts';

const card = (id: number, liked = false) => ({
  id,
  photosCount: 3,
  Favorites: liked ? [{ propertyId: id }] : [],
});
const known = (id: number) => (id === 9 ? (card(9) as unknown as PropertyCard) : null);

it('covers an answer with what waits, the last word on each counting', () => {
  const hearts = [
    { propertyId: 1, wanted: true },
    { propertyId: 2, wanted: false },
    { propertyId: 1, wanted: false },
  ];
  const answer = { properties: [card(1, true), card(2, true), card(3)] };
  expect(withQueuedHearts(answer, hearts, false, known)).toEqual({ properties: [card(1), card(2), card(3)] });
});

it('puts a home that was kept before those that the server knows of, where its card is known', () => {
  const list = { properties: [card(3, true)] };
  const hearts = [9, 10].map((propertyId) => ({ propertyId, wanted: true }));
  expect(withQueuedHearts(list, hearts, true, known)).toEqual({ properties: [card(9, true), card(3, true)] });
  expect(withQueuedHearts(list, hearts, false, known)).toBe(list);
  const twice = withQueuedHearts(withQueuedHearts(list, hearts, true, known), hearts, true, known);
  expect(twice.properties).toHaveLength(2);
});

it('leaves an answer as it is where nothing waits', () => {
  const answer = { properties: [card(1)] };
  expect(withQueuedHearts(answer, [], true, known)).toBe(answer);
});

it('finds a card wherever it stands, and nothing that only has its number', () => {
  expect(findCard({ near: [card(1)], city: { id: 2 } }, 1)).toEqual(card(1));
  expect(findCard({ city: { id: 2 } }, 2)).toBeNull();
});
