import fc from 'fast-check';
import { expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

it('leaves a short text as it is', () => {
  expect(excerpt(' عقد  الإيجار\nسجل إلكتروني. ', 80)).toBe('عقد الإيجار سجل إلكتروني.');
  expect(excerpt('', 80)).toBe('');
});

it('cuts at the end of a word, without a sign before the ellipsis', () => {
  expect(excerpt('عقد الإيجار، ثم الصك', 12)).toBe('عقد الإيجار…');
  expect(excerpt('عقد الإيجار، ثم الصك', 14)).toBe('عقد الإيجار…');
  expect(excerpt('A lease (registered) is safe', 9)).toBe('A lease…');
});

it('keeps a word that ends exactly there', () => {
  expect(excerpt('عقد الإيجار سجل', 11)).toBe('عقد الإيجار…');
});

it('keeps vowel signs and pairs of surrogates whole in a word without an end', () => {
  expect(excerpt('كُتُبٌ', 3)).toBe('كُ…');
  expect(excerpt('😀😀😀', 3)).toBe('😀…');
});

it('is never longer than asked for, and always the beginning of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 90 }), (text, length) => {
      const line = text.replace(/\s+/g, ' ').trim();
      const cut = excerpt(text, length).replace(/…$/, '');
      expect(cut.length).toBeLessThanOrEqual(Math.max(length, line.length <= length ? line.length : 0));
      expect(line.startsWith(cut)).toBe(true);
    }),
  );
});
