import { expect, it } from 'vitest';

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

it('calls a broker «وسيط», and nothing else', () => {
  const english = new Map(
    Object.entries(files('en')).flatMap(([file, texts]) => textsOf(texts, file.replace('/en/', '/ar/'))),
  );
  const brokerTexts = Object.entries(files('ar'))
    .flatMap(([file, texts]) => textsOf(texts, file))
    .filter(([, text]) => /وسيط/.test(text));
  expect(brokerTexts.length).toBeGreaterThan(3);
  expect(brokerTexts.filter(([path]) => !/broker/i.test(english.get(path) ?? ''))).toEqual([]);
});
