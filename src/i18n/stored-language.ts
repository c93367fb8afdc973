import { DEFAULT_LANGUAGE, type Language, toLanguage } from '../../contract/language.ts';

/**
 * The page's language: the one in the URL, else the chosen one, else Arabic.
 * app/inline/before-first-paint.ts sets it on <html>.
 */
export function currentLanguage(): Language {
  return toLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
}
