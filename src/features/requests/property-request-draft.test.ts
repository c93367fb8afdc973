import { expect, it } from 'vitest';
import {
  fromFilters,
  isTouched,
  propertyRequestBody,
  propertyRequestDraft,
  toFilters,
} from './property-request-draft.ts';

const none = propertyRequestDraft.serverSnapshot();

it('is untouched until something is chosen', () => {
  expect(isTouched(none)).toBe(false);
  expect(isTouched({ age: '', ...fromFilters({}) })).toBe(false);
  expect(isTouched({ ...none, age: '0' })).toBe(true);
});

it('sends what was chosen and nothing else, by the wire’s names', () => {
  expect(propertyRequestBody(none)).toEqual({});
  expect(
    propertyRequestBody({
      ...none,
      purpose: 'for_rent',
      propertyType: 'families',
      regionId: 1,
      cityId: 2,
      typeId: 3,
      rooms: 4,
      age: '0',
      features: '5,6',
    }),
  ).toEqual({
    purpose: 'for_rent',
    propertyType: 'families',
    regionId: 1,
    cityId: 2,
    typeId: 3,
    roomsCount: 4,
    age: 0,
    features: [5, 6],
  });
});

it('sends prices from above to in their order', () => {
  expect(propertyRequestBody({ ...none, priceFrom: 900_000, priceTo: 600_000 })).toEqual({
    priceFrom: 600_000,
    priceTo: 900_000,
  });
  expect(propertyRequestBody({ ...none, priceFrom: 900_000 })).toEqual({ priceFrom: 900_000 });
});

it('takes over a search, and leaves out what a request has no field for', () => {
  const query = { purpose: 'for_sale', cityId: 2, rooms: 3, priceTo: 700_000, features: [1, 2] } as const;
  const taken = fromFilters({ ...query, features: [1, 2], q: 'مسبح', bathrooms: 2, page: 4 });
  expect(toFilters({ ...none, ...taken })).toEqual(query);
  expect(fromFilters({ purpose: 'for_investment' }).purpose).toBe('');
});
