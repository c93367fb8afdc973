import { CacheExpiration } from 'workbox-expiration';
import { DEFAULT_LANGUAGE, LANGUAGE_HEADER, SESSION_HEADER } from '../contract/language.ts';
import { BUILD_ID } from '../src/device/build-id.ts';

const PREFIX = 'rukn-answers-';

/** Answers are read by the build that saved them only (DESIGN §9). */
export const GUEST_ANSWERS = `${PREFIX}guest-${BUILD_ID}`;
/** Everything that was asked with a session's token: dropped as a whole at sign-out. */
export const PERSON_ANSWERS = `${PREFIX}person-${BUILD_ID}`;

/**
 * Pictures of people, the signed-in person's own among them: whatever the build, dropped at
 * sign-out too.
 */
export const PERSON_PICTURES = 'rukn-person-pictures';

let generation = 0;

/** Counts the sign-outs: an answer that was on its way during one must not be kept. */
export function signOutCount(): number {
  return generation;
}

async function drop(name: string): Promise<void> {
  await caches.delete(name);
  // Its list of addresses and times in IndexedDB.
  await new CacheExpiration(name, { maxEntries: 1 }).delete();
}

/** Removes all that was kept for signed-in persons. */
export async function forgetPersons(): Promise<void> {
  generation += 1;
  const names = await caches.keys();
  const isPersonal = (name: string) => name.startsWith(`${PREFIX}person-`) || name === PERSON_PICTURES;
  await Promise.all(names.filter(isPersonal).map(drop));
}

/** Removes what other builds kept. */
export async function forgetOtherBuilds(): Promise<void> {
  const names = await caches.keys();
  const isForeign = (name: string) =>
    name.startsWith(PREFIX) && name !== GUEST_ANSWERS && name !== PERSON_ANSWERS;
  await Promise.all(names.filter(isForeign).map(drop));
}

/** Enough of the hash to distinguish the few users of one device. */
const HASH_BYTES = 8;

/**
 * Stands for a token where the token itself must not be written: a prefix of its SHA-256, in
 * hexadecimal.
 */
async function fingerprint(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest, 0, HASH_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/**
 * Under which URL an API answer is kept: language and person travel in headers, which a cache does
 * not look at, so they are made part of the address; parameters in one order.
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
