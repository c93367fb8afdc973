import { expect, it } from 'vitest';
import { searchWords } from './words.ts';

const texts = (text: string) =>
  searchWords(text).map((word) => (word.isQuoted ? `[${word.text}]` : word.text));

it.each([
  ['شقة  الرياض', ['شقة', 'الرياض']],
  ['شقة «حي النرجس» جديدة', ['شقة', '[حي النرجس]', 'جديدة']],
  ['"a b', ['"a', 'b']],
  ['""', ['""']],
  [' ', []],
])('%s', (text, words) => expect(texts(text)).toEqual(words));
