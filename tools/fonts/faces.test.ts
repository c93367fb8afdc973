import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../../server/lib/paths.ts';
import { readFaces } from './faces.ts';

describe('reading a style sheet', () => {
  const rule = (body: string) => `@font-face { font-family: "Any"; ${body} }`;

  it('takes characters and weights of each rule with a file of ours', () => {
    const css =
      rule('font-weight: 400 700; src: url("./fonts/a.woff2"); unicode-range: U+0041-0043, U+66D;') +
      rule('src: local("Arial");') +
      rule('font-weight: 300 900; src: url("./fonts/b.woff2"); unicode-range: U+0020;');
    expect(readFaces(css)).toEqual([
      {
        family: 'Any',
        file: 'a.woff2',
        characters: [0x41, 0x42, 0x43, 0x66d],
        weights: { min: 400, max: 700 },
      },
      { family: 'Any', file: 'b.woff2', characters: [0x20], weights: { min: 300, max: 900 } },
    ]);
  });

  it.each([
    ['no weights', 'src: url("./fonts/a.woff2"); unicode-range: U+0041;'],
    ['no range', 'font-weight: 400 700; src: url("./fonts/a.woff2");'],
    ['a range that is none', 'font-weight: 400 700; src: url("./fonts/a.woff2"); unicode-range: U+00??;'],
    ['a range backwards', 'font-weight: 400 700; src: url("./fonts/a.woff2"); unicode-range: U+0043-0041;'],
  ])('refuses %s', (_, body) => expect(() => readFaces(rule(body))).toThrow());
});

const LOCALES = fromRoot('src', 'i18n', 'locales');

const missingFrom = (characters: number[], text: string) => {
  const known = new Set(characters);
  return [...new Set(text)].filter((character) => !known.has(character.codePointAt(0) ?? 0));
};

/** A file's texts without the names of what is put into them. */
const wordsOf = (texts: unknown): string[] =>
  typeof texts === 'string'
    ? [texts.replaceAll(/\{\{.*?\}\}|<[^>]*>/g, '')]
    : Object.values(texts ?? {}).flatMap(wordsOf);

describe('fonts.css', () => {
  const faces = readFaces(readFileSync(fromRoot('src', 'styles', 'fonts.css'), 'utf8'));
  const charactersOf = (part: 'first' | 'rare') =>
    faces
      .filter(({ file }) => file.includes('-rare') === (part === 'rare'))
      .flatMap(({ characters }) => characters);

  it('gives no character to two files of a family', () => {
    const all = faces.flatMap(({ family, characters }) => characters.map((one) => `${family} ${one}`));
    expect(all.length).toBe(new Set(all).size);
  });

  it('has every character of our texts in the files that the first screen loads', () => {
    const texts = readdirSync(LOCALES, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.json'))
      .map((path) => readFileSync(join(LOCALES, path), 'utf8'));
    expect(texts.length).toBeGreaterThan(10);
    expect(missingFrom(charactersOf('first'), texts.join(''))).toEqual([]);
  });

  it('shows an Arabic first screen without the Latin alphabet', () => {
    const used = faces
      .filter(({ file }) => ['rubik-arabic.woff2', 'rubik-latin-figures.woff2'].includes(file))
      .flatMap(({ characters }) => characters);
    const words = ['home', 'shell', 'properties', 'places'].flatMap((part) =>
      wordsOf(JSON.parse(readFileSync(join(LOCALES, 'ar', `${part}.json`), 'utf8'))),
    );
    expect(words.length).toBeGreaterThan(100);
    // The bar stands in titles of pages alone, which the browser writes in a typeface of its own.
    expect(missingFrom(used, `${words.join('').replaceAll('|', '')}0123456789,+-/EN`)).toEqual([]);
  });

  it('keeps the letters that join in one file', () => {
    const isArabicLetter = (code: number) =>
      /^\p{Letter}$/u.test(String.fromCodePoint(code)) && code >= 0x600 && code <= 0x8ff;
    expect(charactersOf('rare').filter(isArabicLetter)).toEqual([]);
  });
});
