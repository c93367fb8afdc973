import { expect, it } from 'vitest';
import { rentSum } from './rent-sum.ts';

const year = { term: '1', unit: 'year', every: 'quarterly', rent: '12500.55' };

it('says what a tenancy comes to', () => {
  expect(rentSum(year)).toEqual({ dues: 4, total: 50_002.2 });
  expect(rentSum({ ...year, term: '18', unit: 'month', every: 'half-yearly' })).toMatchObject({ dues: 3 });
});

it.each([
  ['no amount', { ...year, rent: '' }],
  ['an amount of nothing', { ...year, rent: '0' }],
  ['no term', { ...year, term: '' }],
  ['a term that does not divide', { ...year, term: '4', unit: 'month' }],
  ['no rhythm', { ...year, every: '' }],
])('says nothing of %s', (_what, given) => expect(rentSum(given)).toBeNull());
