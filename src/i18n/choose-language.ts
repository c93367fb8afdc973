import { LANGUAGE_COOKIE, LANGUAGE_PARAMETER, type Language } from '../../contract/language.ts';
import { storeChoice } from '../lib/stored-choice.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Sets the cookie of the language in which the server renders pages. Throws where cookies are
 * forbidden.
 */
export function setLanguageCookie(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/**
 * core §1: stores the choice and reloads. The cookie lets the server pre-render in it. Where
 * nothing can be stored the address names it, for the server and for a reload of this page.
 */
export function chooseLanguage(language: Language): void {
  const isStored = storeChoice('rukn.language', language);
  try {
    setLanguageCookie(language);
  } catch {
    // Forbidden: the address has the language.
  }
  const url = new URL(window.location.href);
  // An address that names another would have its way at every start.
  url.searchParams.delete(LANGUAGE_PARAMETER);
  if (!isStored) url.searchParams.set(LANGUAGE_PARAMETER, language);
  window.history.replaceState(window.history.state, '', url);
  window.location.reload();
}
