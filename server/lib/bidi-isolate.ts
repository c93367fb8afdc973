import type { Language } from '../../contract/language.ts';

const OTHER_LETTERS: Record<Language, RegExp> = { ar: /\p{Script=Latin}/u, en: /\p{Script=Arabic}/u };

/**
 * Isolates a user's text (U+2068 … U+2069) within a sentence of ours if it contains the other
 * script. Otherwise a number at its edge would join our words and change its place.
 */
export function bidiIsolate(words: string, language: Language): string {
  return OTHER_LETTERS[language].test(words) ? `\u2068${words}\u2069` : words;
}
