import { expect, it } from 'vitest';
import { typedMobile } from './typed-mobile.ts';

it.each([
  ['0500000001', '0500000001'],
  ['+966 50 000 0001', '0500000001'],
  ['00966500000001', '0500000001'],
  ['966-50-000-0001', '0500000001'],
  ['+966 050 000 0001', '0500000001'],
  ['\u2066+٩٦٦٥٠٠٠٠٠٠٠١\u2069', '0500000001'],
  ['٠٥٠٠٠٠٠٠٠١', '0500000001'],
  ['050000000123', '0500000001'],
  ['05x00', '0500'],
  ['+96', '+96'],
  ['', ''],
])('%j stands in the field as %j', (typed, shown) => expect(typedMobile(typed)).toBe(shown));

it('brings a number typed key by key to the same', () => {
  const typed = [...'+966500000001'].reduce((field, key) => typedMobile(field + key), '');
  expect(typed).toBe('0500000001');
});
