import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorTable } from '../../contract/errors.ts';
import { ar } from '../../server/texts/ar.ts';
import { en } from '../../server/texts/en.ts';

type Texts = { [key: string]: string | Texts | readonly (string | Texts)[] };
const files = (language: 'ar' | 'en') =>
  language === 'ar'
    ? import.meta.glob<Texts>('./locales/ar/*.json', { eager: true, import: 'default' })
    : import.meta.glob<Texts>('./locales/en/*.json', { eager: true, import: 'default' });

/** Every text with its path. */
function textsOf(part: unknown, path: string): [string, string][] {
  if (typeof part === 'string') return [[path, part]];
  return Object.entries(part as Texts).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

const errorsOf = (language: 'ar' | 'en') =>
  Object.entries(errorTable).map(([name, error]): [string, string] => [`errors.${name}`, error[language]]);

const TEXTS = {
  ar: [
    ...Object.entries(files('ar')).flatMap(([file, texts]) => textsOf(texts, file)),
    ...textsOf(ar, 'server'),
    ...errorsOf('ar'),
  ],
  en: [
    ...Object.entries(files('en')).flatMap(([file, texts]) => textsOf(texts, file)),
    ...textsOf(en, 'server'),
    ...errorsOf('en'),
  ],
};

/** The words in backticks of the last column, and of the line of what must not come back. */
function unwanted(document: string): string[] {
  const lines = document.split('\n').map((line) => {
    if (line.startsWith('- What must not come back')) return line;
    return line.startsWith('|') ? (line.split('|').at(-2) ?? '') : '';
  });
  return lines.flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word));
}

describe('the words', () => {
  const words = unwanted(readFileSync('docs/words.md', 'utf8'));

  it('are listed', () => {
    expect(words.length).toBeGreaterThan(40);
  });

  it.each(words)('never «%s»', (word) => {
    const isLatin = /^[\x20-\x7e]+$/.test(word);
    // A whole word in English; in Arabic prefixes join the word.
    const pattern = isLatin ? new RegExp(`(?<![\\w-])${word}(?![\\w-])`) : new RegExp(word);
    const found = TEXTS[isLatin ? 'en' : 'ar'].filter(([, text]) => pattern.test(text));
    expect(found).toEqual([]);
  });

  it.each([
    ['ar', 'ر.س'],
    ['en', 'R.S'],
  ] as const)('write the label of the riyal in one way (%s)', (language, label) => {
    const labels = TEXTS[language].filter(([path]) => /\.(?:currency|sar)$/.test(path));
    expect(labels.length).toBeGreaterThan(3);
    expect(labels.filter(([, text]) => text !== label)).toEqual([]);
  });

  it('call a broker «وسيط», and nothing else', () => {
    const english = new Map(
      Object.entries(files('en')).flatMap(([file, texts]) => textsOf(texts, file.replace('/en/', '/ar/'))),
    );
    const brokerTexts = Object.entries(files('ar'))
      .flatMap(([file, texts]) => textsOf(texts, file))
      .filter(([, text]) => /وسيط/.test(text));
    expect(brokerTexts.length).toBeGreaterThan(3);
    expect(brokerTexts.filter(([path]) => !/broker/i.test(english.get(path) ?? ''))).toEqual([]);
  });
});
