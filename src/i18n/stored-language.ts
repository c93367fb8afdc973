import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE, type Language, toLanguage } from '../../contract/language.ts';
import { storage } from '../lib/storage.ts';

/** core §9: kept in local storage. public/boot.js reads the same key before the first paint. */
const KEY = 'rukn.language';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The chosen language; Arabic until one is chosen. */
export function storedLanguage(): Language {
  return toLanguage(storage.get(KEY)) ?? DEFAULT_LANGUAGE;
}

/** core §1: stores the choice and reloads. The cookie lets the server pre-render in it. */
export function chooseLanguage(language: Language): void {
  storage.set(KEY, language);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  window.location.reload();
}
