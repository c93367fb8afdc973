import { expect, it } from 'vitest';
import { misshapenOwnerNumbers, missingOwnerFields, type OwnerType } from '../../../contract/ad-rules.ts';
import { saraAds } from './sara-ads.ts';
import { saraListings } from './sara-listings.ts';

const given = saraAds.map((ad) =>
  Object.fromEntries(Object.entries(ad).filter(([, value]) => value !== null && value !== undefined)),
) as { ownerType: OwnerType }[];

it('has for each listing all that its form asks for, in the form that it asks for', () => {
  expect(saraAds.map(({ propertyId }) => propertyId)).toEqual(saraListings.map((_, index) => index + 1));
  expect(given.flatMap(missingOwnerFields)).toEqual([]);
  expect(given.flatMap(misshapenOwnerNumbers)).toEqual([]);
  expect(new Set(given.map(({ ownerType }) => ownerType))).toEqual(new Set(['owner', 'agent', 'broker']));
});
