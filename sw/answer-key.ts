import { DEFAULT_LANGUAGE, LANGUAGE_HEADER, SESSION_HEADER } from '../contract/language.ts';

/** Enough of the hash to tell the few persons of one device apart. */
const HASH_BYTES = 8;

/** Stands for a token where the token itself must not be written: a prefix of its SHA-256, in hexadecimal. */
async function fingerprint(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest, 0, HASH_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/**
 * Under which URL an API answer is kept: language and person travel in headers, which a cache does not
 * look at, so they are made part of the address; parameters in one order.
 */
export async function answerKey(request: Pick<Request, 'url' | 'headers'>): Promise<string> {
  const url = new URL(request.url);
  url.hash = '';
  url.searchParams.sort();
  const token = request.headers.get(SESSION_HEADER);
  url.searchParams.set('__language', request.headers.get(LANGUAGE_HEADER) ?? DEFAULT_LANGUAGE);
  url.searchParams.set('__person', token ? await fingerprint(token) : 'guest');
  return url.href;
}
