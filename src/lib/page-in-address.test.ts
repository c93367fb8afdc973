import { expect, it } from 'vitest';
import { pageIn, pageSearch } from './page-in-address.ts';

it.each([
  [{ page: '3' }, 3],
  [{ page: 2 }, 2],
  [{ page: ' ٤ ' }, 4],
  [{ page: '10000' }, 10_000],
])('reads the page of %j as %i', (search, page) => {
  expect(pageIn(search)).toBe(page);
});

it.each([
  {},
  { page: '' },
  { page: '0' },
  { page: '-1' },
  { page: '1.5' },
  { page: '10001' },
  { page: 'x' },
  { page: ['2', '3'] },
])('takes the first page for %j', (search) => {
  expect(pageIn(search)).toBe(1);
});

it('writes no page where it is the first', () => {
  expect(pageSearch(1)).toEqual({});
  expect(pageSearch(7)).toEqual({ page: 7 });
});
