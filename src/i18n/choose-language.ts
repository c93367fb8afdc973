import { LANGUAGE_COOKIE, LANGUAGE_PARAMETER, type Language } from '../../contract/language.ts';
import { storeChoice } from '../lib/stored-choice.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Sets the cookie from which the server takes a page's language. Throws where cookies are blocked.
 */
export function setLanguageCookie(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/**
 * core §1: stores the choice and reloads. The server reads the language from the cookie. Where
 * storage is blocked, the URL carries the language, for the server and for reloads.
 */
export function chooseLanguage(language: Language): void {
  const isStored = storeChoice('rukn.language', language);
  try {
    setLanguageCookie(language);
  } catch {
    // Cookies are blocked: the URL carries the language.
  }
  const url = new URL(window.location.href);
  // A language in the URL would override the stored one at every start.
  url.searchParams.delete(LANGUAGE_PARAMETER);
  if (!isStored) url.searchParams.set(LANGUAGE_PARAMETER, language);
  window.history.replaceState(window.history.state, '', url);
  window.location.reload();
}
