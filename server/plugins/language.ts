import type { IncomingHttpHeaders } from 'node:http';
import fp from 'fastify-plugin';
import { DEFAULT_LANGUAGE, LANGUAGE_HEADER, type Language, toLanguage } from '../../contract/language.ts';
import { ApiError } from '../http/api-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language in which the caller is answered. */
    language: Language;
  }
}

/**
 * The language that a request's headers ask for; the default where they ask for none; null where
 * unknown.
 */
export function requestedLanguage(headers: IncomingHttpHeaders): Language | null {
  const header = headers[LANGUAGE_HEADER];
  if (header === undefined || header === '') return DEFAULT_LANGUAGE;
  return typeof header === 'string' ? toLanguage(header.trim().toLowerCase()) : null;
}

/**
 * Sets `request.language` from the `language` header (DESIGN §5). A call of the API that asks for a
 * language we don't have is refused rather than answered in another; pages, which
 * can't carry the header, get the default.
 */
export const languagePlugin = fp(async (app) => {
  app.decorateRequest('language', DEFAULT_LANGUAGE);
  app.addHook('onRequest', async (request) => {
    const language = requestedLanguage(request.headers);
    if (language) request.language = language;
    else if (request.url.startsWith('/api/')) {
      throw new ApiError('malformed', { errors: { [LANGUAGE_HEADER]: 'اختر ar أو en' } });
    }
  });
});
