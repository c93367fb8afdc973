import { describe, expect, it } from 'vitest';
import { requestNumber, requestPath } from '../../../contract/request-statuses.ts';
import { parseSearch } from '../../lib/search-params.ts';
import { readRequestSearch, requestSearch } from './request-search.ts';

describe('an address of /myrequests', () => {
  it('is the first page of management where it says nothing', () =>
    expect(readRequestSearch({})).toEqual({ category: 'management', page: 1, id: null }));

  it('names kind, page and request', () =>
    expect(readRequestSearch({ category: 'finance', page: '٢', id: '12' })).toEqual({
      category: 'finance',
      page: 2,
      id: 12,
    }));

  it('takes what it can’t be for nothing, and an id that can’t be one for one that is not there', () =>
    expect(readRequestSearch({ category: 'rents', page: '-1', id: 'twelve' })).toEqual({
      category: 'management',
      page: 1,
      id: 0,
    }));

  it('is the one that a notification leads to', () => {
    const { search } = new URL(requestPath('property', 7), 'https://rukn.test');
    expect(readRequestSearch(parseSearch(search))).toEqual({ category: 'property', page: 1, id: 7 });
  });

  it('is written as short as it can be', () => {
    expect(requestSearch('management')).toEqual({});
    expect(requestSearch('documents', 3)).toEqual({ category: 'documents', page: 3 });
  });
});

it('numbers requests with the prefixes of services §2', () =>
  expect(
    (['management', 'documents', 'finance', 'property'] as const).map((kind) => requestNumber(kind, 7)),
  ).toEqual(['P-7', 'D-7', 'F-7', 'M-7']));
