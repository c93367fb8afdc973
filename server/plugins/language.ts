import type { IncomingHttpHeaders } from 'node:http';
import fp from 'fastify-plugin';
import { DEFAULT_LANGUAGE, LANGUAGE_HEADER, type Language, toLanguage } from '../../contract/language.ts';
import { ApiError } from '../http/api-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the response. */
    language: Language;
  }
}

/** The language in a request's headers; the default if there is none, null if it is unknown. */
export function requestedLanguage(headers: IncomingHttpHeaders): Language | null {
  const header = headers[LANGUAGE_HEADER];
  if (header === undefined || header === '') return DEFAULT_LANGUAGE;
  return typeof header === 'string' ? toLanguage(header.trim().toLowerCase()) : null;
}

/**
 * Sets `request.language` from the `language` header (DESIGN §5). API calls with an unknown
 * language are refused; pages, which can't send the header, get the default.
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
