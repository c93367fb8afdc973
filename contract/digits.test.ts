import { expect, it } from 'vitest';
import { foldDigits, plainLine } from './digits.ts';
import { text } from './fields.ts';

it('takes marks of direction and odd spaces out of a pasted line', () => {
  expect(plainLine('\u202B شقة\u00A0مفروشة \n في\u200F الياسمين\u202C')).toBe('شقة مفروشة في الياسمين');
  expect(plainLine('\u200F\u200F\u200F\u200F\u200F')).toBe('');
});

it.each([
  ['zero-width spaces', '\u200B'],
  ['word joiners', '\u2060'],
  ['joiners', '\u200D'],
  ['soft hyphens', '\u00AD'],
  ['marks of direction', '\u200F'],
  ['byte order marks', '\uFEFF'],
])('reads a number through %s, and takes a line or a text of nothing else for empty', (_, mark) => {
  expect(foldDigits(`١${mark}500${mark}000`)).toBe('1500000');
  expect(plainLine(mark.repeat(5))).toBe('');
  expect(text(100, 1).safeParse(` ${mark}\n${mark}`).success).toBe(false);
  expect(text(100, 1).parse(` شقة${mark}\n`)).toContain('شقة');
});

it('leaves what holds the letters of a word or the parts of an emoji together', () => {
  expect(plainLine('شقة \u{1F468}\u200D\u{1F469}\u200D\u{1F467}')).toBe(
    'شقة \u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  );
});
