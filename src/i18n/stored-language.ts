import { DEFAULT_LANGUAGE, type Language, toLanguage } from '../../contract/language.ts';

/**
 * The language that the address names, else the chosen one; Arabic until one is chosen.
 * app/inline/before-first-paint.ts has put it on the page.
 */
export function currentLanguage(): Language {
  return toLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
}
