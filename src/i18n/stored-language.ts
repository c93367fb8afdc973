import {
  DEFAULT_LANGUAGE,
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  type Language,
  toLanguage,
} from '../../contract/language.ts';
import { storage } from '../lib/storage.ts';

/** core §9: kept in local storage. index.html's own script reads the same key before the first paint. */
const KEY = 'rukn.language';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * The language that the address names, else the chosen one; Arabic until one is chosen. index.html's own script has
 * found it out before the first paint.
 */
export function currentLanguage(): Language {
  return toLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
}

/** core §1: stores the choice and reloads. The cookie lets the server pre-render in it. */
export function chooseLanguage(language: Language): void {
  storage.set(KEY, language);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  // An address that names another would have its way at every start.
  const url = new URL(window.location.href);
  url.searchParams.delete(LANGUAGE_PARAMETER);
  window.history.replaceState(window.history.state, '', url);
  window.location.reload();
}
