import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

describe('search params', () => {
  it('reads every value as plain text', () => {
    expect(parseSearch('?typeId=3&isFeatured=true&q=%22a%22&features=1,2')).toEqual({
      typeId: '3',
      isFeatured: 'true',
      q: '"a"',
      features: '1,2',
    });
  });

  it('reads a repeated key as a list, and odd input unchanged', () => {
    expect(parseSearch('?a=1&a=2&a=3&__proto__=x&%=%E0%A4%A')).toMatchObject({ a: ['1', '2', '3'] });
  });

  it('writes plain values without quotes and leaves out what is empty', () => {
    expect(
      stringifySearch({ typeId: 3, page: '2', isFeatured: true, q: '', rooms: undefined, x: null }),
    ).toBe('?typeId=3&page=2&isFeatured=true');
    expect(stringifySearch({})).toBe('');
  });

  it.each([
    '?typeId=3',
    '?features=1,2&page=2',
    '?q=%D8%B4%D9%82%D8%A9+%D8%AC%D8%AF%D9%8A%D8%AF%D8%A9',
    '?a=1&a=2',
    '?q=a%26b%3Dc%2Bd',
  ])('keeps %s as it is', (search) => expect(stringifySearch(parseSearch(search))).toBe(search));
});
