import type { Language } from '../../contract/language.ts';

const OTHER_LETTERS: Record<Language, RegExp> = { ar: /\p{Script=Latin}/u, en: /\p{Script=Arabic}/u };

/**
 * Words that a person wrote, to stand within a sentence of ours: where they are in the other script
 * they are kept apart (U+2068 … U+2069), else a figure at their edge joins our words and changes
 * its place.
 */
export function bidiIsolate(words: string, language: Language): string {
  return OTHER_LETTERS[language].test(words) ? `\u2068${words}\u2069` : words;
}
