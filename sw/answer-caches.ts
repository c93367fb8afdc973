import { CacheExpiration } from 'workbox-expiration';
import { DEFAULT_LANGUAGE, LANGUAGE_HEADER, SESSION_HEADER } from '../contract/language.ts';
import { BUILD_ID } from '../src/device/build-id.ts';

const PREFIX = 'rukn-answers-';

/** Only the build that saved an answer reads it (DESIGN §9). */
export const GUEST_ANSWERS = `${PREFIX}guest-${BUILD_ID}`;
/** Answers to requests with a session token: deleted as a whole at sign-out. */
export const PERSON_ANSWERS = `${PREFIX}person-${BUILD_ID}`;

/** Avatars, the signed-in user's among them: shared by all builds, and also deleted at sign-out. */
export const PERSON_PICTURES = 'rukn-person-pictures';

let generation = 0;

/** Returns the number of sign-outs: an answer that was under way during one must not be cached. */
export function signOutCount(): number {
  return generation;
}

async function drop(name: string): Promise<void> {
  await caches.delete(name);
  // Its list of URLs and times in IndexedDB.
  await new CacheExpiration(name, { maxEntries: 1 }).delete();
}

/** Deletes the caches of signed-in users. */
export async function forgetPersons(): Promise<void> {
  generation += 1;
  const names = await caches.keys();
  const isPersonal = (name: string) => name.startsWith(`${PREFIX}person-`) || name === PERSON_PICTURES;
  await Promise.all(names.filter(isPersonal).map(drop));
}

/** Deletes the answer caches of other builds. */
export async function forgetOtherBuilds(): Promise<void> {
  const names = await caches.keys();
  const isForeign = (name: string) =>
    name.startsWith(PREFIX) && name !== GUEST_ANSWERS && name !== PERSON_ANSWERS;
  await Promise.all(names.filter(isForeign).map(drop));
}

/** Enough of the hash to tell the few users of one device apart. */
const HASH_BYTES = 8;

/**
 * Replaces a token where the token itself must not be stored: the start of its SHA-256, in
 * hexadecimal.
 */
async function fingerprint(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest, 0, HASH_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/**
 * The cache key of an API answer: language and session are request headers, which a cache ignores,
 * so the key has them as parameters; all parameters are sorted.
 */
export async function cacheKey(request: Pick<Request, 'url' | 'headers'>): Promise<string> {
  const url = new URL(request.url);
  url.hash = '';
  url.searchParams.sort();
  const token = request.headers.get(SESSION_HEADER);
  url.searchParams.set('__language', request.headers.get(LANGUAGE_HEADER) ?? DEFAULT_LANGUAGE);
  url.searchParams.set('__person', token ? await fingerprint(token) : 'guest');
  return url.href;
}
