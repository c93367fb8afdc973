import fc from 'fast-check';
import { expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

it('leaves a short text as it is', () => {
  expect(excerpt(' عقد  الإيجار\nسجل إلكتروني. ', 80)).toBe('عقد الإيجار سجل إلكتروني.');
  expect(excerpt('', 80)).toBe('');
  expect(excerpt('ا'.repeat(80), 80)).toBe('ا'.repeat(80));
});

it('is exactly the first characters, wherever they end', () => {
  expect(excerpt('عقد الإيجار، ثم الصك', 8)).toBe('عقد الإي…');
  expect(excerpt('عقد الإيجار، ثم الصك', 12)).toBe('عقد الإيجار،…');
  expect(excerpt('أ'.repeat(81), 80)).toBe(`${'أ'.repeat(80)}…`);
});

it('counts a letter with its vowel signs, and a pair of surrogates, as one', () => {
  expect(excerpt('كُتُبٌ', 2)).toBe('كُتُ…');
  expect(excerpt('😀😀😀', 2)).toBe('😀😀…');
});

it('is the beginning of every text, of the length asked for', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ابتثجحخ]{0,200}$/), fc.integer({ min: 1, max: 90 }), (text, length) => {
      expect(excerpt(text, length)).toBe(text.length > length ? `${text.slice(0, length)}…` : text);
    }),
  );
});
