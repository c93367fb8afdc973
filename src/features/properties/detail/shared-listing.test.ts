import { expect, it } from 'vitest';
import { sharedListing } from './shared-listing.ts';

it.each([
  [{ url: 'https://rukn.sa/propertydetails/42' }, 42],
  [{ text: 'شقة في الملقا https://rukn.sa/propertydetails/7?from=share وسعرها مناسب' }, 7],
  [{ title: 'فيلا', text: 'https://rukn.sa/propertydetails/9/' }, 9],
  [{ text: 'https://example.com/news/42' }, null],
  [{ text: 'https://rukn.sa/propertydetails/42abc' }, null],
  [{}, null],
])('%j speaks of %s', (shared, id) => expect(sharedListing(shared)).toBe(id));
