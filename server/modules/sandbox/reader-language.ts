import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE, type Language, toLanguage } from '../../../contract/language.ts';

const languageQuery = z.object({ lang: z.string().optional() });

/** The language in the URL, else that of the app's last page. */
export function readerLanguage(request: FastifyRequest): Language {
  const requested = toLanguage(languageQuery.safeParse(request.query).data?.lang);
  const cookie = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`).exec(request.headers.cookie ?? '')?.[1];
  return requested ?? toLanguage(cookie) ?? DEFAULT_LANGUAGE;
}
