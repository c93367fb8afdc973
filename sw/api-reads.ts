import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { SESSION_HEADER } from '../contract/language.ts';
import { SAVED_AT_HEADER } from '../src/api/cached-responses.ts';
import { cacheKey, forgetOtherBuilds, GUEST_ANSWERS, PERSON_ANSWERS, signOutCount } from './answer-caches.ts';
import { cacheRuleOf } from './cache-rules.ts';

declare const self: ServiceWorkerGlobalScope;

/** After this long without an answer, the saved copy is returned, if there is one. */
const PATIENCE_SECONDS = 3;
const MONTH_SECONDS = 30 * 24 * 60 * 60;

/** Keys by language and user; caches only cacheable answers, and none from before a sign-out. */
const careful: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => cacheKey(request),
  handlerWillStart: async ({ state }) => {
    if (state) state.signOuts = signOutCount();
  },
  cacheWillUpdate: async ({ response, state }) =>
    isCacheable(response) && state?.signOuts === signOutCount() ? stamped(response, Date.now()) : null,
};

/** Reads the whole answer; throws if it is not the server's and a saved copy exists. */
function preferSaved(cacheName: string): WorkboxPlugin {
  return {
    fetchDidSucceed: async ({ request, response }) => {
      const whole = await inWhole(response);
      if (!isNoAnswer(whole)) return whole;
      const saved = await caches.match(await cacheKey(request), { cacheName, ignoreVary: true });
      if (saved) throw new Error('This is not the answer: the saved one stands in');
      return whole;
    },
  };
}

function networkFirst(cacheName: string, maxEntries: number): NetworkFirst {
  return new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    matchOptions: { ignoreVary: true },
    plugins: [
      preferSaved(cacheName),
      careful,
      new ExpirationPlugin({ maxEntries, maxAgeSeconds: MONTH_SECONDS, purgeOnQuotaError: true }),
    ],
  });
}

/**
 * Handles the reads that the contract allows a device to cache: network first, else the saved
 * answer. Other calls and all writes are not intercepted. POST reads (`/api/home`) are saved by the
 * page's own store.
 */
export function answerApiReads(): void {
  const forGuests = networkFirst(GUEST_ANSWERS, 200);
  const forPersons = networkFirst(PERSON_ANSWERS, 200);
  registerRoute(
    // With `management` a listing contains identity numbers, which must not be cached.
    ({ url, sameOrigin }) =>
      sameOrigin && cacheRuleOf(url.pathname) !== 'never' && !url.searchParams.has('management'),
    (options) => (options.request.headers.has(SESSION_HEADER) ? forPersons : forGuests).handle(options),
  );
  self.addEventListener('activate', (event) => event.waitUntil(forgetOtherBuilds()));
}

/**
 * Whether an answer may be cached: same-origin, complete and JSON; not an error or a captive
 * portal's page.
 */
export function isCacheable(response: Response): boolean {
  const isOurs = response.type === 'basic' || response.type === 'default';
  const type = response.headers.get('content-type') ?? '';
  return isOurs && response.status === 200 && !response.redirected && /^application\/json(?:;|$)/i.test(type);
}

/** Whether a saved answer is better: this is a portal's page, or the server is down. */
export function isNoAnswer(response: Response): boolean {
  return response.status >= 502 || (response.status === 200 && !isCacheable(response));
}

/** Statuses that have no body (Fetch, null body status). */
const WITHOUT_BODY = [101, 103, 204, 205, 304];

/**
 * Resolves with the answer once its body is complete. One that breaks off counts as failed, so that
 * the saved answer is returned.
 */
export async function inWhole(response: Response): Promise<Response> {
  if (response.redirected || WITHOUT_BODY.includes(response.status)) return response;
  const { status, statusText, headers } = response;
  return new Response(await response.arrayBuffer(), { status, statusText, headers });
}

/**
 * Returns the answer with the time at which it is cached, so that the page can show its age. The
 * time is the device's: with the server's date, everything would look outdated on a device with a
 * wrong clock.
 */
export function stamped(response: Response, now: number): Response {
  const headers = new Headers(response.headers);
  headers.delete('date');
  headers.set(SAVED_AT_HEADER, String(now));
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
