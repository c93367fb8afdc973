import { expect, it } from 'vitest';
import { bidiIsolate } from './bidi-isolate.ts';

it('keeps words of the other script apart, and leaves those of the language as they are', () => {
  expect(bidiIsolate('7 غرف نوم', 'en')).toBe('\u20687 غرف نوم\u2069');
  expect(bidiIsolate('Villa 12', 'ar')).toBe('\u2068Villa 12\u2069');
  expect(bidiIsolate('7 غرف نوم', 'ar')).toBe('7 غرف نوم');
  expect(bidiIsolate('7-bedroom villa', 'en')).toBe('7-bedroom villa');
});
