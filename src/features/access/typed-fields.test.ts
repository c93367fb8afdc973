import { describe, expect, it } from 'vitest';
import { typedCode, typedIdentity } from './typed-fields.ts';

it.each([
  ['1000000008', '1000000008'],
  ['١٠٠٠٠٠٠٠٠٨', '1000000008'],
  ['\u20661000 0000-08\u2069', '1000000008'],
  ['10000000081', '1000000008'],
  ['1a2', '12'],
])('the identity %j stands in its field as %j', (typed, shown) => expect(typedIdentity(typed)).toBe(shown));

describe('a code', () => {
  it.each([
    ['a7k2', 'A7K2'],
    ['A7 K2', 'A7K2'],
    ['\u200f٢٣٤٥', '2345'],
    ['۲k-۴m', '2K4M'],
    ['A7K2X', 'A7K2'],
    ['رمز', ''],
  ])('%j stands in its field as %j', (typed, shown) => expect(typedCode(typed)).toBe(shown));
});
