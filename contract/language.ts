/** core §9: Arabic, the default, and English. */
export const LANGUAGES = ['ar', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'ar';
/** core §1: the request header that every call carries. */
export const LANGUAGE_HEADER = 'language';
/** core §7: the request header that carries the session's token. */
export const SESSION_HEADER = 'session-token';
/**
 * A random token of 256 bits in base64url that a device creates and keeps, also when signed out.
 * Calls of access send it: by it the server recognises the account owner's device and counts its
 * attempts separately, so that strangers can't use them up. It grants no access.
 */
export const DEVICE_HEADER = 'device-token';
/** The language in which the server renders a page: a page's request can't have our header. */
export const LANGUAGE_COOKIE = 'language';

/**
 * The URL parameter of a language: it applies to that page and those opened from it, and is never
 * stored.
 */
export const LANGUAGE_PARAMETER = 'lang';

/**
 * A path of the app, with its search, as the URL in a language: the default language has no
 * parameter.
 */
export function addressIn(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${LANGUAGE_PARAMETER}=${language}`;
}

/** Narrows any input to a language; null if it is none. */
export function toLanguage(input: unknown): Language | null {
  return LANGUAGES.find((language) => language === input) ?? null;
}
