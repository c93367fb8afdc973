import { DEFAULT_LANGUAGE, type Language, toLanguage } from '../../contract/language.ts';

/**
 * The language that the address names, else the chosen one; Arabic until one is chosen. index.html's own script has
 * found it out before the first paint.
 */
export function currentLanguage(): Language {
  return toLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
}
