import type { FastifyRequest } from 'fastify';
import type { Language } from '../../contract/language.ts';

/** Set by the proxy in front, from its own data: ISO 3166-1 alpha-2, or empty. */
export const COUNTRY_HEADER = 'x-client-country';

/**
 * The caller's country (two capital letters), as a proxy of TRUST_PROXY reports it; null where
 * none does. A header that came past the proxies is the client's own word, and is not read.
 */
export function countryOf({ headers, ips }: Pick<FastifyRequest, 'headers' | 'ips'>): string | null {
  const country = headers[COUNTRY_HEADER];
  const isFromProxy = (ips?.length ?? 0) > 1;
  return isFromProxy && typeof country === 'string' && countryName(country, 'en') !== null ? country : null;
}

/** A country's name, such as السعودية; null for what is no country's code. */
export function countryName(country: string, language: Language): string | null {
  if (!/^[A-Z]{2}$/.test(country)) return null;
  const names = new Intl.DisplayNames(language, { type: 'region', style: 'short', fallback: 'none' });
  return names.of(country) ?? null;
}
