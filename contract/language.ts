/** core §9: Arabic is the default; English the other. */
export const LANGUAGES = ['ar', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'ar';
/** core §1: the request header that every call carries. */
export const LANGUAGE_HEADER = 'language';
/** core §7: the request header that carries the session's token. */
export const SESSION_HEADER = 'session-token';
/**
 * A random token of 256 bits in base64url that a device makes for itself and keeps, also when
 * signed out. It comes with the calls of access: the owner of an account is known by it, and keeps
 * tries that no stranger uses up. Opens nothing.
 */
export const DEVICE_HEADER = 'device-token';
/**
 * Tells the server which language to pre-render a page in: a page's request can't carry our header.
 */
export const LANGUAGE_COOKIE = 'language';

/**
 * Names a language in an address: it counts for that page and those opened from it, and is never
 * stored.
 */
export const LANGUAGE_PARAMETER = 'lang';

/** A path of ours, search included, as the address of a language: the default's has no mark. */
export function addressIn(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${LANGUAGE_PARAMETER}=${language}`;
}

/** Narrows any input to a language; null where it names none. */
export function toLanguage(input: unknown): Language | null {
  return LANGUAGES.find((language) => language === input) ?? null;
}
